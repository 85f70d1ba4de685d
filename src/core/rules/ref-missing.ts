import { didYouMean, quote, rule } from './rule.ts';

export const refMissing = rule<{
  path: string;
  target: string;
  nearest: string | undefined;
  fragment: boolean;
  url: boolean;
}>({
  message: ({ path, target }) =>
    path === target
      ? `No file ${quote(target)} for this $ref.`
      : `No file ${quote(target)} for the $ref ${quote(path)}.`,
  help: ({ nearest, fragment, url }) => {
    if (url) return 'A $ref names a JSON file in the docs folder, not a URL.';
    if (fragment) return 'A $ref names a whole file: leave out the part from "#".';
    return didYouMean(nearest) ?? 'The path is relative to the folder of the file that contains the $ref.';
  },
  hides: true,
});
