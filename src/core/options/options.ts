import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { CacheUser } from '../host/cache-folder.ts';
import type { Severity } from '../values/diagnostic.ts';
import { completeOptions, joinOptions, OptionsError, type ResolvedOptions } from '../values/option.ts';
import { checkOptions, type Options } from './check-options.ts';
import { type CustomRule, customCodePattern } from './custom-rule.ts';
import { type FeedbackSettings, resolveFeedbackOptions } from './feedback-options.ts';
import { siteOptions } from './table.ts';

/** Resolved options: every default is filled in. */
export interface Settings
  extends Omit<ResolvedOptions<typeof siteOptions>, 'baseline' | 'rules' | 'customRules' | 'feedback'> {
  readonly customRules: readonly CustomRule[];
  /** Absolute path of the docs folder. */
  readonly root: string;
  /** Absolute path of the file of accepted findings. */
  readonly baseline: string | undefined;
  readonly cacheUser: CacheUser;
  readonly rules: ReadonlyMap<string, Severity | 'off'>;
  readonly feedback: FeedbackSettings | undefined;
}

/**
 * Validates options and resolves all defaults.
 *
 * @param cacheUser Selects the cache folder.
 * @throws OptionsError for invalid options.
 */
export async function resolveOptions(options: Options, cacheUser: CacheUser = 'command'): Promise<Settings> {
  const { root, base, baseline, rules, customRules, feedback, ...otherOptions } = completeOptions(
    siteOptions,
    await checkOptions(options, true),
  );
  // The schema validates each rule.
  const validRules = customRules as readonly CustomRule[];
  checkCustomCodes(validRules, rules);
  const rootFolder = resolve(root ?? '.');
  const basePath = base.replace(/^\/+|\/+$/g, '');
  return {
    ...otherOptions,
    root: rootFolder,
    cacheUser,
    baseline: baseline === undefined ? undefined : resolve(baseline),
    // Has a leading slash and no trailing slash.
    base: basePath === '' ? '' : `/${basePath}`,
    rules: new Map(Object.entries(rules)),
    customRules: validRules,
    feedback:
      feedback === undefined
        ? undefined
        : resolveFeedbackOptions(feedback, rootFolder, otherOptions.remote.offline, cacheUser),
  };
}

/** Merges two sets of options. See `joinOptions`. */
export function mergeOptions(baseOptions: Options, overrides: Options): Options {
  return joinOptions(siteOptions, baseOptions, overrides) as Options;
}

/** @throws OptionsError for duplicate codes, and for `rules` with an unknown custom code. */
function checkCustomCodes(customRules: readonly CustomRule[], rules: Readonly<Record<string, string>>): void {
  const codes = customRules.map(({ code }) => code);
  const duplicateCode = codes.find((code, index) => codes.indexOf(code) !== index);
  if (duplicateCode !== undefined) throw new OptionsError(`Two rules of "customRules" have the code ${duplicateCode}.`);
  const unknownCode = Object.keys(rules).find((code) => customCodePattern.test(code) && !codes.includes(code));
  if (unknownCode === undefined) return;
  const codeList = codes.length === 0 ? '' : ` Its codes are ${codes.join(', ')}.`;
  throw new OptionsError(`Unknown rule "${unknownCode}" in "customRules".${codeList}`);
}

export function areSameSettings(a: Settings, b: Settings): boolean {
  return isDeepStrictEqual(a, b);
}
