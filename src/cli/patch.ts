import { createTwoFilesPatch } from 'diff';
import { type Colors, colorsFor, printable } from '../core/diagnostics.ts';

/** What changes in a file, as a unified diff with three lines around each change; colored where colors are wanted. */
export function formatPatch(name: string, before: string, after: string): string {
  const colors = colorsFor();
  const patch = createTwoFilesPatch(name, name, before, after, '', '', { context: 3 });
  // What is before the names is a rule.
  const lines = patch.slice(patch.indexOf('--- ')).trimEnd().split('\n');
  return lines.map((line) => painted(line, colors)).join('\n');
}

function painted(line: string, { bold, cyan, green, red }: Colors): string {
  // Both heads end with a tab for a date.
  if (line.startsWith('--- ') || line.startsWith('+++ ')) return bold(printable(line.trimEnd()));
  const text = printable(line.replace(/\r$/, ''));
  if (line.startsWith('@@')) return cyan(text);
  if (line.startsWith('+')) return green(text);
  return line.startsWith('-') ? red(text) : text;
}
