import type { IgnoreRule } from '../values/inventory.ts';
import { quote, rule } from './rule.ts';

export const pageIgnored = rule<{ entry: string; file: string; rule: IgnoreRule }>({
  severity: 'error',
  message: ({ file, rule: by }) => `${file} exists and is left out by ${ignoreRule(by)}.`,
  help: ({ rule: by }) => {
    if (by.from === 'symbolic-link')
      return `Copy it into the docs folder, or allow what it leads to with the option follow: [${quote(by.pattern)}].`;
    return by.from === 'built-in'
      ? 'Rename or move the file, or name it in the option "pages".'
      : 'Change that rule, or remove the entry.';
  },
  related: () => 'the rule that leaves it out',
});

function ignoreRule(by: IgnoreRule): string {
  switch (by.from) {
    case 'built-in':
      return `a built-in rule (${by.pattern})`;
    case 'options':
      return `the option "ignore" (${by.pattern})`;
    case '.mintignore':
      return `line ${by.line ?? 1} of .mintignore (${by.pattern})`;
    case 'git':
      return 'Git, which ignores it';
    case 'symbolic-link':
      return `the rule for symbolic links: it leads out of the docs folder, to ${by.pattern}`;
  }
}
