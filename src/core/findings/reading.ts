import { choose, remove, replace, sure, sureOr } from './answers.ts';
import { define } from './definition.ts';
import { brief, didYouMean, either, quote } from './wording.ts';

export interface SyntaxProblem extends Partial<Details> {
  readonly kind: keyof typeof problems;
}

interface Details {
  /** Unexpected text as shown to the user, or the reason why the file can't be read. */
  readonly found: string;
  readonly limit: number;
  /** Innermost unclosed bracket and its line. */
  readonly open: '{' | '[';
  readonly line: number;
}

/** The only single edit that makes the text valid. */
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
  empty: [() => 'The file is empty.', () => 'Give it an object with a "navigation" member.'],
  encoding: [() => 'The file is not UTF-8 text.', () => 'Save it as UTF-8.'],
  'UTF-16': [() => 'The file is UTF-16 text; JSON is UTF-8.', () => 'Save it as UTF-8.'],
  unreadable: [
    ({ found }) => `The file is there and cannot be read: ${found}.`,
    () => 'Give the user that runs this permission to read it.',
  ],
  depth: [
    ({ limit }) => `The values are nested more than ${limit} levels deep.`,
    () => 'Nest less deeply, or split the navigation into files with $ref.',
  ],
  size: [
    ({ limit }) => `With this $ref, docs.json has more than ${limit} values.`,
    () => 'Refer to a file once for each place that needs it, not from file to file.',
  ],
  conflict: [
    ({ found }) => `A merge conflict was left in the file: ${quote(brief(found))}.`,
    () => 'Keep one side, and remove the lines with <<<<<<<, ======= and >>>>>>>.',
  ],
  unclosed: [
    ({ open, line }) => `The file ends, and the ${quote(open)} of line ${line} is still open.`,
    ({ open }) => `Add the missing ${quote(closing[open])}.`,
  ],
  mismatched: [
    ({ found, open, line }) =>
      `${quote(found)} closes the ${quote(open)} of line ${line}, which needs a ${quote(closing[open])}.`,
    ({ found, open }) => `Add a ${quote(closing[open])} before this ${quote(found)}.`,
  ],
  unopened: [
    ({ found }) => `This ${quote(found)} closes nothing.`,
    () => 'Remove it, or add the bracket that it should close.',
  ],
  comma: [({ found }) => `A comma is missing before ${brief(found)}.`, () => 'Put a comma after the value before it.'],
  colon: [({ found }) => `A colon is missing before ${brief(found)}.`, () => 'Write "name": value.'],
  value: [
    ({ found }) => `A value is missing before ${brief(found)}.`,
    () => 'Add the value, or remove what asks for one.',
  ],
  name: [({ found }) => `Expected a name in double quotes here, not ${brief(found)}.`, quotes],
  quotes: [({ found }) => `${brief(found)} is not a JSON value.`, quotes],
  string: [
    () => 'This string is not closed on its line.',
    () => 'Close it with a double quote; a line break inside is written \\n.',
  ],
  escape: [
    () => 'This string has an escape sequence that JSON does not have.',
    () => 'A backslash itself is written \\\\.',
  ],
  control: [
    () => 'This string has an unescaped control character.',
    () => 'Remove it, or write it as an escape such as \\n or \\t.',
  ],
  trailing: [
    ({ found }) => `The JSON value is complete, and ${brief(found)} follows it.`,
    () => 'Remove what follows, or check for a bracket that closes too early.',
  ],
} satisfies Readonly<Record<string, readonly [message: Say, help: Say]>>;

