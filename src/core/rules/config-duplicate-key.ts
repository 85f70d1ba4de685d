import { choose, quote, remove, rule, sure } from './rule.ts';

export const configDuplicateKey = rule<{ key: string; isSame?: boolean }>({
  message: ({ key }) => `${quote(key)} is written twice in one object: the first value is lost.`,
  help: () => 'Merge the two values, or remove one of them.',
  related: () => 'first written here',
  answers: ({ isSame }, { place, related }) =>
    isSame === true
      ? sure(remove(related, 'Remove the first one, which has the same value'))
      : choose(remove(related, 'Remove the first'), remove(place, 'Remove the second')),
});
