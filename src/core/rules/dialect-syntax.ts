import { type Affected, brief, rule } from './rule.ts';

export const dialectSyntax = rule<{ reason: string } & Affected>({
  severity: 'warning',
  needs: ['for'],
  message: ({ reason }) => `MDX rejects this part, and as much of it as possible is shown: ${brief(reason)}.`,
  help: () => 'Close every tag, and write \\< and \\{ for the characters themselves.',
  group: ({ reason }) => reason,
  impliedBy: 'mdx-syntax',
});
