import { type Affected, brief, quote, rule } from './rule.ts';

export const dialectIconUnknown = rule<{ icon: string; near: string | undefined } & Affected>({
  severity: 'warning',
  needs: ['for'],
  message: ({ icon, near }) =>
    `Unknown icon ${quote(brief(icon))}: ${near === undefined ? 'nothing' : quote(near)} is shown.`,
  help: () => 'Name an icon of the library that docs.json chooses.',
  group: ({ icon }) => icon,
});
