import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type FeedbackSettings, resolveFeedbackOptions } from '../feedback/options.ts';
import type { Severity } from '../values/diagnostic.ts';
import { type Complete, completeOptions, type Given } from '../values/option.ts';
import { folderProblem } from './problems.ts';
import { siteOptions } from './table.ts';

/** What a site may set. Everything is optional. */
export interface Options extends Given<typeof siteOptions> {}

/** Options with every decision made: inside, nothing is optional. */
export interface Settings extends Omit<Complete<typeof siteOptions>, 'rules' | 'feedback'> {
  /** Absolute path of the docs folder. */
  readonly root: string;
  readonly rules: ReadonlyMap<string, Severity | 'off'>;
  /** Undefined where nobody is asked. */
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

/** True where a site is resolved in the same way by both. */
export function areSameSettings(a: Settings, b: Settings): boolean {
  return isDeepStrictEqual(a, b);
}

/**
 * Checks options, whole ones or those of one file or command line. The schema is loaded only for those who set something: a plain check does without it.
 *
 * @throws OptionsError
 */
export async function checked(options: Options, whole: boolean): Promise<Options> {
  if (isPlain(options)) return options;
  const { checkOptions } = await import('./schema.ts');
  return checkOptions(options, whole);
}

/** True for options that name a folder, or nothing at all. Objects of programs can do anything when they are read. */
function isPlain(options: Options): boolean {
  try {
    if (Object.getPrototypeOf(options) !== Object.prototype) return false;
    return Object.entries(options).every(
      ([name, value]) => value === undefined || (name === 'root' && folderProblem(value) === undefined),
    );
  } catch {
    return false;
  }
}
