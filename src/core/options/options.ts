import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Severity } from '../values/diagnostic.ts';
import { type Complete, completeOptions, type Given, joinOptions, type OptionTable } from '../values/option.ts';
import { OptionsError } from '../values/options-error.ts';
import { type CustomRule, customCode } from './custom-rule.ts';
import { type FeedbackSettings, resolveFeedbackOptions } from './feedback-options.ts';
import { siteOptions } from './table.ts';

/** What a site may set. Everything is optional. */
export interface Options extends Omit<Given<typeof siteOptions>, 'customRules'> {
  /** Rules of a team, beside the built-in ones. */
  readonly customRules?: readonly CustomRule[] | undefined;
}

/** Options with every decision made: inside, nothing is optional. */
export interface Settings extends Omit<Complete<typeof siteOptions>, 'rules' | 'customRules' | 'feedback'> {
  readonly customRules: readonly CustomRule[];
  /** Absolute path of the docs folder. */
  readonly root: string;
  readonly rules: ReadonlyMap<string, Severity | 'off'>;
  /** Undefined if nobody is asked. */
  readonly feedback: FeedbackSettings | undefined;
}

/**
 * Makes every decision that options leave open.
 *
 * @throws OptionsError
 */
export async function resolveOptions(options: Options): Promise<Settings> {
  const { root, base, rules, customRules, feedback, ...rest } = completeOptions(
    siteOptions,
    await checked(options, true),
  );
  // The schema has looked at each.
  const own = customRules as readonly CustomRule[];
  checkCustomCodes(own, rules);
  const folder = resolve(root ?? '.');
  const path = base.replace(/^\/+|\/+$/g, '');
  return {
    ...rest,
    root: folder,
    // With a leading slash, without a trailing one.
    base: path === '' ? '' : `/${path}`,
    rules: new Map(Object.entries(rules)),
    customRules: own,
    feedback: feedback === undefined ? undefined : resolveFeedbackOptions(feedback, folder, rest.remote.offline),
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

/**
 * Checks options, whole ones or those of one file or command line. The schema is loaded only for lists and objects, and to say what is wrong: it takes as long as a check of a thousand pages.
 *
 * @throws OptionsError
 */
export async function checked(options: Options, whole: boolean): Promise<Options> {
  const plain = plainCopy(options);
  if (plain !== undefined) return plain;
  const { checkOptions } = await import('./schema.ts');
  return checkOptions(options, whole) as Options;
}

/**
 * Options that are single values, each of them sound; undefined for all others. They are read once: objects of programs
 * can do anything when they are read.
 */
function plainCopy(options: Options): Options | undefined {
  try {
    if (Object.getPrototypeOf(options) !== Object.prototype) return undefined;
    const entries: readonly [string, unknown][] = Object.entries(options);
    const isPlain = entries.every(([name, value]) => value === undefined || isSound(name, value));
    return isPlain ? Object.fromEntries(entries) : undefined;
  } catch {
    return undefined;
  }
}

/** True for a single value that the schema would take as it is. Of lists and objects it is not known here. */
function isSound(name: string, value: unknown): boolean {
  const table: OptionTable = siteOptions;
  const option = Object.hasOwn(table, name) ? table[name] : undefined;
  if (option?.kind === 'toggle') return typeof value === 'boolean';
  return option?.kind === 'text' && typeof value === 'string' && option.problem?.(value) === undefined;
}
