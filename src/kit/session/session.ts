import { relative, sep } from 'node:path';
import { formatDiagnostics, summarize } from '../../diagnostics/report/pretty.ts';
import type { KnownFeedback } from '../../feedback/annotate.ts';
import { findOptions } from '../../options/find-options.ts';
import type { Options } from '../../options/options.ts';
import { type ResolvedSite, resolveSite } from '../../resolve.ts';
import type { Diagnostic } from '../../values/diagnostic.ts';

/** One site in one build: resolved once, and again when asked to. */
export class SiteSession {
  readonly #given: Options;
  #folder: string;
  #base: string | undefined;
  #isDevelopment = false;
  #feedback: KnownFeedback | undefined;
  #onFeedback: () => void = () => {};
  #site: Promise<ResolvedSite> | undefined;

  constructor(given: Options) {
    this.#given = given;
    this.#folder = process.cwd();
  }

  /**
   * Says what the build knows of itself.
   *
   * @param folder Absolute path that relative options count from.
   * @param base Path that the build serves under, where the options do not say.
   * @param isDevelopment Somebody writes: the site is there with the feedback that is kept, and what the service has now
   * is read behind.
   */
  configure(folder: string, base: string | undefined, isDevelopment = false): void {
    this.#folder = folder;
    this.#base = base;
    this.#isDevelopment = isDevelopment;
  }

  /** Sets what is called when feedback was read behind: `refresh()` brings it. */
  onFeedback(changed: () => void): void {
    this.#onFeedback = changed;
    if (this.#feedback !== undefined) changed();
  }

  /** The site as it was last resolved. */
  site(): Promise<ResolvedSite> {
    this.#site ??= this.#resolve();
    return this.#site;
  }

  /** Resolves the site anew. */
  refresh(): Promise<ResolvedSite> {
    this.#site = this.#resolve(this.#site);
    return this.#site;
  }

  /** @param before The site that was: what readers said of it is not asked for again, since the service counts requests. */
  async #resolve(before?: Promise<ResolvedSite>): Promise<ResolvedSite> {
    const { options } = await findOptions(this.#given, this.#folder);
    const known = await before?.catch(() => undefined);
    const events = { knownFeedback: this.#feedback ?? known?.feedback, development: this.#isDevelopment };
    const site = await resolveSite({ ...options, base: options.base ?? this.#base }, undefined, events);
    if (site.laterFeedback !== undefined) void this.#readBehind(site.laterFeedback);
    return site;
  }

  async #readBehind(read: () => Promise<KnownFeedback>): Promise<void> {
    this.#feedback = await read();
    this.#onFeedback();
  }
}

/** What a build says of a site that it cannot go on with, or that it warns of. */
export interface BuildMessage {
  /** The report, with code frames. */
  readonly text: string;
  /** The first diagnostic that fails the build; of warnings, the first. */
  readonly first: Diagnostic;
}

/**
 * What fails a build. It carries no stack: the fault is the site's, and where it is stands in the text.
 *
 * @param stack What a bundler shows that shows the stack alone.
 */
export function failure<Members extends object>(text: string, members: Members, stack = ''): Error & Members {
  const error = Object.assign(new Error(text), members);
  error.name = 'NavigationError';
  error.stack = stack;
  return error;
}

/** The report of a site for a build; undefined where there is nothing to say. */
export function buildMessage(site: ResolvedSite, color?: boolean): BuildMessage | undefined {
  const { diagnostics } = site;
  const first = diagnostics.find(({ severity }) => severity === 'error') ?? diagnostics[0];
  if (first === undefined) return undefined;
  const prefix = prefixOf(site.root);
  const report = formatDiagnostics(site, color === undefined ? { prefix } : { prefix, color });
  return { text: `${summarize(site)} in the navigation\n\n${report}\n`, first };
}

/** What stands before the names of files, so that a terminal opens them: the docs folder from where the build runs. */
function prefixOf(root: string): string {
  const folder = relative(process.cwd(), root).split(sep).join('/');
  return folder === '' ? '' : `${folder}/`;
}
