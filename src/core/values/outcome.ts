import type { Severity } from './diagnostic.ts';
import type { Answers } from './fix.ts';
import type { Place } from './place.ts';

/**
 * Something that a phase noticed: a word of the catalogue, where, and what the prose needs to know.
 * Made by `diagnose` (`rules/index.ts`), which keeps wording and arguments together.
 */
export interface Finding {
  readonly code: string;
  readonly place: Place;
  readonly args: object;
  /** The other place that has to do with it. */
  readonly related?: Place;
  /** What is said of it, if its rule is not in the catalogue: that of a team. */
  readonly said?: Said;
}

/** The words of a rule that is not in the catalogue. */
export interface Said {
  readonly severity: Severity | 'off';
  readonly message: string;
  readonly help: string | undefined;
  readonly group: string;
  readonly answers: Answers | undefined;
}

/**
 * What a phase returns: a value that the next phase can use whatever the input was, and what was noticed on the way.
 * A phase never throws at a user's mistake and never prints.
 */
export interface Outcome<Value> {
  readonly value: Value;
  readonly findings: readonly Finding[];
}
