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

type TableRows = readonly (readonly string[])[];

export function formatFeedbackTable({ by, rows, hiddenRows, sum, unmatched, comments }: FeedbackReport): string {
  const colors = createColors();
  const totalLabel =
    hiddenRows === 0
      ? pluralize(rows.length, by)
      : `${pluralize(rows.length + hiddenRows, by)}, ${hiddenRows} not shown`;
  const cells = [
    createHeadings(by, sum),
    ...rows.map((row) => formatCells(row)),
    [totalLabel, ...formatCells(sum).slice(1)],
  ];
  const [head = '', ...lines] = alignColumns(
    cells.map((row) => row.map(escapeControls)),
    true,
  );
  const totalLine = lines.pop() ?? '';
  const isEmpty = rows.length + hiddenRows === 0;
  const parts = [isEmpty ? colors.dim('no feedback') : [colors.dim(head), ...lines, colors.dim(totalLine)].join('\n')];
  if (unmatched.length > 0) {
    const unmatchedRows = unmatched.map(({ path, entries, nearest }) =>
      [path, String(entries), nearest ?? ''].map(escapeControls),
    );
    parts.push(alignColumns([['path without a page', 'total', 'nearest page'], ...unmatchedRows], true).join('\n'));
  }
  for (const [route, routeComments] of comments ?? []) {
    const texts = routeComments.map(({ comment, createdAt, status }) =>
      escapeControls(`  ${formatDay(createdAt)} ${status}: ${comment.replace(/\s+/g, ' ')}`),
    );
    parts.push([colors.cyan(escapeControls(route)), ...texts].join('\n'));
  }
  return parts.join('\n\n');
}

export function formatFeedbackMarkdown({ by, rows, sum, unmatched, comments }: FeedbackReport): string {
  const formatTable = (cells: TableRows): string => {
    const lines = cells.map((row) => `| ${row.map(escapeMarkdown).join(' | ')} |`);
    return [lines[0], `|${' --- |'.repeat(cells[0]?.length ?? 0)}`, ...lines.slice(1)].join('\n');
  };
  const parts = [formatTable([createHeadings(by, sum), ...rows.map((row) => formatCells(row))])];
  if (unmatched.length > 0) {
    const unmatchedRows = unmatched.map(({ path, entries, nearest }) => [path, String(entries), nearest ?? '']);
    parts.push(formatTable([['path without a page', 'total', 'nearest page'], ...unmatchedRows]));
  }
  for (const [route, routeComments] of comments ?? []) {
    const texts = routeComments.map(
      ({ comment, createdAt, status }) => `- ${formatDay(createdAt)} ${escapeMarkdown(`${status}: ${comment}`)}`,
    );
    parts.push([`**${escapeMarkdown(route)}**`, '', ...texts].join('\n'));
  }
  return parts.join('\n\n');
}

/** Formats votes as plain numbers, for calculations in a spreadsheet. */
export function formatFeedbackCsv({ by, rows, sum }: FeedbackReport): string {
  const formatVotes = ({ helpful: { yes, no } }: FeedbackRow): string[] => [String(yes), String(no)];
  return [createHeadings(by, sum, ['helpful', 'unhelpful']), ...rows.map((row) => formatCells(row, formatVotes(row)))]
    .map(([name = '', ...numbers]) => [escapeCsv(name), ...numbers].join(','))
    .join('\r\n');
}

/**
 * Column headings.
 *
 * @param voteHeadings Headings of the two columns with votes. Default: percentage of helpful votes, and number of votes.
 */
function createHeadings(by: RowSubject, { change }: FeedbackRow, voteHeadings = ['helpful', 'votes']): string[] {
  const changeHeading = change === undefined ? [] : ['change'];
  return [by, 'total', ...changeHeading, 'open', ...voteHeadings, 'last'];
}

function formatCells(row: FeedbackRow, voteCells = formatVoteShare(row)): string[] {
  const { name, total, change, open, last } = row;
  const changeCell = change === undefined ? [] : [change > 0 ? `+${change}` : String(change)];
  return [name, String(total), ...changeCell, String(open), ...voteCells, formatDay(last)];
}

function formatVoteShare({ helpful: { yes, no } }: FeedbackRow): string[] {
  const votes = yes + no;
  return [votes === 0 ? '' : `${Math.round((100 * yes) / votes)} %`, String(votes)];
}

function escapeCsv(text: string): string {
  const safeText = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText;
}

function formatDay(date: string | null): string {
  return (date ?? '').slice(0, 10);
}
