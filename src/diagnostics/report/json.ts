import type { Diagnostic, Severity } from '../../values/diagnostic.ts';

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
}

/** The report of `--format json`: version 1 of its shape. */
export function formatJson({ root, ok, pages, files, milliseconds, diagnostics }: JsonReport): string {
  const number = (severity: Severity): number =>
    diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  const summary = {
    errors: number('error'),
    warnings: number('warning'),
    infos: number('info'),
    pages,
    files,
    milliseconds,
  };
  return JSON.stringify({ version: 1, root, ok, summary, diagnostics: diagnostics.map(plain) }, undefined, 2);
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
  related,
}: Diagnostic): object {
  return { code, severity, message, help, file, line, column, endLine, endColumn, pointer, related };
}
