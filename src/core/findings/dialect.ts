import type { TextPlace } from '../values/location.ts';
import { firstOrAny, replace } from './answers.ts';
import { type Affected, define } from './definition.ts';
import { brief, either, quote } from './wording.ts';

const reasons = {
  file: 'there is no such file',
  outside: 'it is outside the docs folder, and nothing there is read',
  package: 'packages are not read',
};

const outcomes = {
  lost: 'This part is left out',
  changed: 'This part does not look or work as intended',
  replaced: 'The source of this part is shown instead',
} as const;

/** Content of pages that the renderer can't show. */
export const dialect = {
  'dialect-component-unknown': define<{ name: string } & Affected>({
    severity: 'warning',
    needs: ['for'],
    message: ({ name }) => `Nothing defines the component ${quote(brief(name))}: only its content is shown.`,
    help: () => 'Import it from a file of the docs folder, or use a component that the host knows.',
    group: ({ name }) => name,
  }),
  'dialect-name-unknown': define<{ name: string } & Affected>({
    severity: 'warning',
    needs: ['for'],
    message: ({ name }) => `Nothing defines ${quote(brief(name))}: it is shown as it is written, with its braces.`,
    help: ({ name }) => `Write \`${brief(name)}\` as code or \\{ for a brace, or define the name.`,
    group: ({ name }) => name,
  }),
  'dialect-import-missing': define<
    {
      specifier: string;
      /** Imported names, joined with commas; empty for a side-effect import. */
      names: string;
      reason: 'file' | 'outside' | 'package' | 'name';
      /** Page bodies are checked, so this is an error. */
      isChecked?: boolean;
      /** Replacement specifiers, most likely first. */
      nearest?: readonly string[];
      /** The first of `nearest` is certain. */
      isSure?: boolean;
      /** Git recorded a rename to the first of `nearest`. */
      isMoved?: boolean;
      /** Range of the specifier, or of its last part, with its text. */
      written?: { readonly place: TextPlace; readonly was: string };
    } & Affected
  >({
    severity: ({ isChecked }) => (isChecked === true ? 'error' : 'warning'),
    needs: ['content', 'for'],
    message: ({ specifier, names, reason }) => {
      if (reason === 'name') return `${quote(brief(specifier))} exports no ${quote(brief(names))}.`;
      return `${quote(brief(specifier))} cannot be imported: ${reasons[reason]}.`;
    },
    help: ({ reason, nearest: [first, ...others] = [], isMoved }) => {
      if (reason === 'name') return 'Export it there, or import what the file exports.';
      if (reason === 'package') return 'Write it in a file of the docs folder, and import that.';
      if (reason === 'outside' && first === undefined)
        return 'Move the file into the docs folder, and import it there.';
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
  'dialect-link-missing': define<{ target: string } & Affected>({
    severity: 'warning',
    needs: ['for'],
    message: ({ target }) =>
      `The value here makes the link ${quote(brief(target))}, which leads to no page, file or redirect of this site.`,
    help: () => 'Correct what the component is given, or add the page.',
    facts: ({ target }) => ({ target, resolved: target, suggestions: [] }),
    group: ({ target }) => target,
  }),
  'dialect-part-failed': define<{ reason: string; isLinkInLink?: boolean } & Affected>({
    severity: 'warning',
    needs: ['for'],
    message: ({ reason, effect }) => `${outcomes[effect]}: ${brief(reason)}.`,
    help: ({ isLinkInLink }) =>
      isLinkInLink === true
        ? 'HTML does not allow a link inside a link: keep one of the two.'
        : 'Correct it, or write it without JavaScript.',
    group: ({ reason }) => reason,
  }),
  'dialect-syntax': define<{ reason: string } & Affected>({
    severity: 'warning',
    needs: ['for'],
    message: ({ reason }) => `MDX rejects this part, and as much of it as possible is shown: ${brief(reason)}.`,
    help: () => 'Close every tag, and write \\< and \\{ for the characters themselves.',
    group: ({ reason }) => reason,
    impliedBy: 'mdx-syntax',
  }),
  'dialect-icon-unknown': define<{ icon: string; near: string | undefined } & Affected>({
    severity: 'warning',
    needs: ['for'],
    message: ({ icon, near }) =>
      `Unknown icon ${quote(brief(icon))}: ${near === undefined ? 'nothing' : quote(near)} is shown.`,
    help: () => 'Name an icon of the library that docs.json chooses.',
    group: ({ icon }) => icon,
  }),
} as const;
