import type { Fixes } from './fix.ts';

export const severities = ['error', 'warning', 'info'] as const;
export type Severity = (typeof severities)[number];

export function isRuleSeverity(value: unknown): value is Severity | 'off' {
  return value === 'off' || severities.some((severity) => severity === value);
}

/** A finding with its location and message, for reporters and other programs. */
export interface Diagnostic {
  /** Code from the catalog: `page-missing`. */
  readonly code: string;
  readonly severity: Severity;
  /** One sentence that states the problem. */
  readonly message: string;
  /** An imperative that states the remedy. */
  readonly help?: string;
  /** Relative to the docs root. */
  readonly file: string;
  /** 1-based line and column, in UTF-16 units. */
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  /** Exclusive. */
  readonly endColumn: number;
  /** JSON pointer in `file` to the value, or to the member whose key is at fault. */
  readonly pointer?: string;
  readonly related: readonly RelatedLocation[];
  /** Set for features that a generator cannot render as written. */
  readonly effect?: Effect;
  readonly link?: LinkFacts;
  readonly fixes?: Fixes;
  /** Diagnostics with the same code and group share one cause; empty if the cause is unknown. */
  readonly group: string;
}

/** Ways in which a generator degrades a feature that it doesn't support. */
export const effects = [
  /** The text or behavior is missing. */
  'lost',
  /** The text is present, but looks or behaves differently. */
  'changed',
  /** Something else is shown, such as the source text. */
  'replaced',
] as const;
export type Effect = (typeof effects)[number];

export interface LinkFacts {
  /** As written. */
  readonly target: string;
  /** Path after resolving relative segments and redirects. */
  readonly resolved: string;
  readonly suggestions: readonly string[];
}

/** A related location: the first of two duplicates, or the rule that ignores a file. */
export interface RelatedLocation {
  readonly message: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export function isSameDiagnostic(a: Diagnostic, b: Diagnostic): boolean {
  return (
    a.file === b.file && a.line === b.line && a.column === b.column && a.code === b.code && a.message === b.message
  );
}
