import type { TextLocation } from '../values/location.ts';
import { certainOrOffered, replaceAnswer } from './answers.ts';
import { defineFinding, type WithEffect } from './definition.ts';
import { joinWithAnd, joinWithOr, quote, shorten } from './wording.ts';

const importReasons = {
  file: 'file not found',
  outside: 'it is outside the docs folder',
  package: 'packages are not supported',
};

const effectMessages = {
  lost: 'This part is omitted',
  changed: 'This part does not look or work as intended',
  replaced: 'The source of this part is shown instead',
} as const;

export const dialectFindings = {
  'dialect-component-unknown': defineFinding<{ name: string } & WithEffect>({
    severity: 'warning',
    needs: ['for'],
    message: ({ name }) => `Unknown component ${quote(shorten(name))}: only its content is shown.`,
    help: () => 'Import it from a file in the docs folder, or use a built-in component such as Card.',
    group: ({ name }) => name,
  }),
  'dialect-name-unknown': defineFinding<{ name: string; followsCutCode?: true | undefined } & WithEffect>({
    severity: 'warning',
    needs: ['content', 'for'],
    message: ({ name }) => `${quote(shorten(name))} is not defined: it is shown as written, with its braces.`,
    help: ({ name, followsCutCode }) =>
      followsCutCode === true
        ? 'Code before it ends too early, because a backslash does not escape a backtick in code. Enclose code that contains a backtick in two backticks: ``a`b``.'
        : `If that is what you want, write \\{${shorten(name)}}, or format it as code. If a value should appear, define the name in the page: export const ${shorten(name)} = …`,
    group: ({ name }) => name,
  }),
  'dialect-import-missing': defineFinding<
    {
      specifier: string;
      names: string;
      reason: 'file' | 'outside' | 'package' | 'name';
      /** Page bodies are checked. The finding is then an error instead of a warning. */
      isChecked?: boolean;
      nearest?: readonly string[];
      /** Imported names, all of which the nearest file exports. Its path need not be similar. */
      exported?: readonly string[];
      /** Names that the imported file exports. */
      available?: readonly string[];
      isSure?: boolean;
      isMoved?: boolean;
      /** Missing file, relative to the docs folder. */
      path?: string;
      written?: { readonly location: TextLocation; readonly was: string };
    } & WithEffect
  >({
    severity: ({ isChecked }) => (isChecked === true ? 'error' : 'warning'),
    needs: ['content', 'for'],
    message: ({ specifier, names, reason }) => {
      if (reason === 'name') return `${quote(shorten(specifier))} does not export ${quote(shorten(names))}.`;
      return `${quote(shorten(specifier))} cannot be imported: ${importReasons[reason]}.`;
    },
    help: ({ names, reason, nearest: [first, ...others] = [], exported, available = [], isMoved, path }) => {
      if (reason === 'name') return missingNameHelp(names, available);
      if (reason === 'package') return 'Write it in a file in the docs folder, and import that file.';
      if (reason === 'outside' && first === undefined)
        return 'Move the file into the docs folder, and import it from there.';
      if (first === undefined)
        return `Add ${path === undefined ? 'the file' : shorten(path)}, or remove the import and what uses it.`;
      if (exported !== undefined)
        return `${quote(first)} exports ${joinWithAnd(exported.map(quote))}: if you mean that file, write its path.`;
      if (isMoved === true) return `The file was renamed in Git: write ${quote(first)}.`;
      return `Did you mean ${joinWithOr([first, ...others].map(quote))}?`;
    },
    group: ({ specifier }) => specifier,
    answers: ({ specifier, nearest = [], isSure, written }) => {
      if (written === undefined) return undefined;
      const { location, was } = written;
      const prefix = specifier.slice(0, specifier.length - was.length);
      const replacements = nearest.flatMap((item) =>
        item.startsWith(prefix) ? (replaceAnswer(location, was, item.slice(prefix.length)) ?? []) : [],
      );
      return certainOrOffered(isSure, replacements);
    },
  }),
  'dialect-link-missing': defineFinding<{ target: string } & WithEffect>({
    severity: 'warning',
    needs: ['for'],
    message: ({ target }) =>
      `This value creates the broken link ${quote(shorten(target))}: no page, file or redirect matches.`,
    help: () => 'Correct the value passed to the component, or add the page.',
    facts: ({ target }) => ({ target, resolved: target, suggestions: [] }),
    group: ({ target }) => target,
  }),
  'dialect-part-failed': defineFinding<{ reason: string; isLinkInLink?: boolean } & WithEffect>({
    severity: 'warning',
    needs: ['for'],
    message: ({ reason, effect }) => `${effectMessages[effect]}: ${shorten(reason)}.`,
    help: ({ isLinkInLink }) =>
      isLinkInLink === true
        ? 'HTML does not allow a link inside a link: keep one of the two.'
        : 'Correct it, or write it without JavaScript.',
    group: ({ reason }) => reason,
  }),
  'dialect-syntax': defineFinding<{ reason: string } & WithEffect>({
    severity: 'warning',
    needs: ['for'],
    message: ({ reason }) => `Syntax error in this part, which is shown as far as possible: ${shorten(reason)}.`,
    help: () => 'Close every tag, and write \\< and \\{ for literal characters.',
    group: ({ reason }) => reason,
    impliedBy: 'mdx-syntax',
  }),
  'dialect-icon-unknown': defineFinding<{ icon: string; similar: string | undefined } & WithEffect>({
    severity: 'warning',
    needs: ['for'],
    message: ({ icon, similar: similarIcon }) =>
      `Unknown icon ${quote(shorten(icon))}: ${similarIcon === undefined ? 'nothing' : quote(similarIcon)} is shown.`,
    help: () => 'Use an icon of the library that docs.json sets.',
    group: ({ icon }) => icon,
  }),
} as const;

function missingNameHelp(name: string, available: readonly string[]): string {
  if (name === 'default') return 'Add "export default" there, or import one of its names in braces.';
  const list = available.length === 0 ? '' : `: ${joinWithAnd(available.map((item) => quote(shorten(item))))}`;
  return `Export ${quote(shorten(name))} there, or import a name that the file exports${list}.`;
}
