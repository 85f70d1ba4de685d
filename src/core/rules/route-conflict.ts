import { rule } from './rule.ts';

/** With a folder, the two differ in address, and the file of one is to stand where the folder of the other does. */
export const routeConflict = rule<{ route: string; file: string; other: string; folder?: string }>({
  message: ({ route, file, other, folder }) =>
    folder === undefined
      ? `${file} and ${other} have the same address, ${route}.`
      : `${file} is in the folder ${folder}, and ${other} is written to a file of that name.`,
  help: () => 'Rename one of them.',
  related: () => 'the page that has the address',
});
