import { choose, remove, rule, sure } from './rule.ts';

export const redirectLoop = rule<{
  chain: readonly string[];
  /** A page is at its address, which the redirect keeps readers from. */
  isPage: boolean;
}>({
  needs: ['content'],
  message: ({ chain }) => `This redirect leads back to itself: ${chain.join(' -> ')}.`,
  help: () => 'Remove one redirect from the loop, or point it at a page.',
  // Without a page, its author must have meant another destination.
  answers: ({ chain, isPage }, { place }) =>
    chain.length === 2 && isPage ? sure(remove(place)) : choose(remove(place, 'Remove this redirect')),
});
