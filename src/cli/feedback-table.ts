import { colorsFor } from '../diagnostics/report/colors.ts';
import { columnsOf, count, printable } from '../diagnostics/report/text.ts';
import type { FeedbackCounts } from '../feedback/types.ts';

/** A page and what readers said of it. */
export interface FeedbackRow extends FeedbackCounts {
  readonly route: string;
}

type Order = (a: FeedbackRow, b: FeedbackRow) => number;

const byRoute: Order = (a, b) => (a.route < b.route ? -1 : 1);

/** The ways to sort; pages that are equal stand by their routes. */
export const orders: Readonly<Record<string, Order>> = {
  open: (a, b) => b.open - a.open || b.total - a.total || byRoute(a, b),
  unhelpful: (a, b) => b.helpful.no - a.helpful.no || a.helpful.yes - b.helpful.yes || byRoute(a, b),
  total: (a, b) => b.total - a.total || byRoute(a, b),
  route: byRoute,
};

const headings = ['page', 'total', 'open', 'helpful', 'unhelpful', 'last'];

/**
 * The table for people: one line a page, and one for all of them.
 *
 * @param all Every page with feedback; `shown` those that have a line.
 */
export function formatFeedbackTable(shown: readonly FeedbackRow[], all: readonly FeedbackRow[]): string {
  const colors = colorsFor();
  if (all.length === 0) return colors.dim('no feedback');
  const sum = (numberOf: (row: FeedbackRow) => number): number => all.reduce((total, row) => total + numberOf(row), 0);
  const dates = all.map((row) => row.last ?? '').sort();
  const left = all.length - shown.length;
  const foot = [
    left === 0 ? count(all.length, 'page') : `${count(all.length, 'page')}, ${left} not shown`,
    String(sum((row) => row.total)),
    String(sum((row) => row.open)),
    String(sum((row) => row.helpful.yes)),
    String(sum((row) => row.helpful.no)),
    (dates.at(-1) ?? '').slice(0, 10),
  ];
  const rows = [headings, ...shown.map(cellsOf), foot];
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => columnsOf(row[column] ?? ''))));
  const lines = rows.map((row) => row.map((cell, column) => padded(cell, widths[column] ?? 0, column)));
  return lines
    .map((cells, index) => {
      if (index === 0 || index === rows.length - 1) return colors.dim(cells.join('  ').trimEnd());
      const [page = '', total = '', open = '', ...others] = cells;
      return [colors.cyan(page), total, open.trim() === '0' ? colors.dim(open) : colors.yellow(open), ...others]
        .join('  ')
        .trimEnd();
    })
    .join('\n');
}

function cellsOf({ route, total, open, helpful, last }: FeedbackRow): string[] {
  const numbers = [total, open, helpful.yes, helpful.no].map(String);
  return [printable(route), ...numbers, (last ?? '').slice(0, 10)];
}

/** Names to the left, numbers to the right. */
function padded(cell: string, width: number, column: number): string {
  const space = ' '.repeat(Math.max(0, width - columnsOf(cell)));
  return column === 0 || column === headings.length - 1 ? cell + space : space + cell;
}
