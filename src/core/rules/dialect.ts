import type { TextPlace } from '../values/place.ts';
import { firstOrAny, replace } from './answers.ts';
import { type Affected, brief, either, quote, rule } from './rule.ts';

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
  'dialect-import-missing': rule<
    {
      specifier: string;
      /** What it was to bring; empty for whatever the file has. */
      names: string;
      /** What is not there. */
      reason: 'file' | 'package' | 'name';
      /** Somebody wants the text of pages checked: what is lost fails the check. */
      isChecked?: boolean;
      /** What to write for it, likeliest first. */
      nearest?: readonly string[];
      /** The first of them must be meant. */
      isSure?: boolean;
      /** It is the file under its new name, as Git says. */
      isMoved?: boolean;
      /** Where the specifier stands, or the end of it, and what is written there. */
      written?: { readonly place: TextPlace; readonly was: string };
    } & Affected
  >({
    severity: ({ isChecked }) => (isChecked === true ? 'error' : 'warning'),
    message: ({ specifier, names, reason }) => {
      if (reason === 'name') return `${quote(brief(specifier))} exports no ${quote(brief(names))}.`;
      const why = reason === 'file' ? 'there is no such file' : 'packages are not read';
      return `${quote(brief(specifier))} cannot be imported: ${why}.`;
    },
    help: ({ reason, nearest: [first, ...others] = [], isMoved }) => {
      if (reason === 'name') return 'Export it there, or import what the file exports.';
      if (reason === 'package') return 'Write it in a file of the docs folder, and import that.';
      if (first === undefined) return 'Add the file, or remove the import and what shows it.';
      if (isMoved === true) return `The file was renamed in Git: write ${quote(first)}.`;
      return `Did you mean ${either([first, ...others].map(quote))}?`;
    },
    group: ({ specifier }) => specifier,
    answers: ({ specifier, nearest = [], isSure, written }) => {
      if (written === undefined) return undefined;
      const { place, was } = written;
      const unwritten = specifier.slice(0, specifier.length - was.length);
      const given = nearest.flatMap((one) =>
        one.startsWith(unwritten) ? (replace(place, was, one.slice(unwritten.length)) ?? []) : [],
      );
      return firstOrAny(isSure, given);
    },
  }),
  'dialect-link-missing': rule<{ target: string } & Affected>({
    severity: 'warning',
    message: ({ target }) =>
      `What stands here makes the link ${quote(brief(target))}, which leads to no page, file or redirect of this site.`,
    help: () => 'Correct what the component is given, or add the page.',
    facts: ({ target }) => ({ target, resolved: target, suggestions: [] }),
    group: ({ target }) => target,
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
    impliedBy: 'mdx-syntax',
  }),
  'dialect-icon-unknown': rule<{ icon: string; near: string | undefined } & Affected>({
    severity: 'warning',
    message: ({ icon, near }) =>
      `Unknown icon ${quote(brief(icon))}: ${near === undefined ? 'nothing' : quote(near)} is shown.`,
    help: () => 'Name an icon of the library that docs.json chooses.',
    group: ({ icon }) => icon,
  }),
} as const;
