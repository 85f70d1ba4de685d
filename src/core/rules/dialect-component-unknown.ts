import { type Affected, brief, quote, rule } from './rule.ts';

export const dialectComponentUnknown = rule<{ name: string } & Affected>({
  severity: 'warning',
  needs: ['for'],
  message: ({ name }) => `Nothing defines the component ${quote(brief(name))}: only its content is shown.`,
  help: () => 'Import it from a file of the docs folder, or use a component that the host knows.',
  group: ({ name }) => name,
});
