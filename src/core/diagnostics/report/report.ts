import type { Diagnostic } from '../../values/diagnostic.ts';

/** What a report for another program is made of. */
export interface Report {
  /** False if something fails the check. */
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** Warnings that are allowed; `Infinity` where they never fail. */
  readonly maxWarnings: number;
  readonly pages: number;
  readonly milliseconds: number;
  /** What is before file names, so that they count from where the other program looks: empty, or ends with `/`. */
  readonly prefix: string;
}

/** What is wrong and what to do about it, in one text. */
export function sentencesOf({ message, help }: Diagnostic): string {
  return help === undefined ? message : `${message} ${help}`;
}
