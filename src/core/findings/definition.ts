import type { Effect, LinkFacts, Severity } from '../values/diagnostic.ts';
import type { Answers } from '../values/fix.ts';
import type { Place } from '../values/location.ts';

export interface Places {
  readonly place: Place;
  readonly related: Place | undefined;
}

/** Optional checks: `content` reads page bodies, `external` requests links, `for` is `--for`, `since` is `--since`. */
export type Check = 'content' | 'external' | 'for' | 'since';

export interface FindingDefinition<Arguments extends object> {
  readonly severity: Severity | 'off' | ((args: Arguments) => Severity | 'off');
  /** Checks that can report it; one of them is enough. Default: every run. */
  readonly needs?: readonly Check[];
  /** One sentence that quotes the names the user typed. */
  readonly message: (args: Arguments) => string;
  /** Imperative, with the closest valid name where one exists. */
  readonly help?: (args: Arguments) => string | undefined;
  /** Key of the cause. Reports for people show one finding of a group; JSON lists all of them. */
  readonly group?: (args: Arguments) => string;
  /** Help for all findings of a group. Default: their own, if it is the same. */
  readonly groupHelp?: (group: string) => string | undefined;
  /** The broken link as fields: `link` in JSON output. */
  readonly facts?: (args: Arguments) => LinkFacts;
  /** Label of the related location. Default: `see also`. */
  readonly related?: (args: Arguments) => string;
  readonly answers?: (args: Arguments, places: Places) => Answers | undefined;
  /** It is only fixed if the user raised its severity above `info`. Default: false. */
  readonly fixedIfRaised?: boolean;
  /** Later checks are skipped until it is fixed. Default: false. */
  readonly hides?: boolean;
  /** Fixing another finding may cause it, provided that it has a certain fix itself. Default: false. */
  readonly follows?: boolean;
  /** Code that makes this one redundant in the same file. Default: none. */
  readonly impliedBy?: string;
  /** Suppresses reports of links to the entry's path. Default: false. */
  readonly coversLinks?: boolean;
  /** Code that makes the run skip this check. Default: none. */
  readonly hiddenBy?: string;
  /** It is about the host of `docs.json`, so it is off by default for sites that a generator builds. Default: false. */
  readonly isAboutHost?: boolean;
}

export type Traits = Pick<
  FindingDefinition<never>,
  'needs' | 'fixedIfRaised' | 'hides' | 'follows' | 'impliedBy' | 'coversLinks' | 'hiddenBy' | 'isAboutHost'
>;

export interface Affected {
  readonly effect: Effect;
}

export interface DefinitionInput<Arguments extends object> extends Omit<FindingDefinition<Arguments>, 'severity'> {
  /** Default: `error`. */
  readonly severity?: FindingDefinition<Arguments>['severity'];
}

/** Infers the type of the arguments and fills in the default severity. */
export function define<Arguments extends object>(written: DefinitionInput<Arguments>): FindingDefinition<Arguments> {
  return { severity: 'error', ...written };
}
