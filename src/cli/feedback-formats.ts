import { alignColumns, createColors, escapeControls, escapeMarkdown, pluralize } from '../core/diagnostics.ts';
import type { FeedbackRow, RowSubject } from './feedback-rows.ts';

export interface ReaderComment {
  readonly comment: string;
  readonly createdAt: string | null;
  readonly status: string;
}

export interface FeedbackReport {
  readonly by: RowSubject;
  readonly rows: readonly FeedbackRow[];
  readonly hiddenRows: number;
  readonly sum: FeedbackRow;
  readonly unmatched: readonly UnmatchedRow[];
  /** Comments by route. `undefined` without `--comments`. */
  readonly comments: ReadonlyMap<string, readonly ReaderComment[]> | undefined;
}

/** Feedback path without a page, and the most similar page. */
export interface UnmatchedRow {
  readonly path: string;
  readonly entries: number;
  readonly nearest: string | null;
}

type Cells = readonly (readonly string[])[];

export function formatFeedbackTable({ by, rows, hiddenRows, sum, unmatched, comments }: FeedbackReport): string {
  const colors = createColors();
  const total =
    hiddenRows === 0
      ? pluralize(rows.length, by)
      : `${pluralize(rows.length + hiddenRows, by)}, ${hiddenRows} not shown`;
  const cells = [headingsOf(by, sum), ...rows.map((row) => cellsOf(row)), [total, ...cellsOf(sum).slice(1)]];
  const [head = '', ...lines] = alignColumns(
    cells.map((row) => row.map(escapeControls)),
    true,
  );
  const totalLine = lines.pop() ?? '';
  const none = rows.length + hiddenRows === 0;
  const parts = [none ? colors.dim('no feedback') : [colors.dim(head), ...lines, colors.dim(totalLine)].join('\n')];
  if (unmatched.length > 0) {
    const rows = unmatched.map(({ path, entries, nearest }) =>
      [path, String(entries), nearest ?? ''].map(escapeControls),
    );
    parts.push(alignColumns([['path without a page', 'total', 'nearest page'], ...rows], true).join('\n'));
  }
  for (const [route, list] of comments ?? []) {
    const texts = list.map(({ comment, createdAt, status }) =>
      escapeControls(`  ${dayOf(createdAt)} ${status}: ${comment.replace(/\s+/g, ' ')}`),
    );
    parts.push([colors.cyan(escapeControls(route)), ...texts].join('\n'));
  }
  return parts.join('\n\n');
}

export function formatFeedbackMarkdown({ by, rows, sum, unmatched, comments }: FeedbackReport): string {
  const table = (cells: Cells): string => {
    const lines = cells.map((row) => `| ${row.map(escapeMarkdown).join(' | ')} |`);
    return [lines[0], `|${' --- |'.repeat(cells[0]?.length ?? 0)}`, ...lines.slice(1)].join('\n');
  };
  const parts = [table([headingsOf(by, sum), ...rows.map((row) => cellsOf(row))])];
  if (unmatched.length > 0) {
    const rows = unmatched.map(({ path, entries, nearest }) => [path, String(entries), nearest ?? '']);
    parts.push(table([['path without a page', 'total', 'nearest page'], ...rows]));
  }
  for (const [route, list] of comments ?? []) {
    const texts = list.map(
      ({ comment, createdAt, status }) => `- ${dayOf(createdAt)} ${escapeMarkdown(`${status}: ${comment}`)}`,
    );
    parts.push([`**${escapeMarkdown(route)}**`, '', ...texts].join('\n'));
  }
  return parts.join('\n\n');
}

/** Formats votes as plain numbers, for calculations in a spreadsheet. */
export function formatFeedbackCsv({ by, rows, sum }: FeedbackReport): string {
  const votes = ({ helpful: { yes, no } }: FeedbackRow): string[] => [String(yes), String(no)];
  return [headingsOf(by, sum, ['helpful', 'unhelpful']), ...rows.map((row) => cellsOf(row, votes(row)))]
    .map(([name = '', ...numbers]) => [csvText(name), ...numbers].join(','))
    .join('\r\n');
}

/**
 * Column headings.
 *
 * @param votes Headings of the two columns with votes. Default: percentage of helpful votes, and number of votes.
 */
function headingsOf(by: RowSubject, { change }: FeedbackRow, votes = ['helpful', 'votes']): string[] {
  const changed = change === undefined ? [] : ['change'];
  return [by, 'total', ...changed, 'open', ...votes, 'last'];
}

function cellsOf(row: FeedbackRow, votes = shareOf(row)): string[] {
  const { name, total, change, open, last } = row;
  const changed = change === undefined ? [] : [change > 0 ? `+${change}` : String(change)];
  return [name, String(total), ...changed, String(open), ...votes, dayOf(last)];
}

function shareOf({ helpful: { yes, no } }: FeedbackRow): string[] {
  const votes = yes + no;
  return [votes === 0 ? '' : `${Math.round((100 * yes) / votes)} %`, String(votes)];
}

function csvText(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function dayOf(date: string | null): string {
  return (date ?? '').slice(0, 10);
}
