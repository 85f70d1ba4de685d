import { choose, remove, replace, sure, sureOr } from './answers.ts';
import { brief, either, quote, rule } from './rule.ts';

/** What keeps a text from being JSON. */
export type SyntaxProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'encoding'; readonly encoding: 'UTF-16' | 'unknown' }
  | { readonly kind: 'unreadable'; readonly reason: string }
  | { readonly kind: 'depth'; readonly limit: number }
  | { readonly kind: 'size'; readonly limit: number }
  | { readonly kind: 'conflict'; readonly marker: string }
  | { readonly kind: 'unclosed'; readonly open: '{' | '['; readonly found: string | undefined; readonly line: number }
  | { readonly kind: 'unopened'; readonly found: string }
  | { readonly kind: 'comma'; readonly found: string }
  | { readonly kind: 'colon'; readonly found: string }
  | { readonly kind: 'value'; readonly found: string }
  | { readonly kind: 'name'; readonly found: string }
  | { readonly kind: 'quotes'; readonly found: string }
  | { readonly kind: 'string' }
  | { readonly kind: 'escape' }
  | { readonly kind: 'control' }
  | { readonly kind: 'trailing'; readonly found: string };

/** An edit of the text after which it can be read, and the only one of its kind. */
export interface SyntaxRepair {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** For people: `Put a comma here`. */
  readonly title: string;
}

const closing = { '{': '}', '[': ']' } as const;

export const reading = {
  'config-missing': rule<{
    below: readonly string[];
    legacy: boolean /** A folder has its name. */;
    isFolder: boolean;
  }>({
    severity: 'error',
    message: ({ isFolder }) => (isFolder ? 'docs.json is a folder here, not a file.' : 'There is no docs.json here.'),
    help: ({ below, legacy, isFolder }) => {
      if (isFolder) return 'Give the folder another name, and create a file docs.json with a "navigation" member.';
      if (below.length > 0) return `Found ${either(below.slice(0, 3))}: name that folder as the root.`;
      if (legacy) return 'There is a mint.json, the older form: move its navigation into a docs.json.';
      return 'Name the folder that holds docs.json, or create one with a "navigation" member.';
    },
  }),
  'config-syntax': rule<{ problem: SyntaxProblem; repair?: SyntaxRepair | undefined }>({
    severity: 'error',
    message: ({ problem }) => syntaxMessage(problem),
    help: ({ problem }) => syntaxHelp(problem),
    related: () => 'opened here',
    answers: ({ repair }, { place: { file } }) =>
      repair && sure(replace({ file, start: repair.start, end: repair.end }, undefined, repair.text, repair.title)),
    hides: true,
  }),
  'config-nonstandard': rule<{ what: 'comment' | 'trailing comma' }>({
    severity: 'error',
    message: ({ what }) =>
      what === 'comment'
        ? 'JSON has no comments: other programs reject this file.'
        : 'JSON allows no comma after the last entry.',
    help: ({ what }) => (what === 'comment' ? 'Remove the comment.' : 'Remove the comma.'),
    // What a comment says may be worth keeping elsewhere.
    answers: ({ what }, { place }) =>
      what === 'comment'
        ? choose(replace(place, undefined, '', 'Remove the comment'))
        : sure(replace(place, ',', '', 'Remove the comma')),
  }),
  'config-duplicate-key': rule<{ key: string; isSame?: boolean }>({
    severity: 'error',
    message: ({ key }) => `${quote(key)} is written twice in one object: the first value is lost.`,
    help: () => 'Merge the two values, or remove one of them.',
    related: () => 'first written here',
    answers: ({ isSame }, { place, related }) =>
      isSame === true
        ? sure(remove(related, 'Remove the first, which says the same'))
        : choose(remove(related, 'Remove the first'), remove(place, 'Remove the second')),
  }),
  'variable-unknown': rule<{ name: string; nearest: string | undefined; only?: string | undefined }>({
    severity: 'warning',
    message: ({ name }) => `No variable ${quote(brief(name))}: "variables" of docs.json does not set it.`,
    help: ({ name, nearest }) =>
      nearest === undefined
        ? `Add ${quote(brief(name))} to "variables" in docs.json, or write it as code if it is meant as text.`
        : `Did you mean {{${nearest}}}?`,
    group: ({ name }) => name,
    answers: ({ nearest, only }, { place }) =>
      sureOr(
        only === undefined ? undefined : replace(place, undefined, `{{${only}}}`),
        nearest === undefined ? undefined : replace(place, undefined, `{{${nearest}}}`),
      ),
  }),
  'ref-missing': rule<{ path: string; target: string; nearest: string | undefined; fragment: boolean; url: boolean }>({
    severity: 'error',
    message: ({ path, target }) =>
      path === target
        ? `No file ${quote(target)} for this $ref.`
        : `No file ${quote(target)} for the $ref ${quote(path)}.`,
    help: ({ nearest, fragment, url }) => {
      if (url) return 'A $ref names a JSON file in the docs folder, not a URL.';
      if (fragment) return 'A $ref names a whole file: leave out the part from "#".';
      return nearest === undefined
        ? 'The path is relative to the folder of the file that holds the $ref.'
        : `Did you mean ${quote(nearest)}?`;
    },
    hides: true,
  }),
  'ref-outside-root': rule<{ path: string }>({
    severity: 'error',
    message: ({ path }) => `The $ref ${quote(path)} leads out of the docs folder, and nothing outside it is read.`,
    help: ({ path }) =>
      path.startsWith('/')
        ? 'Write the path relative to the file that holds the $ref, without the leading slash.'
        : 'Move the file into the docs folder.',
  }),
  'ref-cycle': rule<{ chain: readonly string[] }>({
    severity: 'error',
    message: ({ chain }) => `This $ref leads back to itself: ${chain.join(' -> ')}.`,
    help: () => 'Remove one $ref from the cycle.',
  }),
} as const;

