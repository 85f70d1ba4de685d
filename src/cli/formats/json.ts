import { countOf, type KnownFinding, printableValue } from '../../core/diagnostics.ts';
import type { Diagnostic } from '../../core/values.ts';
import type { IgnoredDiagnostic } from '../../sites/resolve.ts';

/** What a report for programs says beside the diagnostics. */
export interface JsonReport {
  /** As it was given. */
  readonly root: string;
  readonly ok: boolean;
  readonly pages: number;
  readonly files: number;
  /** The one figure that may differ between two runs. */
  readonly milliseconds: number;
  readonly diagnostics: readonly Diagnostic[];
  /** Set by `--for`: what would be lost, changed or replaced in generators, in numbers, by their names. */
  readonly generators?: Readonly<Record<string, object>> | undefined;
  /** Set if a baseline was given: how many findings it knows, and what it knows that is not found any more. */
  readonly baseline?: { readonly known: number; readonly stale: readonly KnownFinding[] } | undefined;
  /** Set by `--new-since`: how many findings that revision has too. They are not in `diagnostics`. */
  readonly old?: { readonly count: number; readonly since: string } | undefined;
  /** Findings that comments and settings ignore. Left out if there is nothing. */
  readonly ignored?: readonly IgnoredDiagnostic[] | undefined;
}

/** The report of `--format json`: version 1 of its shape. */
export function formatJson({
  root,
  ok,
  pages,
  files,
  milliseconds,
  generators,
  diagnostics,
  baseline,
  old,
  ignored = [],
}: JsonReport): string {
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
    ...{ root, ok, summary, generators, baseline, old, diagnostics: diagnostics.map(plain) },
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
