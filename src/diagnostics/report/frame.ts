import type { Diagnostic } from '../../values/diagnostic.ts';
import { columnsOf, printable } from './text.ts';

/** How the parts of a code frame are coloured. */
export interface FrameStyle {
  readonly dim: (text: string) => string;
  readonly mark: (text: string) => string;
}

const plain: FrameStyle = { dim: (text) => text, mark: (text) => text };

/** Lines shown before the one that is meant. */
const linesBefore = 2;
const width = 100;

/**
 * The lines around a diagnostic's place, the place underlined.
 *
 * @param source Text of the file, without its byte order mark.
 * @returns Lines without a line break at the end; empty where the file has no such line.
 */
export function codeFrame(diagnostic: Diagnostic, source: string, style: FrameStyle = plain): string {
  const lines = source.split(/\r?\n/);
  const { line, column, endLine, endColumn } = diagnostic;
  const meant = lines[line - 1];
  if (meant === undefined || source === '') return '';
  const first = Math.max(1, line - linesBefore);
  const last = Math.min(lines.length, line + 1);
  const gutter = String(last).length;
  const cut = Math.max(0, Math.min(column - 1 - width / 4, meant.length - width));
  const show = (text: string): string => printable(text.slice(cut, cut + width));

  const output: string[] = [];
  for (let number = first; number <= last; number++) {
    const text = lines[number - 1] as string;
    const shown = show(text);
    if (number !== line) {
      if (shown.trim() !== '') output.push(style.dim(` ${String(number).padStart(gutter)} | ${shown}`));
      continue;
    }
    output.push(`${style.dim(` ${String(number).padStart(gutter)} |`)} ${shown}`);
    const before = columnsOf(printable(meant.slice(cut, column - 1)));
    const end = endLine === line ? endColumn - 1 : meant.length;
    const under = columnsOf(printable(meant.slice(column - 1, Math.min(Math.max(end, column), cut + width))));
    output.push(
      `${style.dim(` ${' '.repeat(gutter)} |`)} ${' '.repeat(before)}${style.mark('^'.repeat(Math.max(under, 1)))}`,
    );
  }
  return output.join('\n');
}
