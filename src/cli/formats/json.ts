import { countOf, printableValue } from '../../core/diagnostics.ts';
import type { Diagnostic } from '../../core/values.ts';
import type { Told } from '../check-report.ts';

/**
 * The report of `--format json`: version 1 of its shape. `generators` is set by `--for`, `baseline` if one was given, `old` by
 * `--new-since`; `ignored` is left out if nothing is.
 */
export function formatJson({ result, root, counts: { pages, files }, milliseconds, baseline }: Told): string {
  const { ok, diagnostics, forecast, ignored = [], old } = result;
  const summary = {
    errors: countOf(diagnostics, 'error'),
    warnings: countOf(diagnostics, 'warning'),
    infos: countOf(diagnostics, 'info'),
    pages,
    files,
    milliseconds,
  };
  const report = {
    version: 1,
    ...{ root, ok, summary, generators: forecast?.losses, baseline, old, diagnostics: diagnostics.map(plain) },
    ...(ignored.length === 0
      ? {}
      : { ignored: ignored.map(({ diagnostic, reason }) => ({ ...plain(diagnostic), reason })) }),
  };
  return printableValue(report);
}

/** A diagnostic with its members in the order that the format gives them. */
function plain({
  code,
  severity,
  message,
  help,
  file,
  line,
  column,
  endLine,
  endColumn,
  pointer,
  effect,
  related,
  link,
}: Diagnostic): object {
  return { code, severity, message, help, file, line, column, endLine, endColumn, pointer, effect, related, ...link };
}
