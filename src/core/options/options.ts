import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { CacheUser } from '../host/cache-folder.ts';
import type { Severity } from '../values/diagnostic.ts';
import { type Complete, completeOptions, joinOptions } from '../values/option.ts';
import { OptionsError } from '../values/options-error.ts';
import { checkOptions, type Options } from './check-options.ts';
import { type CustomRule, customCode } from './custom-rule.ts';
import { type FeedbackSettings, resolveFeedbackOptions } from './feedback-options.ts';
import { siteOptions } from './table.ts';

/** Options with every decision made: inside, nothing is optional. */
export interface Settings extends Omit<Complete<typeof siteOptions>, 'rules' | 'customRules' | 'feedback'> {
  readonly customRules: readonly CustomRule[];
  /** Absolute path of the docs folder. */
  readonly root: string;
  readonly cacheUser: CacheUser;
  readonly rules: ReadonlyMap<string, Severity | 'off'>;
  /** Undefined if nobody is asked. */
  readonly feedback: FeedbackSettings | undefined;
}

/**
 * Makes every decision that options leave open.
 *
 * @param cacheUser Decides in which folder files are kept between runs.
 * @throws OptionsError
 */
export async function resolveOptions(options: Options, cacheUser: CacheUser = 'command'): Promise<Settings> {
  const { root, base, rules, customRules, feedback, ...rest } = completeOptions(
    siteOptions,
    await checkOptions(options, true),
  );
  // The schema has looked at each.
  const own = customRules as readonly CustomRule[];
  checkCustomCodes(own, rules);
  const folder = resolve(root ?? '.');
  const path = base.replace(/^\/+|\/+$/g, '');
  return {
    ...rest,
    root: folder,
    cacheUser,
    // With a leading slash, without a trailing one.
    base: path === '' ? '' : `/${path}`,
    rules: new Map(Object.entries(rules)),
    customRules: own,
    feedback:
      feedback === undefined ? undefined : resolveFeedbackOptions(feedback, folder, rest.remote.offline, cacheUser),
  };
}

/** Joins two sets of options: of single values the stronger one wins; lists, records and groups take from both. */
export function joined(weaker: Options, stronger: Options): Options {
  return joinOptions(siteOptions, weaker, stronger) as Options;
}

/** @throws OptionsError for a code that two rules have, and for one of a team's that none has. */
function checkCustomCodes(own: readonly CustomRule[], rules: Readonly<Record<string, string>>): void {
  const named = own.map(({ code }) => code);
  const twice = named.find((code, index) => named.indexOf(code) !== index);
  if (twice !== undefined) throw new OptionsError(`Two rules of "customRules" have the code ${twice}.`);
  const lacking = Object.keys(rules).find((code) => customCode.test(code) && !named.includes(code));
  if (lacking === undefined) return;
  const known = named.length === 0 ? '' : ` Its codes are ${named.join(', ')}.`;
  throw new OptionsError(`There is no rule "${lacking}" in "customRules".${known}`);
}

/** True if a site is resolved in the same way by both. */
export function areSameSettings(a: Settings, b: Settings): boolean {
  return isDeepStrictEqual(a, b);
}
