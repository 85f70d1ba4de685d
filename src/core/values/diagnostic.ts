import type { Fixes } from './fix.ts';

export const severities = ['error', 'warning', 'info'] as const;
export type Severity = (typeof severities)[number];

/** True for what a rule may be set to: a severity, or `off`. */
export function isLevel(value: unknown): value is Severity | 'off' {
  return value === 'off' || severities.some((severity) => severity === value);
}

/** A fault with its place and its prose, as reporters and other programs take it. */
export interface Diagnostic {
  /** The word of the catalogue: `page-missing`. */
  readonly code: string;
  readonly severity: Severity;
  /** What is wrong, in one sentence. */
  readonly message: string;
  /** What to do about it. */
  readonly help?: string;
  /** Relative to the docs root. */
  readonly file: string;
  /** 1-based, as editors count them: columns are UTF-16 units. */
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  /** Exclusive. */
  readonly endColumn: number;
  /** JSON pointer in `file` of the value, or of the member whose key is meant. */
  readonly pointer?: string;
  readonly related: readonly RelatedPlace[];
  /** Of a part of a page or a setting that a generator cannot show as it is meant. */
  readonly effect?: Effect;
  /** Of a link that is at fault. */
  readonly link?: LinkFacts;
  /** What fixes it, if that is known. */
  readonly fixes?: Fixes;
  /** Diagnostics of one code and group have one cause; empty if nothing is known of it. */
  readonly group: string;
}

/** What becomes of something that a generator cannot show as it is meant. */
export const effects = [
  /** Its words, or what it does, are not there. */
  'lost',
  /** Its words are there; how they look or what they do is not as meant. */
  'changed',
  /** Something else is in its place, such as the author's own text. */
  'replaced',
] as const;
export type Effect = (typeof effects)[number];

/** A link that is at fault, whole. */
export interface LinkFacts {
  /** As written. */
  readonly target: string;
  /** What was looked for, after relative steps and redirects. */
  readonly resolved: string;
  /** What may be meant, best first. */
  readonly suggestions: readonly string[];
}

/** Another place that has to do with it: the first of two duplicates, the rule that ignores a file. */
export interface RelatedPlace {
  readonly message: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}
