import type { Diagnostic } from '../../values/diagnostic.ts';
import { columnsOf, printable } from './text.ts';

/** How the parts of a code frame are colored. */
export interface FrameStyle {
  readonly dim: (text: string) => string;
  readonly mark: (text: string) => string;
}

const plain: FrameStyle = { dim: (text) => text, mark: (text) => text };

/** Lines shown before the one that is meant. */
const linesBefore = 2;
/** Columns of a line that are shown at most, and at least, however narrow a terminal is. */
const [widest, narrowest] = [100, 20];

/**
 * The lines around a diagnostic's place, the place underlined.
 *
 * @param source The lines of the file, as `split('\n')` gives them.
 * @param columns What a line may take up with its number, so that none is broken. Default: as much as is shown at most.
 * @returns Lines without a line break at the end; empty where the file has no such line.
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
