import { quote, rule } from './rule.ts';

export const refOutsideRoot = rule<{ path: string }>({
  message: ({ path }) => `The $ref ${quote(path)} leads out of the docs folder, and nothing outside it is read.`,
  help: ({ path }) =>
    path.startsWith('/')
      ? 'Write the path relative to the file that contains the $ref, without the leading slash.'
      : 'Move the file into the docs folder.',
});
