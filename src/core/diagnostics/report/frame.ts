import type { Diagnostic } from '../../values/diagnostic.ts';
import { columnsOf, printable } from './text.ts';

export interface FrameStyle {
  readonly dim: (text: string) => string;
  readonly mark: (text: string) => string;
}

const plain: FrameStyle = { dim: (text) => text, mark: (text) => text };

/** Number of lines shown before the line of the finding. */
const linesBefore = 2;
/** Maximum and minimum number of columns of a line. */
const [widest, narrowest] = [100, 20];

/**
 * Formats the lines around a finding and underlines its range.
 *
 * @param source Lines of the file, from `split('\ ')`.
 * @param columns Maximum width of a line including its number. Default: 100 columns of text.
 * @returns Lines without a trailing line break; empty if the file has no such line.
 */
export function codeFrame(
  diagnostic: Diagnostic,
  source: readonly string[],
  style: FrameStyle = plain,
  columns = Number.POSITIVE_INFINITY,
): string {
  const { line, column, endLine, endColumn } = diagnostic;
  const first = Math.max(1, line - linesBefore);
  const lines = source.slice(first - 1, line + 1).map((text) => text.replace(/\r$/, ''));
  const meant = lines[line - first];
  const isEmptyFile = source.length === 1 && source[0] === '';
  if (meant === undefined || isEmptyFile) return '';
  const last = first + lines.length - 1;
  const gutter = String(last).length;
  const width = Math.max(narrowest, Math.min(widest, columns - gutter - ' '.length - ' | '.length));
  const cut = Math.max(0, Math.min(column - 1 - Math.floor(width / 4), meant.length - width));
  const show = (text: string): string => printable(text.slice(cut, cut + width));

  const output: string[] = [];
  for (const [index, text] of lines.entries()) {
    const number = first + index;
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
