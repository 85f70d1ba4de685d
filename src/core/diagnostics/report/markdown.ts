import { type Diagnostic, severities } from '../../values/diagnostic.ts';
import { maxMarkdownRows } from '../../values/limits.ts';
import { countItems } from '../../values/lists.ts';
import { messageWithHelp, type ReportInput, summarize } from './summary.ts';
import { escapeMarkdown, pluralize } from './text.ts';

/** Returns the URL of a line in the repository. `file` is relative to the root of the repository. */
export type LineUrl = (file: string, line: number) => string;

/**
 * Formats a report as Markdown: the verdict, the number of findings by code, and a table of the findings.
 *
 * @param lineUrl Returns the URL of a line. Default: lines are not links.
 * @returns Text without a trailing line break.
 */
export function formatMarkdown(report: ReportInput, lineUrl?: LineUrl): string {
  const { ok, diagnostics, pages, prefix } = report;
  const verdict = `## docs.json ${ok ? 'passed' : 'failed'}: ${summarize(report)}, ${pluralize(pages, 'page')}`;
  if (diagnostics.length === 0) return verdict;
  const listedDiagnostics = diagnostics.slice(0, maxMarkdownRows);
  const omittedCount = diagnostics.length - listedDiagnostics.length;
  const rows = listedDiagnostics.map((diagnostic) => {
    const { severity, code } = diagnostic;
    return [
      `${severity} ${escapeMarkdown(code)}`,
      formatLocation(diagnostic),
      escapeMarkdown(messageWithHelp(diagnostic)),
    ];
  });
  const countTables =
    diagnostics.length > 10 ? [formatMarkdownTable(['severity', 'code', 'findings'], countRows(diagnostics))] : [];
  const omittedNotes = omittedCount === 0 ? [] : [`${pluralize(omittedCount, 'more finding')}: see the log.`];
  return [verdict, ...countTables, formatMarkdownTable(['code', 'place', 'finding'], rows), ...omittedNotes].join(
    '\n\n',
  );

  function formatLocation({ file, line }: Diagnostic): string {
    const location = escapeMarkdown(`${prefix}${file}:${line}`);
    return lineUrl === undefined ? location : `[${location}](${lineUrl(prefix + file, line)})`;
  }
}

function countRows(diagnostics: readonly Diagnostic[]): string[][] {
  return severities.flatMap((severity) => {
    const counts = countItems(diagnostics.filter((item) => item.severity === severity).map(({ code }) => code));
    return [...counts]
      .sort(([, a], [, b]) => b - a)
      .map(([code, count]) => [severity, escapeMarkdown(code), String(count)]);
  });
}

function formatMarkdownTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
