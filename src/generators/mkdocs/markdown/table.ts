import { inlineMarkdown } from './inline.ts';
import { attribute, elementsIn, type ParsedElement, type WriteUrl } from './tree.ts';

/** Converts a table. Blocks in a cell become one line. A cell with `colspan` is followed by empty cells. */
export function tableMarkdown(table: ParsedElement, write: WriteUrl): string {
  const rows = tableRows(table).map((row) => rowCells(row, write));
  const width = Math.max(1, ...rows.map((row) => row.length));
  const [first] = tableRows(table);
  const hasHead = first !== undefined && elementsIn(first).every(({ tagName }) => tagName === 'th');
  // Markdown tables need a header row, so a table without one gets an empty row.
  const [head = [], ...body] = hasHead ? rows : [[], ...rows];
  const alignments = Array.from({ length: width }, (_, index) => alignment(first, index));
  return [line(head, width), `| ${alignments.join(' | ')} |`, ...body.map((row) => line(row, width))].join('\n');
}

function tableRows(element: ParsedElement): ParsedElement[] {
  return elementsIn(element).flatMap((child) => {
    if (child.tagName === 'tr') return [child];
    return child.tagName === 'td' ? [] : tableRows(child);
  });
}

function rowCells(row: ParsedElement, write: WriteUrl): string[] {
  return elementsIn(row).flatMap((cell) => {
    // Python-Markdown splits rows at backticks and `|` before it parses inline markup, so both become character
    // references.
    const text = inlineMarkdown(cell.childNodes, write, 'cell')
      .trim()
      .replaceAll(/\\\\|\\`|\|/g, (char) => (char === '\\\\' ? char : `&#${char.charCodeAt(char.length - 1)};`));
    return [text, ...Array<string>(Math.min(20, Number(attribute(cell, 'colspan') ?? 1) || 1) - 1).fill('')];
  });
}

function line(cells: readonly string[], width: number): string {
  const padded = Array.from({ length: width }, (_, index) => cells[index] ?? '');
  return `| ${padded.join(' | ')} |`;
}

function alignment(row: ParsedElement | undefined, index: number): string {
  const cell = row && elementsIn(row)[index];
  const style = cell === undefined ? '' : `${attribute(cell, 'align') ?? ''} ${attribute(cell, 'style') ?? ''}`;
  if (/center/.test(style)) return ':---:';
  return /right/.test(style) ? '---:' : '---';
}
