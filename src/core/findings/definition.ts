import type { Effect, LinkFacts, Severity } from '../values/diagnostic.ts';
import type { Answers } from '../values/fix.ts';
import type { Location } from '../values/location.ts';

export interface FindingLocations {
  readonly location: Location;
  readonly related: Location | undefined;
}

/**
 * Optional checks. `content` checks page bodies, and `external` requests external links. `for` and `since` belong to
 * the flags `--for` and `--since`.
 */
export type OptionalCheck = 'content' | 'external' | 'for' | 'since';

export interface FindingDefinition<Arguments extends object> {
  readonly severity: Severity | 'off' | ((args: Arguments) => Severity | 'off');
  /** Checks that report the finding: it is reported if at least one of them is enabled. Default: always reported. */
  readonly needs?: readonly OptionalCheck[];
  /** True if the rule `warning`, which flags set, reports the finding as `info`. Default: false. */
  readonly isMinor?: (args: Arguments) => boolean;
  /** One sentence that quotes names as the user wrote them. */
  readonly message: (args: Arguments) => string;
  /** Imperative sentence, with the closest valid name if there is one. */
  readonly help?: (args: Arguments) => string | undefined;
  /** Key of the cause. Terminal reports combine the findings of a group; JSON lists each of them. */
  readonly group?: (args: Arguments) => string;
  /** Help for all findings of a group. Default: the help of the findings, if it is the same for all of them. */
  readonly groupHelp?: (group: string) => string | undefined;
  /** Data of a broken link, which JSON output contains as `link`. */
  readonly facts?: (args: Arguments) => LinkFacts;
  /** Label of the related location. Default: `see also`. */
  readonly related?: (args: Arguments) => string;
  readonly answers?: (args: Arguments, locations: FindingLocations) => Answers | undefined;
  /** Fixed only if the user raised the severity above `info`. Default: false. */
  readonly fixedIfRaised?: boolean;
  /** True if later phases don't run while the site has this finding. Default: false. */
  readonly hides?: boolean;
  /**
   * The fix of another finding may cause this finding. Such a fix is still accepted if this finding has a certain fix.
   * Default: false.
   */
  readonly follows?: boolean;
  /** Code of a finding that makes this finding redundant if both are in the same file. Default: none. */
  readonly impliedBy?: string;
  /** Suppresses findings about links to the entry's path. Default: false. */
  readonly coversLinks?: boolean;
  /** Code of a finding that makes the run skip this check. Default: none. */
  readonly hiddenBy?: string;
  /**
   * The finding only concerns the host of `docs.json` sites, so it is off by default for sites that a generator builds.
   * Default: false.
   */
  readonly isAboutHost?: boolean;
}

export type FindingBehavior = Pick<
  FindingDefinition<never>,
  'needs' | 'fixedIfRaised' | 'hides' | 'follows' | 'impliedBy' | 'coversLinks' | 'hiddenBy' | 'isAboutHost'
>;

export interface WithEffect {
  readonly effect: Effect;
}

export interface DefinitionInput<Arguments extends object> extends Omit<FindingDefinition<Arguments>, 'severity'> {
  /** Default: `error`. */
  readonly severity?: FindingDefinition<Arguments>['severity'];
}

/** Infers the type of the arguments and fills in the default severity. */
export function defineFinding<Arguments extends object>(
  definition: DefinitionInput<Arguments>,
): FindingDefinition<Arguments> {
  return { severity: 'error', ...definition };
}
