import { brief, choose, quote, remove, rule } from './rule.ts';

export const defaultConflict = rule<{ noun: string; name: string }>({
  message: ({ noun, name }) => `A second ${noun} is the default: ${quote(brief(name))}.`,
  help: ({ noun }) => `Readers can start in only one ${noun} of a list: keep one default.`,
  related: ({ noun }) => `the first default ${noun}`,
  answers: ({ noun }, { place, related }) =>
    choose(remove(place, 'Keep the first default'), remove(related, `Make this ${noun} the default`)),
});
