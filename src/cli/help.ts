import { colorsFor } from '../diagnostics/report/colors.ts';
import type { Flags } from './arguments.ts';

/** What the help of a command says. */
export interface CommandHelp {
  readonly usage: string;
  readonly summary: string;
  readonly examples: readonly (readonly [command: string, description: string])[];
  readonly flags: Flags;
  /** Further paragraphs. */
  readonly notes?: readonly string[];
}

/** The help of one command. */
export function formatHelp({ usage, summary, examples, flags, notes = [] }: CommandHelp): string {
  const colors = colorsFor();
  const rows = Object.entries(flags).map(([name, { short, value, description }]): [string, string] => [
    `${short === undefined ? '    ' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`,
    description,
  ]);
  return [
    `${colors.bold('Usage')}  ${usage}`,
    '',
    summary,
    '',
    colors.bold('Flags'),
    ...table(rows),
    '',
    colors.bold('Examples'),
    ...table(examples),
    ...notes.flatMap((note) => ['', note]),
  ].join('\n');
}

/** Two columns, indented. */
export function table(rows: readonly (readonly [string, string])[]): string[] {
  const colors = colorsFor();
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${colors.cyan(left.padEnd(width))}  ${right}`.trimEnd());
}
