import { createColors, wrapText } from '../core/diagnostics.ts';
import { visibleFlags } from './arguments.ts';
import type { Command } from './command.ts';
import { terminalWidth } from './streams.ts';

const minDescriptionWidth = 36;

export function formatHelp({ usage, summary, examples, flags, notes = [] }: Command): string {
  const colors = createColors();
  const rows = Object.entries(visibleFlags(flags)).map(([name, { short, value, description }]): [string, string] => [
    `${short === undefined ? '    ' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`,
    description,
  ]);
  return [
    `${colors.bold('Usage')}  ${usage}`,
    '',
    ...wrapText(summary, terminalWidth(), '', 0),
    '',
    colors.bold('Flags'),
    ...formatColumns(rows),
    '',
    colors.bold('Examples'),
    ...formatColumns(examples),
    ...notes.flatMap((note) => ['', ...wrapText(note, terminalWidth(), '', 0)]),
  ].join('\n');
}

export function formatOverview(commands: Readonly<Record<string, { readonly summary: string }>>): string {
  const colors = createColors();
  return [
    `${colors.bold('docs-json-nav')}  checks and resolves the navigation of docs.json`,
    '',
    `${colors.bold('Usage')}  docs-json-nav <command> [root] [flags]`,
    '',
    colors.bold('Commands'),
    ...formatColumns(Object.entries(commands).map(([name, { summary }]) => [name, summary] as const)),
    '',
    colors.bold('Examples'),
    ...formatColumns([
      ['docs-json-nav check', 'check the docs folder here, or the only one in a subfolder'],
      ['docs-json-nav check docs --format json', 'the same, for other programs'],
      ['docs-json-nav print docs', 'print the resolved navigation'],
    ]),
    '',
    'Flags of a command: docs-json-nav <command> --help',
  ].join('\n');
}

/** Formats two indented columns. In a narrow terminal, the second column moves to the line below. */
function formatColumns(rows: readonly (readonly [string, string])[]): string[] {
  const colors = createColors();
  const columns = terminalWidth();
  const leftWidth = Math.max(...rows.map(([left]) => left.length));
  const maxRowWidth = Math.max(...rows.map(([, right]) => right.length)) + leftWidth + 4;
  const fitsOnOneLine =
    columns === undefined || maxRowWidth <= columns || columns - leftWidth - 4 >= minDescriptionWidth;
  return rows.flatMap(([left, right]) => {
    if (fitsOnOneLine)
      return wrapText(right, columns, `  ${colors.cyan(left.padEnd(leftWidth))}  `, leftWidth + 4).map((line) =>
        line.trimEnd(),
      );
    return [`  ${colors.cyan(left)}`, ...wrapText(right, columns, ' '.repeat(10), 10)];
  });
}
