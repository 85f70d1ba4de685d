import { either, rule } from './rule.ts';

export const configMissing = rule<{
  below: readonly string[];
  legacy: boolean /** A folder has its name. */;
  isFolder: boolean;
}>({
  message: ({ isFolder }) => (isFolder ? 'docs.json is a folder here, not a file.' : 'There is no docs.json here.'),
  help: ({ below, legacy, isFolder }) => {
    if (isFolder) return 'Rename the folder, and create a file docs.json with a "navigation" member.';
    if (below.length > 0) return `Found ${either(below.slice(0, 3))}: name that folder as the root.`;
    if (legacy) return 'There is a mint.json, the older form: move its navigation into a docs.json.';
    return 'Name the folder that contains docs.json, or create one with a "navigation" member.';
  },
});
