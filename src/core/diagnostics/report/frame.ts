import type { Diagnostic } from '../../values/diagnostic.ts';
import { displayWidth, escapeControls } from './text.ts';

export interface FrameStyle {
  readonly dim: (text: string) => string;
  readonly mark: (text: string) => string;
}

const plain: FrameStyle = { dim: (text) => text, mark: (text) => text };

const linesBefore = 2;
/** Maximum and minimum number of columns of a line. */
const [maxColumns, minColumns] = [100, 20];

/**
 * Formats the lines around a finding and underlines its range.
 *
 * @param source Lines of the file, with or without carriage returns.
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
  const markedLine = lines[line - first];
  const isEmptyFile = source.length === 1 && source[0] === '';
  if (markedLine === undefined || isEmptyFile) return '';
  const last = first + lines.length - 1;
  const gutter = String(last).length;
  const width = Math.max(minColumns, Math.min(maxColumns, columns - gutter - ' '.length - ' | '.length));
  const firstColumn = Math.max(0, Math.min(column - 1 - Math.floor(width / 4), markedLine.length - width));
  const visiblePart = (text: string): string => escapeControls(text.slice(firstColumn, firstColumn + width));

  const output: string[] = [];
  for (const [index, text] of lines.entries()) {
    const number = first + index;
    const visible = visiblePart(text);
    if (number !== line) {
      if (visible.trim() !== '') output.push(style.dim(` ${String(number).padStart(gutter)} | ${visible}`));
      continue;
    }
    output.push(`${style.dim(` ${String(number).padStart(gutter)} |`)} ${visible}`);
    const indent = displayWidth(escapeControls(markedLine.slice(firstColumn, column - 1)));
    const end = endLine === line ? endColumn - 1 : markedLine.length;
    const markWidth = displayWidth(
      escapeControls(markedLine.slice(column - 1, Math.min(Math.max(end, column), firstColumn + width))),
    );
    output.push(
      `${style.dim(` ${' '.repeat(gutter)} |`)} ${' '.repeat(indent)}${style.mark('^'.repeat(Math.max(markWidth, 1)))}`,
    );
  }
  return output.join('\n');
}
