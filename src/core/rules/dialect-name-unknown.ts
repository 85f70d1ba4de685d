import { type Affected, brief, quote, rule } from './rule.ts';

export const dialectNameUnknown = rule<{ name: string } & Affected>({
  severity: 'warning',
  needs: ['for'],
  message: ({ name }) => `Nothing defines ${quote(brief(name))}: it is shown as it is written, with its braces.`,
  help: ({ name }) => `Write \`${brief(name)}\` as code or \\{ for a brace, or define the name.`,
  group: ({ name }) => name,
});
