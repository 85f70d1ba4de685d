import { countBySeverity, formatSafeJson } from '../../core/diagnostics.ts';
import type { Diagnostic } from '../../core/values.ts';
import type { CheckReportInput } from '../check-report.ts';
import { codeAddress } from '../explain/explain-code.ts';
import type { CheckReport, ReportedFinding } from '../json-reports.ts';
import { packageVersion } from '../version.ts';

export function formatJson(input: CheckReportInput): string {
  const { ok, diagnostics, forecast, ignored, old, root, milliseconds, baseline } = input;
  const { pages, files, unasked } = input.counts;
  const version = packageVersion();
  const summary = {
    errors: countBySeverity(diagnostics, 'error'),
    warnings: countBySeverity(diagnostics, 'warning'),
    infos: countBySeverity(diagnostics, 'info'),
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
    diagnostics: diagnostics.map((item) => plain(item, version)),
    ...(ignored.length === 0
      ? {}
      : { ignored: ignored.map(({ diagnostic, reason }) => ({ ...plain(diagnostic, version), reason })) }),
  };
  return formatSafeJson(report);
}

/** Removes fields that the JSON report doesn't contain, and adds the URL of the documentation. */
function plain({ group: _group, fixes: _fixes, link, ...diagnostic }: Diagnostic, version: string): ReportedFinding {
  const { code, severity, message, help, ...at } = diagnostic;
  return { code, severity, message, help, url: codeAddress(code, version), ...at, ...link };
}
