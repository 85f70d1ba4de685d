import { codeFrame, SourceLines } from '../../../diagnostics/report/frame.ts';
import type { Diagnostic } from '../../../values/diagnostic.ts';
import type { Point } from './tree.ts';

/** A file whose text is converted. */
export interface Source {
  /** Path relative to the docs folder. */
  readonly file: string;
  readonly text: string;
  /** Line of the file that the text begins at, from 1. */
  readonly line: number;
}

/** Something that cannot be shown as it was meant. Lines and columns are those of the file, from 1. */
export interface ConversionWarning {
  readonly message: string;
  readonly help: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly frame: string;
}

/** Makes a warning for a stretch of a text. */
export function warningAt(
  { file, text, line }: Source,
  { start, end }: { readonly start: Point; readonly end: Point },
  message: string,
  help: string,
): ConversionWarning {
  const place = { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
  const framed = codeFrame(place as Diagnostic, new SourceLines(text));
  return { message, help, file, line: start.line + line - 1, column: start.column, frame: moved(framed, line - 1) };
}

/** A code frame with its line numbers counted from the start of the file. */
function moved(frame: string, by: number): string {
  const lines = frame.split('\n').map((line) => {
    const [, number, rest = ''] = /^ +(\d*)( \|.*)$/s.exec(line) ?? [];
    return { number: number === '' || number === undefined ? '' : String(Number(number) + by), rest };
  });
  const width = Math.max(...lines.map(({ number }) => number.length));
  return lines.map(({ number, rest }) => ` ${number.padStart(width)}${rest}`).join('\n');
}

/** Places that are named of one and the same fault. */
const mostPlaces = 5;

/** A report of warnings, each fault once with all its places. */
export function formatWarnings(warnings: readonly ConversionWarning[]): string {
  const groups = new Map<string, ConversionWarning[]>();
  for (const warning of warnings) {
    const group = groups.get(warning.message);
    if (group === undefined) groups.set(warning.message, [warning]);
    else group.push(warning);
  }
  const parts = [...groups.values()].map((group) => {
    const [{ message, help, frame }, ...others] = group as [ConversionWarning, ...ConversionWarning[]];
    const named = others.slice(0, mostPlaces - 1).map((other) => `  also ${placeOf(other)}`);
    const left = others.length - named.length;
    return [
      `warning ${placeOf(group[0] as ConversionWarning)}`,
      `  ${message}`,
      ...frame.split('\n').map((line) => ` ${line}`),
      ...named,
      ...(left === 0 ? [] : [`  and in ${left} more ${left === 1 ? 'place' : 'places'}`]),
      `  help ${help}`,
    ].join('\n');
  });
  const count = warnings.length === 1 ? '1 piece' : `${warnings.length} pieces`;
  return `${count} of MDX that a Vue page cannot show as meant\n\n${parts.join('\n\n')}\n`;
}

function placeOf({ file, line, column }: ConversionWarning): string {
  return `${file}:${line}:${column}`;
}
