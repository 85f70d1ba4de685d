import { brief, quote, replace, rule, sure } from './rule.ts';

/** What keeps a text from being JSON. */
export interface SyntaxProblem extends Partial<Details> {
  readonly kind: keyof typeof problems;
}

interface Details {
  /** What is there instead of what was expected, as prose shows it; of an unreadable file the reason. */
  readonly found: string;
  readonly limit: number;
  /** The bracket that is still open, and its line. */
  readonly open: '{' | '[';
  readonly line: number;
}

/** An edit of the text after which it can be read, and the only one of its kind. */
export interface SyntaxRepair {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** For people: `Put a comma here`. */
  readonly title: string;
}

export const configSyntax = rule<{ problem: SyntaxProblem; repair?: SyntaxRepair | undefined }>({
  message: ({ problem }) => problems[problem.kind][0](detailsOf(problem)),
  help: ({ problem }) => problems[problem.kind][1](detailsOf(problem)),
  related: () => 'opened here',
  answers: ({ repair }, { place: { file } }) =>
    repair && sure(replace({ file, start: repair.start, end: repair.end }, undefined, repair.text, repair.title)),
  hides: true,
});

const closing = { '{': '}', '[': ']' } as const;
const quotes = () => 'Put names and strings in double quotes; the only words without quotes are true, false and null.';

type Say = (details: Details) => string;

/** What is wrong, and what helps. */
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

function detailsOf(problem: SyntaxProblem): Details {
  return { found: '', limit: 0, open: '{', line: 0, ...problem };
}
