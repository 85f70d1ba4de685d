import { rule } from './rule.ts';

export const pageUnlisted = rule<{ file: string }>({
  severity: 'off',
  message: ({ file }) => `${file} is published, and the navigation never reaches it.`,
  help: () => 'List it, remove it, or ignore it.',
  group: () => 'unlisted',
});
