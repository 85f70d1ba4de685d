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
 * @param addressOf Returns the URL of a line. Default: lines are not links.
 * @returns Text without a trailing line break.
 */
export function formatMarkdown(report: ReportInput, addressOf?: LineUrl): string {
  const { ok, diagnostics, pages, prefix } = report;
  const verdict = `## docs.json ${ok ? 'passed' : 'failed'}: ${summarize(report)}, ${pluralize(pages, 'page')}`;
  if (diagnostics.length === 0) return verdict;
  const listed = diagnostics.slice(0, maxMarkdownRows);
  const remaining = diagnostics.length - listed.length;
  const rows = listed.map((diagnostic) => {
    const { severity, code } = diagnostic;
    return [`${severity} ${escapeMarkdown(code)}`, placeOf(diagnostic), escapeMarkdown(messageWithHelp(diagnostic))];
  });
  const counts = diagnostics.length > 10 ? [table(['severity', 'code', 'findings'], countsOf(diagnostics))] : [];
  const more = remaining === 0 ? [] : [`${pluralize(remaining, 'more finding')}: see the log.`];
  return [verdict, ...counts, table(['code', 'place', 'finding'], rows), ...more].join('\n\n');

  function placeOf({ file, line }: Diagnostic): string {
    const name = escapeMarkdown(`${prefix}${file}:${line}`);
    return addressOf === undefined ? name : `[${name}](${addressOf(prefix + file, line)})`;
  }
}

function countsOf(diagnostics: readonly Diagnostic[]): string[][] {
  return severities.flatMap((severity) => {
    const counts = countItems(diagnostics.filter((item) => item.severity === severity).map(({ code }) => code));
    return [...counts]
      .sort(([, a], [, b]) => b - a)
      .map(([code, number]) => [severity, escapeMarkdown(code), String(number)]);
  });
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
