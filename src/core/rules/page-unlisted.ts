import { rule } from './rule.ts';

export const pageUnlisted = rule<{
  file: string;
  /** Page files in it, if it is a folder. */
  count: number | undefined;
}>({
  severity: 'off',
  message: ({ file, count }) =>
    count === undefined
      ? `${file} is published, and the navigation never reaches it.`
      : `The ${count} pages in ${file}/ are published, and the navigation reaches none of them.`,
  help: ({ count }) => (count === undefined ? 'List it, remove it, or ignore it.' : 'List, remove, or ignore them.'),
  group: () => 'unlisted',
});
