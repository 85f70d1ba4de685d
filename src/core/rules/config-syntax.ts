import { brief, quote, replace, rule, sure } from './rule.ts';
import type { SyntaxProblem, SyntaxRepair } from './shared/reading.ts';

export const configSyntax = rule<{ problem: SyntaxProblem; repair?: SyntaxRepair | undefined }>({
  severity: 'error',
  message: ({ problem }) => syntaxMessage(problem),
  help: ({ problem }) => syntaxHelp(problem),
  related: () => 'opened here',
  answers: ({ repair }, { place: { file } }) =>
    repair && sure(replace({ file, start: repair.start, end: repair.end }, undefined, repair.text, repair.title)),
  hides: true,
});

const closing = { '{': '}', '[': ']' } as const;

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
      return `With this $ref, docs.json has more than ${problem.limit} values.`;
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
      return 'This string has an escape sequence that JSON does not have.';
    case 'control':
      return 'This string has an unescaped control character.';
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
      return 'Put names and strings in double quotes; the only words without quotes are true, false and null.';
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
