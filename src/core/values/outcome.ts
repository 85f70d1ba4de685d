import type { Severity } from './diagnostic.ts';
import type { Answers } from './fix.ts';
import type { Location } from './location.ts';

/**
 * A problem that a phase reports: code, location and the arguments of its message. Created by `diagnose`, which checks
 * the arguments against the code.
 */
export interface Finding {
  readonly code: string;
  readonly location: Location;
  readonly args: object;
  /** Second location of the problem, such as the first of two duplicates. */
  readonly related?: Location;
  readonly customMessage?: CustomMessage;
}

export interface CustomMessage {
  readonly severity: Severity | 'off';
  readonly message: string;
  readonly help: string | undefined;
  readonly group: string;
  readonly answers: Answers | undefined;
}

/**
 * Result of a phase: a value that the next phase can use whatever the input was, and findings. A phase never throws on
 * a user's mistake and never prints.
 */
export interface Outcome<Value> {
  readonly value: Value;
  readonly findings: readonly Finding[];
}
