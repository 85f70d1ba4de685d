import { colorsFor, wrap } from '../core/diagnostics.ts';
import { type Flags, shownFlags } from './arguments.ts';
import { terminalWidth } from './terminal-width.ts';

/** What the help of a command says. */
export interface CommandHelp {
  readonly usage: string;
  readonly summary: string;
  readonly examples: readonly (readonly [command: string, description: string])[];
  readonly flags: Flags;
  /** Further paragraphs. */
  readonly notes?: readonly string[];
}

/** Columns that a description needs beside what it describes. */
const leastBeside = 36;

/** The help of one command. */
export function formatHelp({ usage, summary, examples, flags, notes = [] }: CommandHelp): string {
  const colors = colorsFor();
  const rows = Object.entries(shownFlags(flags)).map(([name, { short, value, description }]): [string, string] => [
    `${short === undefined ? '    ' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`,
    description,
  ]);
  return [
    `${colors.bold('Usage')}  ${usage}`,
    '',
    ...wrap(summary, terminalWidth(), '', 0),
    '',
    colors.bold('Flags'),
    ...table(rows),
    '',
    colors.bold('Examples'),
    ...table(examples),
    ...notes.flatMap((note) => ['', ...wrap(note, terminalWidth(), '', 0)]),
  ].join('\n');
}

/** Two columns, indented. In a terminal that is too narrow for both, the right one is below the left one. */
export function table(rows: readonly (readonly [string, string])[]): string[] {
  const colors = colorsFor();
  const columns = terminalWidth();
  const width = Math.max(...rows.map(([left]) => left.length));
  const widest = Math.max(...rows.map(([, right]) => right.length)) + width + 4;
  const isBeside = columns === undefined || widest <= columns || columns - width - 4 >= leastBeside;
  return rows.flatMap(([left, right]) => {
    if (isBeside)
      return wrap(right, columns, `  ${colors.cyan(left.padEnd(width))}  `, width + 4).map((line) => line.trimEnd());
    return [`  ${colors.cyan(left)}`, ...wrap(right, columns, ' '.repeat(10), 10)];
  });
}
