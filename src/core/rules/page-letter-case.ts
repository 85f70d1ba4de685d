import { brief, firstOrAny, quote, rule, write } from './rule.ts';

export const pageLetterCase = rule<{
  entry: string;
  path: string;
  file: string;
  /** No other page differs in letter case only, and no entry names this one as it is. */
  isSure: boolean;
}>({
  message: ({ entry, file }) =>
    `${quote(brief(entry))} and the file ${file} differ in letter case: this works on some machines and fails on others.`,
  help: ({ path }) => `Write ${quote(path)}.`,
  answers: ({ entry, path, isSure }, { place }) => firstOrAny(isSure, [write(place, entry, path)]),
});