function syntaxMessage(problem: SyntaxProblem): string {
  switch (problem.kind) {
    case 'empty':
      return 'The file is empty.';
    case 'encoding':
      return problem.encoding === 'UTF-16' ? 'The file is UTF-16 text; JSON is UTF-8.' : 'The file is not UTF-8 text.';
    case 'unreadable':
      return `The file is there and cannot be read: ${problem.reason}.`;
    case 'depth':
      return `The values are nested more than ${problem.limit} levels deep.`;
    case 'size':
      return `With this $ref, docs.json holds more than ${problem.limit} values.`;
    case 'conflict':
      return `A merge conflict was left in the file: ${quote(brief(problem.marker))}.`;
    case 'unclosed':
      return problem.found === undefined
        ? `The file ends, and the ${quote(problem.open)} of line ${problem.line} is still open.`
        : `${quote(problem.found)} closes the ${quote(problem.open)} of line ${problem.line}, which needs a ${quote(closing[problem.open])}.`;
    case 'unopened':
      return `This ${quote(problem.found)} closes nothing.`;
    case 'comma':
      return `A comma is missing before ${brief(problem.found)}.`;
    case 'colon':
      return `A colon is missing before ${brief(problem.found)}.`;
    case 'value':
      return `A value is missing before ${brief(problem.found)}.`;
    case 'name':
      return `Expected a name in double quotes here, not ${brief(problem.found)}.`;
    case 'quotes':
      return `${brief(problem.found)} is not a JSON value.`;
    case 'string':
      return 'This string is not closed on its line.';
    case 'escape':
      return 'This string holds an escape that JSON does not know.';
    case 'control':
      return 'This string holds a control character that is not escaped.';
    case 'trailing':
      return `The JSON value is complete, and ${brief(problem.found)} follows it.`;
  }
}

function syntaxHelp(problem: SyntaxProblem): string | undefined {
  switch (problem.kind) {
    case 'empty':
      return 'Give it an object with a "navigation" member.';
    case 'encoding':
      return 'Save it as UTF-8.';
    case 'unreadable':
      return 'Give the user that runs this permission to read it.';
    case 'depth':
      return 'Nest less deeply, or split the navigation into files with $ref.';
    case 'size':
      return 'Refer to a file once for each place that needs it, not from file to file.';
    case 'conflict':
      return 'Keep one side, and remove the lines with <<<<<<<, ======= and >>>>>>>.';
    case 'unclosed':
      return problem.found === undefined
        ? `Add the missing ${quote(closing[problem.open])}.`
        : `Add a ${quote(closing[problem.open])} before this ${quote(problem.found)}.`;
    case 'unopened':
      return 'Remove it, or add the bracket that it should close.';
    case 'comma':
      return 'Put a comma after the value before it.';
    case 'colon':
      return 'Write "name": value.';
    case 'value':
      return 'Add the value, or remove what asks for one.';
    case 'name':
    case 'quotes':
      return 'Names and strings stand in double quotes; the only bare words are true, false and null.';
    case 'string':
      return 'Close it with a double quote; a line break inside is written \\n.';
    case 'escape':
      return 'A backslash itself is written \\\\.';
    case 'control':
      return 'Remove it, or write it as an escape such as \\n or \\t.';
    case 'trailing':
      return 'Remove what follows, or check for a bracket that closes too early.';
  }
}
