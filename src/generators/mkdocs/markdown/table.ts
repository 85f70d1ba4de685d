import { inlineOf } from './inline.ts';
import { attribute, elementsIn, type HtmlElement, type WriteAddress } from './tree.ts';

/** A table as MkDocs reads it: its pages are rendered to HTML, and written as Markdown again. Blocks in a cell are in one line; a cell over several columns is followed by empty ones. */
export function tableOf(table: HtmlElement, write: WriteAddress): string {
  const rows = rowsOf(table).map((row) => cellsOf(row, write));
  const width = Math.max(1, ...rows.map((row) => row.length));
  const [first] = rowsOf(table);
  const hasHead = first !== undefined && elementsIn(first).every(({ tagName }) => tagName === 'th');
  // Without a row of headings the first one is of empty cells: Markdown has no other form.
  const [head = [], ...body] = hasHead ? rows : [[], ...rows];
  const rule = Array.from({ length: width }, (_, index) => alignment(first, index));
  return [line(head, width), `| ${rule.join(' | ')} |`, ...body.map((row) => line(row, width))].join('\n');
}

function rowsOf(element: HtmlElement): HtmlElement[] {
  return elementsIn(element).flatMap((child) => {
    if (child.tagName === 'tr') return [child];
    return child.tagName === 'td' ? [] : rowsOf(child);
  });
}

function cellsOf(row: HtmlElement, write: WriteAddress): string[] {
  return elementsIn(row).flatMap((cell) => {
    // Ticks and bars divide a row before any text of it is read.
    const text = inlineOf(cell.childNodes, write, 'cell')
      .trim()
      .replaceAll(/\\\\|\\`|\|/g, (sign) => (sign === '\\\\' ? sign : `&#${sign.charCodeAt(sign.length - 1)};`));
    return [text, ...Array<string>(Math.min(20, Number(attribute(cell, 'colspan') ?? 1) || 1) - 1).fill('')];
  });
}

function line(cells: readonly string[], width: number): string {
  const all = Array.from({ length: width }, (_, index) => cells[index] ?? '');
  return `| ${all.join(' | ')} |`;
}

function alignment(row: HtmlElement | undefined, index: number): string {
  const cell = row && elementsIn(row)[index];
  const written = cell === undefined ? '' : `${attribute(cell, 'align') ?? ''} ${attribute(cell, 'style') ?? ''}`;
  if (/center/.test(written)) return ':---:';
  return /right/.test(written) ? '---:' : '---';
}
