import { certainAnswer, certainTextOrOffered, offerAnswers, removeAnswer, replaceAnswer } from './answers.ts';
import { defineFinding } from './definition.ts';
import { didYouMean, joinWithOr, quote, shorten } from './wording.ts';

export interface SyntaxProblem extends Partial<SyntaxProblemDetails> {
  readonly kind: keyof typeof syntaxProblems;
}

interface SyntaxProblemDetails {
  /** Unexpected text as shown to the user, or the reason why the file can't be read. */
  readonly found: string;
  readonly limit: number;
  readonly open: '{' | '[';
  readonly line: number;
}

export interface SyntaxRepair {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Label of the edit: `Put a comma here`. */
  readonly title: string;
}

const closingBrackets = { '{': '}', '[': ']' } as const;

const quotesHelp = () =>
  'Put names and strings in double quotes; the only words without quotes are true, false and null.';

type FormatProblem = (details: SyntaxProblemDetails) => string;

const syntaxProblems = {
  empty: [() => 'The file is empty.', () => 'Write an object with a "navigation" member.'],
  encoding: [() => 'The file is not UTF-8 text.', () => 'Save it as UTF-8.'],
  'UTF-16': [() => 'The file is UTF-16 text; JSON is UTF-8.', () => 'Save it as UTF-8.'],
  unreadable: [
    ({ found }) => `The file cannot be read: ${found}.`,
    () => 'Give the user who runs this command read permission.',
  ],
  depth: [
    ({ limit }) => `The values are nested more than ${limit} levels deep.`,
    () => 'Nest less deeply, or split the navigation into files with $ref.',
  ],
  size: [
    ({ limit }) => `With this $ref, docs.json has more than ${limit} values.`,
    () => 'Include each file only where it is needed: nested includes multiply.',
  ],
  conflict: [
    ({ found }) => `Unresolved merge conflict: ${quote(shorten(found))}.`,
    () => 'Keep one side, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  ],
  unclosed: [
    ({ open, line }) => `The file ends before the ${quote(open)} on line ${line} is closed.`,
    ({ open }) => `Add the missing ${quote(closingBrackets[open])}.`,
  ],
  mismatched: [
    ({ found, open, line }) =>
      `${quote(found)} does not match the ${quote(open)} on line ${line}: expected ${quote(closingBrackets[open])}.`,
    ({ found, open }) => `Add a ${quote(closingBrackets[open])} before this ${quote(found)}.`,
  ],
  unopened: [
    ({ found }) => `Unexpected ${quote(found)}: no bracket is open.`,
    () => 'Remove it, or add the opening bracket.',
  ],
  comma: [({ found }) => `Missing comma before ${shorten(found)}.`, () => 'Add a comma after the previous value.'],
  colon: [({ found }) => `Missing colon before ${shorten(found)}.`, () => 'Write "name": value.'],
  value: [
    ({ found }) => `Missing value before ${shorten(found)}.`,
    () => 'Add the value, or remove the comma or name before it.',
  ],
  name: [({ found }) => `Expected a name in double quotes, not ${shorten(found)}.`, quotesHelp],
  quotes: [({ found }) => `${shorten(found)} is not a JSON value.`, quotesHelp],
  string: [() => 'This string is not closed.', () => 'Close it with a double quote. Write \\n for a line break.'],
  escape: [() => 'Invalid escape sequence in this string.', () => 'Write \\\\ for a backslash.'],
  control: [
    () => 'Unescaped control character in this string.',
    () => 'Remove it, or write an escape such as \\n or \\t.',
  ],
  trailing: [
    ({ found }) => `Unexpected ${shorten(found)} after the end of the JSON value.`,
    () => 'Remove it, or look for a bracket that closes too early.',
  ],
} satisfies Readonly<Record<string, readonly [message: FormatProblem, help: FormatProblem]>>;

export const readingFindings = {
  'config-missing': defineFinding<{
    subfolders: readonly string[];
    hasLegacyConfig: boolean;
    isFolder: boolean;
  }>({
    message: ({ isFolder }) => (isFolder ? 'docs.json is a folder, not a file.' : 'No docs.json in this folder.'),
    help: ({ subfolders, hasLegacyConfig, isFolder }) => {
      if (isFolder) return 'Rename the folder, and create a file docs.json with a "navigation" member.';
      if (subfolders.length > 0) return `Found ${joinWithOr(subfolders.slice(0, 3))}: use that folder as the root.`;
      if (hasLegacyConfig)
        return 'Found mint.json, the older format: run docs-json-nav fix, which writes docs.json and keeps mint.json.';
      return 'Pass the folder that contains docs.json, or create docs.json with a "navigation" member.';
    },
  }),
  'config-syntax': defineFinding<{ problem: SyntaxProblem; repair?: SyntaxRepair | undefined }>({
    message: ({ problem }) => syntaxProblems[problem.kind][0](detailsOf(problem)),
    help: ({ problem }) => syntaxProblems[problem.kind][1](detailsOf(problem)),
    related: () => 'opened here',
    answers: ({ repair }, { location: { file } }) =>
      repair &&
      certainAnswer(
        replaceAnswer({ file, start: repair.start, end: repair.end }, undefined, repair.text, repair.title),
      ),
    hides: true,
  }),
  'config-nonstandard': defineFinding<{ what: 'comment' | 'trailing comma' }>({
    message: ({ what }) =>
      what === 'comment'
        ? 'JSON does not allow comments: other tools reject this file.'
        : 'JSON does not allow a trailing comma: other tools reject this file.',
    help: ({ what }) => (what === 'comment' ? 'Remove the comment.' : 'Remove the comma.'),
    // The text of a comment may be worth keeping, so removing it is only offered.
    answers: ({ what }, { location }) =>
      what === 'comment'
        ? offerAnswers(replaceAnswer(location, undefined, '', 'Remove the comment'))
        : certainAnswer(replaceAnswer(location, ',', '', 'Remove the comma')),
  }),
  'config-duplicate-key': defineFinding<{ key: string; isSame?: boolean }>({
    message: ({ key }) => `Duplicate key ${quote(key)}: the first value is lost.`,
    help: () => 'Merge the two values, or remove one of them.',
    related: () => 'first defined here',
    answers: ({ isSame }, { location, related }) =>
      isSame === true
        ? certainAnswer(removeAnswer(related, 'Remove the first one, which has the same value'))
        : offerAnswers(removeAnswer(related, 'Remove the first'), removeAnswer(location, 'Remove the second')),
  }),
  'variable-unknown': defineFinding<{
    name: string;
    nearest: string | undefined;
    only?: string | undefined;
    /** `docs.json` defines at least one variable. */
    hasVariables: boolean;
  }>({
    severity: 'warning',
    message: ({ name, hasVariables }) =>
      `Unknown variable ${quote(shorten(name))}: ${hasVariables ? '"variables" in docs.json does not define it' : 'docs.json has no "variables"'}.`,
    help: ({ name, nearest, hasVariables }) => {
      if (nearest !== undefined) return `Did you mean {{${nearest}}}?`;
      const definition = `${quote(shorten(name))}: "…"`;
      const action = hasVariables
        ? `add ${definition} to "variables" in docs.json`
        : `add "variables": { ${definition} } to docs.json, next to "navigation"`;
      return `To show a value, ${action}. To show the braces, write it as code: \`{{${shorten(name)}}}\`.`;
    },
    group: ({ name }) => name,
    answers: ({ nearest, only }, { location }) =>
      certainTextOrOffered(only, [nearest], (name) => replaceAnswer(location, undefined, `{{${name}}}`)),
  }),
  'ref-missing': defineFinding<{
    path: string;
    target: string;
    nearest: string | undefined;
    fragment: boolean;
    url: boolean;
  }>({
    message: ({ path, target }) =>
      path === target
        ? `File not found for this $ref: ${quote(target)}.`
        : `File not found for the $ref ${quote(path)}: ${quote(target)}.`,
    help: ({ nearest, fragment, url }) => {
      if (url) return 'Write the path of a JSON file in the docs folder, not a URL.';
      if (fragment) return 'Remove the part from "#": a $ref includes a whole file.';
      return didYouMean(nearest) ?? 'Write the path relative to the file that contains the $ref.';
    },
    hides: true,
  }),
  'ref-outside-root': defineFinding<{ path: string }>({
    message: ({ path }) => `The $ref ${quote(path)} points outside the docs folder.`,
    help: ({ path }) =>
      path.startsWith('/')
        ? 'Write the path relative to the file that contains the $ref, without the leading slash.'
        : 'Move the file into the docs folder.',
  }),
  'ref-cycle': defineFinding<{ chain: readonly string[] }>({
    message: ({ chain }) => `Circular $ref: ${chain.join(' -> ')}.`,
    help: () => 'Remove one $ref from the cycle.',
  }),
  'ignore-unused': defineFinding<{
    ignored: string | undefined;
    nearest: string | undefined;
    isKnown: boolean;
    setting: string | undefined;
  }>({
    severity: 'warning',
    needs: ['content'],
    message: ({ ignored, isKnown, setting }) => {
      const subject = setting === undefined ? 'This comment' : `The setting ${setting}`;
      if (ignored === undefined) return `${subject} does not name a code to ignore.`;
      if (!isKnown) return `${subject} ignores ${quote(ignored)}, which is not a code.`;
      return `${subject} ignores ${quote(ignored)}, but there is no such finding.`;
    },
    help: ({ ignored, nearest, isKnown, setting }) => {
      if (ignored === undefined) return 'Add the code: docs-json-nav-ignore link-missing: the reason.';
      if (!isKnown && nearest !== undefined) return `Did you mean ${quote(nearest)}?`;
      return setting === undefined ? 'Remove the comment.' : 'Remove the setting.';
    },
  }),
} as const;

function detailsOf(problem: SyntaxProblem): SyntaxProblemDetails {
  return { found: '', limit: 0, open: '{', line: 0, ...problem };
}