/** Files that can't be read as written. */
export const reading = {
  'config-missing': define<{
    below: readonly string[];
    legacy: boolean /** A folder has its name. */;
    isFolder: boolean;
  }>({
    message: ({ isFolder }) => (isFolder ? 'docs.json is a folder here, not a file.' : 'There is no docs.json here.'),
    help: ({ below, legacy, isFolder }) => {
      if (isFolder) return 'Rename the folder, and create a file docs.json with a "navigation" member.';
      if (below.length > 0) return `Found ${either(below.slice(0, 3))}: name that folder as the root.`;
      if (legacy) return 'There is a mint.json, the older form: move its navigation into a docs.json.';
      return 'Name the folder that contains docs.json, or create one with a "navigation" member.';
    },
  }),
  'config-syntax': define<{ problem: SyntaxProblem; repair?: SyntaxRepair | undefined }>({
    message: ({ problem }) => problems[problem.kind][0](detailsOf(problem)),
    help: ({ problem }) => problems[problem.kind][1](detailsOf(problem)),
    related: () => 'opened here',
    answers: ({ repair }, { place: { file } }) =>
      repair && sure(replace({ file, start: repair.start, end: repair.end }, undefined, repair.text, repair.title)),
    hides: true,
  }),
  'config-nonstandard': define<{ what: 'comment' | 'trailing comma' }>({
    message: ({ what }) =>
      what === 'comment'
        ? 'JSON has no comments: other programs reject this file.'
        : 'JSON allows no comma after the last entry.',
    help: ({ what }) => (what === 'comment' ? 'Remove the comment.' : 'Remove the comma.'),
    // The text of a comment may be worth keeping, so removing it is only offered.
    answers: ({ what }, { place }) =>
      what === 'comment'
        ? choose(replace(place, undefined, '', 'Remove the comment'))
        : sure(replace(place, ',', '', 'Remove the comma')),
  }),
  'config-duplicate-key': define<{ key: string; isSame?: boolean }>({
    message: ({ key }) => `${quote(key)} is written twice in one object: the first value is lost.`,
    help: () => 'Merge the two values, or remove one of them.',
    related: () => 'first written here',
    answers: ({ isSame }, { place, related }) =>
      isSame === true
        ? sure(remove(related, 'Remove the first one, which has the same value'))
        : choose(remove(related, 'Remove the first'), remove(place, 'Remove the second')),
  }),
  'variable-unknown': define<{ name: string; nearest: string | undefined; only?: string | undefined }>({
    severity: 'warning',
    message: ({ name }) => `No variable ${quote(brief(name))}: "variables" of docs.json does not set it.`,
    help: ({ name, nearest }) =>
      nearest === undefined
        ? `Add ${quote(brief(name))} to "variables" in docs.json, or write it as code if it is meant as text.`
        : `Did you mean {{${nearest}}}?`,
    group: ({ name }) => name,
    answers: ({ nearest, only }, { place }) =>
      sureOr(only, [nearest], (name) => replace(place, undefined, `{{${name}}}`)),
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
        ? `No file ${quote(target)} for this $ref.`
        : `No file ${quote(target)} for the $ref ${quote(path)}.`,
    help: ({ nearest, fragment, url }) => {
      if (url) return 'A $ref names a JSON file in the docs folder, not a URL.';
      if (fragment) return 'A $ref names a whole file: leave out the part from "#".';
      return didYouMean(nearest) ?? 'The path is relative to the folder of the file that contains the $ref.';
    },
    hides: true,
  }),
  'ref-outside-root': define<{ path: string }>({
    message: ({ path }) => `The $ref ${quote(path)} leads out of the docs folder, and nothing outside it is read.`,
    help: ({ path }) =>
      path.startsWith('/')
        ? 'Write the path relative to the file that contains the $ref, without the leading slash.'
        : 'Move the file into the docs folder.',
  }),
  'ref-cycle': define<{ chain: readonly string[] }>({
    message: ({ chain }) => `This $ref leads back to itself: ${chain.join(' -> ')}.`,
    help: () => 'Remove one $ref from the cycle.',
  }),
  'ignore-unused': define<{
    /** Code named by the comment or setting. */
    ignored: string | undefined;
    /** Similar code, if `ignored` doesn't exist. */
    nearest: string | undefined;
    isKnown: boolean;
    /** Path of the setting, `ignoreFindings[0]`; undefined for a comment. */
    setting: string | undefined;
  }>({
    severity: 'warning',
    needs: ['content'],
    message: ({ ignored, isKnown, setting }) => {
      const who = setting === undefined ? 'This comment' : `The setting ${setting}`;
      if (ignored === undefined) return `${who} names no code to ignore.`;
      if (!isKnown) return `${who} ignores ${quote(ignored)}, and no such code exists.`;
      return `${who} ignores ${quote(ignored)}, and there is no such finding.`;
    },
    help: ({ ignored, nearest, isKnown, setting }) => {
      if (ignored === undefined) return 'Name it: docs-json-nav-ignore link-missing: the reason.';
      if (!isKnown && nearest !== undefined) return `Did you mean ${quote(nearest)}?`;
      return setting === undefined ? 'Remove the comment.' : 'Remove the setting.';
    },
  }),
} as const;

function detailsOf(problem: SyntaxProblem): Details {
  return { found: '', limit: 0, open: '{', line: 0, ...problem };
}
