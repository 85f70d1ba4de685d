import type { Diagnostic } from '../../values/diagnostic.ts';

/** Input of the reporters for other programs (SARIF, GitHub, JUnit, …). */
export interface ReportInput {
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** Maximum number of warnings that pass; `Infinity` if warnings never fail the check. */
  readonly maxWarnings: number;
  readonly pages: number;
  readonly milliseconds: number;
  /** Prefix that makes file names relative to the other program's working directory: empty, or ends with `/`. */
  readonly prefix: string;
}

export function messageWithHelp({ message, help }: Diagnostic): string {
  return help === undefined ? message : `${message} ${help}`;
}
