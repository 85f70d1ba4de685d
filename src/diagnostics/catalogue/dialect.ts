import { type Affected, brief, quote, rule } from './rule.ts';

const outcomes = {
  lost: 'it is left out',
  changed: 'it does not look or work as meant',
  replaced: 'its source is shown instead',
} as const;

export const dialect = {
  'dialect-component-unknown': rule<{ name: string } & Affected>({
    severity: 'warning',
    message: ({ name }) => `Nothing defines the component ${quote(brief(name))}: only what is in it is shown.`,
    help: () => 'Import it from a file of the docs folder, or use a component that the host knows.',
    group: ({ name }) => name,
  }),
  'dialect-name-unknown': rule<{ name: string } & Affected>({
    severity: 'warning',
    message: ({ name }) => `Nothing defines ${quote(brief(name))}: it is shown as it is written, with its braces.`,
    help: ({ name }) => `Write \`${brief(name)}\` as code or \\{ for a brace, or define the name.`,
    group: ({ name }) => name,
  }),
  'dialect-import-missing': rule<{ specifier: string; names: string } & Affected>({
    severity: 'warning',
    message: ({ specifier, names }) =>
      `${quote(brief(specifier))} cannot be imported: there is no such file${names === '' ? '' : `, or it has no ${quote(brief(names))}`}.`,
    help: () => 'Only files of the docs folder and "react" can be imported: packages are not read.',
    group: ({ specifier }) => specifier,
  }),
  'dialect-part-failed': rule<{ reason: string } & Affected>({
    severity: 'warning',
    message: ({ reason, effect }) => `This part cannot be shown as meant, ${outcomes[effect]}: ${brief(reason)}.`,
    help: () => 'Correct it, or write it without JavaScript.',
    group: ({ reason }) => reason,
  }),
  'dialect-syntax': rule<{ reason: string } & Affected>({
    severity: 'warning',
    message: ({ reason }) => `MDX rejects this part, and as much of it as possible is shown: ${brief(reason)}.`,
    help: () => 'Close every tag, and write \\< and \\{ for the characters themselves.',
    group: ({ reason }) => reason,
  }),
  'dialect-icon-unknown': rule<{ icon: string; near: string | undefined } & Affected>({
    severity: 'warning',
    message: ({ icon, near }) =>
      `There is no icon ${quote(brief(icon))}: ${near === undefined ? 'none' : quote(near)} is shown.`,
    help: () => 'Name an icon of the library that docs.json chooses.',
    group: ({ icon }) => icon,
  }),
} as const;
