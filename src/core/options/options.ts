import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Severity } from '../values/diagnostic.ts';
import { type Complete, completeOptions, type Given, type OptionTable } from '../values/option.ts';
import { type FeedbackSettings, resolveFeedbackOptions } from './feedback-options.ts';
import { siteOptions } from './table.ts';

/** What a site may set. Everything is optional. */
export interface Options extends Given<typeof siteOptions> {}

/** Options with every decision made: inside, nothing is optional. */
export interface Settings extends Omit<Complete<typeof siteOptions>, 'rules' | 'feedback'> {
  /** Absolute path of the docs folder. */
  readonly root: string;
  readonly rules: ReadonlyMap<string, Severity | 'off'>;
  /** Undefined if nobody is asked. */
  readonly feedback: FeedbackSettings | undefined;
}

/** What finding the pages needs of them. */
export type GatherOptions = Pick<Settings, 'provided' | 'ignore' | 'pages'>;

/**
 * Makes every decision that options leave open.
 *
 * @throws OptionsError
 */
export async function resolveOptions(options: Options): Promise<Settings> {
  const { root, base, rules, feedback, ...rest } = completeOptions(siteOptions, await checked(options, true));
  const folder = resolve(root ?? '.');
  const path = base.replace(/^\/+|\/+$/g, '');
  return {
    ...rest,
    root: folder,
    // With a leading slash, without a trailing one.
    base: path === '' ? '' : `/${path}`,
    rules: new Map(Object.entries(rules)),
    feedback: feedback === undefined ? undefined : resolveFeedbackOptions(feedback, folder, rest.remote.offline),
  };
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
  return checkOptions(options, whole);
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
