import { countOf, printableValue } from '../../core/diagnostics.ts';
import type { Diagnostic } from '../../core/values.ts';
import type { Told } from '../check-report.ts';
import { codeAddress } from '../explain/explain-code.ts';
import type { CheckReport, ReportedFinding } from '../json-reports.ts';
import { packageVersion } from '../version.ts';

/** The report of `--format json`. */
export function formatJson(told: Told): string {
  const { ok, diagnostics, forecast, ignored, old, root, milliseconds, baseline } = told;
  const { pages, files } = told.counts;
  const version = packageVersion();
  const summary = {
    errors: countOf(diagnostics, 'error'),
    warnings: countOf(diagnostics, 'warning'),
    infos: countOf(diagnostics, 'info'),
    pages,
    files,
    milliseconds,
  };
  const report: CheckReport = {
    version: 1,
    root,
    ok,
    summary,
    generators: forecast?.losses,
    baseline,
    old,
    diagnostics: diagnostics.map((one) => plain(one, version)),
    ...(ignored.length === 0
      ? {}
      : { ignored: ignored.map(({ diagnostic, reason }) => ({ ...plain(diagnostic, version), reason })) }),
  };
  return printableValue(report);
}

/** A diagnostic with its members in the order that the format gives them. */
function plain(
  { code, severity, message, help, file, line, column, endLine, endColumn, pointer, effect, related, link }: Diagnostic,
  version: string,
): ReportedFinding {
  return {
    code,
    severity,
    message,
    help,
    url: codeAddress(code, version),
    file,
    line,
    column,
    endLine,
    endColumn,
    pointer,
    effect,
    related,
    ...link,
  };
}
