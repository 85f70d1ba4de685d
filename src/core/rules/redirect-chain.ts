import { firstOrAny, quote, rule, write } from './rule.ts';

export const redirectChain = rule<{
  destination: string;
  final: string;
  /** It may be meant to lead to what is between: that may lead on to something else tomorrow, or is a page. */
  isMeant: boolean;
}>({
  severity: 'info',
  needs: ['content'],
  message: ({ destination }) => `${quote(destination)} is itself redirected.`,
  help: ({ final }) => `Redirect there directly: write ${quote(final)}.`,
  group: () => 'chain',
  facts: ({ destination, final }) => ({ target: destination, resolved: destination, suggestions: [final] }),
  answers: ({ destination, final, isMeant }, { place }) => firstOrAny(!isMeant, [write(place, destination, final)]),
  follows: true,
});
