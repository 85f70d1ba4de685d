import { resolve } from 'node:path';
import type { FeedbackOptions, FeedbackSettings } from '../feedback/options.ts';
import type { Severity } from '../values/diagnostic.ts';

/** What a site may set. Everything is optional. */
export interface Options {
  /** The folder with `docs.json`. Default: the working directory. */
  readonly root?: string | undefined;
  /** Path that the site is served under: `/docs`. Default: none. */
  readonly base?: string | undefined;
  /** How grave each code is: `{ "page-unlisted": "warning" }`. Default: as the catalogue says. */
  readonly rules?: Readonly<Record<string, Severity | 'off'>> | undefined;
  /** Globs of page paths, without extension, that another build step makes: they count as existing. */
  readonly provided?: readonly string[] | undefined;
  /** Globs of page files that are left out, beside the built-in rules and `.mintignore`. */
  readonly ignore?: readonly string[] | undefined;
  /** Globs of page files that are pages although a built-in rule or `.mintignore` leaves them out. */
  readonly pages?: readonly string[] | undefined;
  /** With more warnings than this, a build and `check` fail. Default: warnings never fail. */
  readonly maxWarnings?: number | undefined;
  /** Check the bodies of pages too: their links and headings, and the redirects. Default: false. */
  readonly content?: boolean | undefined;
  /** Read what readers said of the pages, and give each page its counts. Default: nothing is read. */
  readonly feedback?: FeedbackOptions | undefined;
  /** How specifications at https addresses are fetched. */
  readonly remote?: RemoteOptions | undefined;
}

export interface RemoteOptions {
  /** Never use the network: cached copies alone. Default: false. */
  readonly offline?: boolean | undefined;
  /** Hosts (`name` or `name:port`) that may be reached at private addresses and by http. Default: none. */
  readonly hosts?: readonly string[] | undefined;
}

/** Options with every decision made: inside, nothing is optional. */
export interface Settings extends GatherOptions {
  /** Absolute path of the docs folder. */
  readonly root: string;
  /** `''` or `/docs`: with a leading slash, without a trailing one. */
  readonly base: string;
  readonly rules: ReadonlyMap<string, Severity | 'off'>;
  /** `Infinity` where warnings never fail. */
  readonly maxWarnings: number;
  readonly content: boolean;
  readonly feedback: FeedbackSettings | undefined;
  readonly remote: { readonly offline: boolean; readonly hosts: readonly string[] };
}

/** What finding the pages needs of them. */
export interface GatherOptions {
  readonly provided: readonly string[];
  readonly ignore: readonly string[];
  readonly pages: readonly string[];
}

/**
 * Makes every decision that options leave open.
 *
 * @throws OptionsError
 */
export async function resolveOptions(options: Options): Promise<Settings> {
  const { root, ...rest } = options;
  // The schema is loaded only for those who set something: a plain check has no need of it.
  const set = Object.values(rest).some((value) => value !== undefined);
  if (set || typeof root !== 'string') await (await import('./schema.ts')).checkOptions(options);
  const base = (options.base ?? '').replace(/^\/*|\/+$/g, '');
  return {
    root: resolve(root ?? '.'),
    base: base === '' ? '' : `/${base}`,
    rules: new Map(Object.entries(options.rules ?? {})),
    provided: options.provided ?? [],
    ignore: options.ignore ?? [],
    pages: options.pages ?? [],
    maxWarnings: options.maxWarnings ?? Number.POSITIVE_INFINITY,
    content: options.content ?? false,
    feedback: await feedbackSettings(options, root),
    remote: { offline: options.remote?.offline ?? false, hosts: options.remote?.hosts ?? [] },
  };
}

async function feedbackSettings(options: Options, root: string | undefined): Promise<FeedbackSettings | undefined> {
  if (options.feedback === undefined) return undefined;
  const { resolveFeedbackOptions } = await import('../feedback/options.ts');
  return resolveFeedbackOptions(options.feedback, resolve(root ?? '.'), options.remote?.offline ?? false);
}
