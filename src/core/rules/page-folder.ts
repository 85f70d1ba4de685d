import { brief, quote, rule, sure, write } from './rule.ts';

export const pageFolder = rule<{ entry: string; path: string }>({
  severity: 'warning',
  message: ({ entry }) => `${quote(brief(entry))} is a folder; its index page is used.`,
  help: ({ path }) => `Write ${quote(path)}.`,
  answers: ({ entry, path }, { place }) => sure(write(place, entry, path)),
});
