import { certainOr, choose, remove, replace, sure } from './answers.ts';
import { define } from './definition.ts';
import { brief, didYouMean, either, quote } from './wording.ts';

export interface SyntaxProblem extends Partial<Details> {
  readonly kind: keyof typeof problems;
}

interface Details {
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

const closing = { '{': '}', '[': ']' } as const;

const quotes = () => 'Put names and strings in double quotes; the only words without quotes are true, false and null.';

type Say = (details: Details) => string;

const problems = {
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
    ({ found }) => `Unresolved merge conflict: ${quote(brief(found))}.`,
    () => 'Keep one side, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  ],
  unclosed: [
    ({ open, line }) => `The file ends before the ${quote(open)} on line ${line} is closed.`,
    ({ open }) => `Add the missing ${quote(closing[open])}.`,
  ],
  mismatched: [
    ({ found, open, line }) =>
      `${quote(found)} does not match the ${quote(open)} on line ${line}: expected ${quote(closing[open])}.`,
    ({ found, open }) => `Add a ${quote(closing[open])} before this ${quote(found)}.`,
  ],
  unopened: [
    ({ found }) => `Unexpected ${quote(found)}: no bracket is open.`,
    () => 'Remove it, or add the opening bracket.',
  ],
  comma: [({ found }) => `Missing comma before ${brief(found)}.`, () => 'Add a comma after the previous value.'],
  colon: [({ found }) => `Missing colon before ${brief(found)}.`, () => 'Write "name": value.'],
  value: [
    ({ found }) => `Missing value before ${brief(found)}.`,
    () => 'Add the value, or remove the comma or name before it.',
  ],
  name: [({ found }) => `Expected a name in double quotes, not ${brief(found)}.`, quotes],
  quotes: [({ found }) => `${brief(found)} is not a JSON value.`, quotes],
  string: [() => 'This string is not closed.', () => 'Close it with a double quote. Write \\n for a line break.'],
  escape: [() => 'Invalid escape sequence in this string.', () => 'Write \\\\ for a backslash.'],
  control: [
    () => 'Unescaped control character in this string.',
    () => 'Remove it, or write an escape such as \\n or \\t.',
  ],
  trailing: [
    ({ found }) => `Unexpected ${brief(found)} after the end of the JSON value.`,
    () => 'Remove it, or look for a bracket that closes too early.',
  ],
} satisfies Readonly<Record<string, readonly [message: Say, help: Say]>>;

export const reading = {
  'config-missing': define<{
    below: readonly string[];
    legacy: boolean;
    isFolder: boolean;
  }>({
    message: ({ isFolder }) => (isFolder ? 'docs.json is a folder, not a file.' : 'No docs.json in this folder.'),
    help: ({ below, legacy, isFolder }) => {
      if (isFolder) return 'Rename the folder, and create a file docs.json with a "navigation" member.';
      if (below.length > 0) return `Found ${either(below.slice(0, 3))}: use that folder as the root.`;
      if (legacy)
        return 'Found mint.json, the older format: run docs-json-nav fix, which writes docs.json and keeps mint.json.';
      return 'Pass the folder that contains docs.json, or create docs.json with a "navigation" member.';
    },
  }),
  'config-syntax': define<{ problem: SyntaxProblem; repair?: SyntaxRepair | undefined }>({
    message: ({ problem }) => problems[problem.kind][0](detailsOf(problem)),
    help: ({ problem }) => problems[problem.kind][1](detailsOf(problem)),
    related: () => 'opened here',
    answers: ({ repair }, { location: { file } }) =>
      repair && sure(replace({ file, start: repair.start, end: repair.end }, undefined, repair.text, repair.title)),
    hides: true,
  }),
  'config-nonstandard': define<{ what: 'comment' | 'trailing comma' }>({
    message: ({ what }) =>
      what === 'comment'
        ? 'JSON does not allow comments: other tools reject this file.'
        : 'JSON does not allow a trailing comma: other tools reject this file.',
    help: ({ what }) => (what === 'comment' ? 'Remove the comment.' : 'Remove the comma.'),
    // The text of a comment may be worth keeping, so removing it is only offered.
    answers: ({ what }, { location }) =>
      what === 'comment'
        ? choose(replace(location, undefined, '', 'Remove the comment'))
        : sure(replace(location, ',', '', 'Remove the comma')),
  }),
  'config-duplicate-key': define<{ key: string; isSame?: boolean }>({
    message: ({ key }) => `Duplicate key ${quote(key)}: the first value is lost.`,
    help: () => 'Merge the two values, or remove one of them.',
    related: () => 'first defined here',
    answers: ({ isSame }, { location, related }) =>
      isSame === true
        ? sure(remove(related, 'Remove the first one, which has the same value'))
        : choose(remove(related, 'Remove the first'), remove(location, 'Remove the second')),
  }),
  'variable-unknown': define<{ name: string; nearest: string | undefined; only?: string | undefined }>({
    severity: 'warning',
    message: ({ name }) => `Unknown variable ${quote(brief(name))}: "variables" in docs.json does not define it.`,
    help: ({ name, nearest }) =>
      nearest === undefined
        ? `Add ${quote(brief(name))} to "variables" in docs.json, or format it as code to show the braces.`
        : `Did you mean {{${nearest}}}?`,
    group: ({ name }) => name,
    answers: ({ nearest, only }, { location }) =>
      certainOr(only, [nearest], (name) => replace(location, undefined, `{{${name}}}`)),
  }),
  'ref-missing': define<{
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
  'ref-outside-root': define<{ path: string }>({
    message: ({ path }) => `The $ref ${quote(path)} points outside the docs folder.`,
    help: ({ path }) =>
      path.startsWith('/')
        ? 'Write the path relative to the file that contains the $ref, without the leading slash.'
        : 'Move the file into the docs folder.',
  }),
  'ref-cycle': define<{ chain: readonly string[] }>({
    message: ({ chain }) => `Circular $ref: ${chain.join(' -> ')}.`,
    help: () => 'Remove one $ref from the cycle.',
  }),
  'ignore-unused': define<{
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

function detailsOf(problem: SyntaxProblem): Details {
  return { found: '', limit: 0, open: '{', line: 0, ...problem };
}
