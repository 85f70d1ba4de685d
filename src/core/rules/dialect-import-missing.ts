import type { TextPlace } from '../values/place.ts';
import { type Affected, brief, either, firstOrAny, quote, replace, rule } from './rule.ts';

export const dialectImportMissing = rule<
  {
    specifier: string;
    /** What it was to bring; empty for whatever the file has. */
    names: string;
    /** What is not there. */
    reason: 'file' | 'outside' | 'package' | 'name';
    /** Somebody wants the text of pages checked: what is lost fails the check. */
    isChecked?: boolean;
    /** What to write for it, likeliest first. */
    nearest?: readonly string[];
    /** The first of them must be meant. */
    isSure?: boolean;
    /** It is the file under its new name, as Git says. */
    isMoved?: boolean;
    /** Where the specifier is, or the end of it, and what is written there. */
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
    if (reason === 'outside' && first === undefined) return 'Move the file into the docs folder, and import it there.';
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
});

const reasons = {
  file: 'there is no such file',
  outside: 'it is outside the docs folder, and nothing there is read',
  package: 'packages are not read',
};
