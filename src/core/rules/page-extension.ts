import { brief, quote, rule, sure, write } from './rule.ts';

export const pageExtension = rule<{ entry: string; path: string }>({
  message: ({ entry }) => `${quote(brief(entry))} is written with its extension.`,
  help: ({ path }) => `Write ${quote(path)}.`,
  answers: ({ entry, path }, { place }) => sure(write(place, entry, path)),
});
