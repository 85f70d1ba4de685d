import type { IgnoreRule } from '../values/inventory.ts';
import { quote, rule } from './rule.ts';
import { ignoreRule } from './shared/pages.ts';

export const pageIgnored = rule<{ entry: string; file: string; rule: IgnoreRule }>({
  message: ({ file, rule: by }) => `${file} exists but is excluded by ${ignoreRule(by)}.`,
  help: ({ rule: by }) => {
    if (by.from === 'symbolic-link')
      return `Copy it into the docs folder, or allow what it leads to with the option follow: [${quote(by.pattern)}].`;
    return by.from === 'built-in'
      ? 'Rename or move the file, or name it in the option "pages".'
      : 'Change that rule, or remove the entry.';
  },
  related: () => 'the rule that excludes it',
});
