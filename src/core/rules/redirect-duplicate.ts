import { choose, quote, remove, rule, sure } from './rule.ts';

export const redirectDuplicate = rule<{ source: string; isSame: boolean }>({
  severity: ({ isSame }) => (isSame ? 'info' : 'error'),
  needs: ['content'],
  message: ({ source, isSame }) =>
    isSame
      ? `${quote(source)} is redirected twice to the same place.`
      : `${quote(source)} is redirected twice: only the first counts.`,
  help: () => 'Remove one of the two.',
  related: () => 'the first redirect of that source',
  answers: ({ isSame }, { place, related }) =>
    isSame
      ? sure(remove(place))
      : choose(remove(place, 'Keep the first, which counts'), remove(related, 'Keep this one')),
  follows: true,
});
