import { toInlineMarkdown } from './inline.ts';
import { attributeValue, elementsIn, type ParsedElement, type WriteUrl } from './tree.ts';

/** Converts a table. Blocks in a cell become one line. A cell with `colspan` is followed by empty cells. */
export function toTableMarkdown(table: ParsedElement, writeUrl: WriteUrl): string {
  const rows = tableRows(table).map((row) => rowCells(row, writeUrl));
  const width = Math.max(1, ...rows.map((row) => row.length));
  const [firstRow] = tableRows(table);
  const hasHead = firstRow !== undefined && elementsIn(firstRow).every(({ tagName }) => tagName === 'th');
  // Markdown tables need a header row, so a table without one gets an empty row.
  const [head = [], ...body] = hasHead ? rows : [[], ...rows];
  const alignments = Array.from({ length: width }, (_, index) => alignmentMarker(firstRow, index));
  return [formatRow(head, width), `| ${alignments.join(' | ')} |`, ...body.map((row) => formatRow(row, width))].join(
    '\n',
  );
}

function tableRows(element: ParsedElement): ParsedElement[] {
  return elementsIn(element).flatMap((child) => {
    if (child.tagName === 'tr') return [child];
    return child.tagName === 'td' ? [] : tableRows(child);
  });
}

function rowCells(row: ParsedElement, writeUrl: WriteUrl): string[] {
  return elementsIn(row).flatMap((cell) => {
    // Python-Markdown splits rows at backticks and `|` before it parses inline markup, so both become character
    // references.
    const text = toInlineMarkdown(cell.childNodes, writeUrl, 'cell')
      .trim()
      .replaceAll(/\\\\|\\`|\|/g, (char) => (char === '\\\\' ? char : `&#${char.charCodeAt(char.length - 1)};`));
    return [text, ...Array<string>(Math.min(20, Number(attributeValue(cell, 'colspan') ?? 1) || 1) - 1).fill('')];
  });
}

function formatRow(cells: readonly string[], width: number): string {
  const paddedCells = Array.from({ length: width }, (_, index) => cells[index] ?? '');
  return `| ${paddedCells.join(' | ')} |`;
}

function alignmentMarker(row: ParsedElement | undefined, index: number): string {
  const cell = row && elementsIn(row)[index];
  const style =
    cell === undefined ? '' : `${attributeValue(cell, 'align') ?? ''} ${attributeValue(cell, 'style') ?? ''}`;
  if (/center/.test(style)) return ':---:';
  return /right/.test(style) ? '---:' : '---';
}
