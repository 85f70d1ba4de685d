import type { Effect, LinkFacts, Severity } from '../values/diagnostic.ts';
import type { Answer, Answers, Change } from '../values/fix.ts';
import type { JsonPlace, Place, TextPlace } from '../values/place.ts';

/** Where a finding is, and the other place that has to do with it. */
export interface Places {
  readonly place: Place;
  readonly related: Place | undefined;
}

/** A check that only some runs make: of the bodies of pages, for a generator (`--for`), against a revision (`--since`). */
export type Check = 'content' | 'external' | 'for' | 'since';

/** A rule: what is said of a fault, its default severity, and what fixes it. */
export interface FindingDefinition<Arguments extends object> {
  readonly severity: Severity | 'off' | ((args: Arguments) => Severity);
  /** Checks that find it; one is enough. Default: every run finds it. */
  readonly needs?: readonly Check[];
  /** What is wrong, in one sentence, with the names that the user typed. */
  readonly message: (args: Arguments) => string;
  /** What to do, with the nearest right thing where one exists. */
  readonly help?: (args: Arguments) => string | undefined;
  /** Findings of one cause share a group: people are shown one of many, machines all of them. */
  readonly group?: (args: Arguments) => string;
  /** A link that is at fault, in fields: `link` of the diagnostic. Reports, fixes and comments that ignore read it. */
  readonly facts?: (args: Arguments) => LinkFacts;
  /** What the other place is. */
  readonly related?: (args: Arguments) => string;
  /** What fixes it: says the same as `help`, as changes of files. */
  readonly answers?: (args: Arguments, places: Places) => Answers | undefined;
  /** Until it is fixed, what comes after it is not looked at. Default: false. */
  readonly hides?: boolean;
  /** May come of another fault's fix, if it has one right answer itself. Default: false. */
  readonly follows?: boolean;
  /** The code that says it already of a file that has both. Default: none. */
  readonly impliedBy?: string;
  /** Links to the address that the entry names are not reported beside it. Default: false. */
  readonly coversLinks?: boolean;
  /** If this code is found, it is not looked for. Default: none. */
  readonly hiddenBy?: string;
}

/** What a rule says besides its prose. */
export type Traits = Pick<
  FindingDefinition<never>,
  'needs' | 'hides' | 'follows' | 'impliedBy' | 'coversLinks' | 'hiddenBy'
>;

/** What rules say of something that a generator cannot show as it is meant. */
export interface Affected {
  readonly effect: Effect;
}

/** A rule as it is written. */
export interface DefinitionInput<Arguments extends object> extends Omit<FindingDefinition<Arguments>, 'severity'> {
  /** Default: `error`. */
  readonly severity?: FindingDefinition<Arguments>['severity'];
}

/** Gives a rule the type of its arguments, and its severity if it says none. */
export function define<Arguments extends object>(written: DefinitionInput<Arguments>): FindingDefinition<Arguments> {
  return { severity: 'error', ...written };
}
