import { countWithSeverity, formatSafeJson } from '../../core/diagnostics.ts';
import type { Diagnostic } from '../../core/values.ts';
import type { CheckReportInput } from '../check-report.ts';
import { getCodeUrl } from '../explain/explain-code.ts';
import type { CheckReport, ReportedFinding } from '../json-reports.ts';
import { packageVersion } from '../version.ts';

export function formatJsonReport(input: CheckReportInput): string {
  const { ok, diagnostics, forecast, ignored, old, root, milliseconds, baseline } = input;
  const { pages, files, unasked } = input.counts;
  const version = packageVersion();
  const summary = {
    errors: countWithSeverity(diagnostics, 'error'),
    warnings: countWithSeverity(diagnostics, 'warning'),
    infos: countWithSeverity(diagnostics, 'info'),
    pages,
    files,
    ...(unasked > 0 && { unasked }),
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
    diagnostics: diagnostics.map((item) => toReportedFinding(item, version)),
    ...(ignored.length === 0
      ? {}
      : { ignored: ignored.map(({ diagnostic, reason }) => ({ ...toReportedFinding(diagnostic, version), reason })) }),
  };
  return formatSafeJson(report);
}

/** Removes fields that the JSON report doesn't contain, and adds the URL of the documentation. */
function toReportedFinding(
  { group: _group, fixes: _fixes, link, ...diagnostic }: Diagnostic,
  version: string,
): ReportedFinding {
  const { code, severity, message, help, ...location } = diagnostic;
  return { code, severity, message, help, url: getCodeUrl(code, version), ...location, ...link };
}
