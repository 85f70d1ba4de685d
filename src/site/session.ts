import { isDeepStrictEqual } from 'node:util';
import { ExternalAnswers } from '../core/external-answers.ts';
import { type CacheUser, type OpenTexts, relativePath } from '../core/host.ts';
import { findOptions, type Options, type SettingsSearch } from '../core/options.ts';
import { SiteMemory } from '../core/site-memory.ts';
import { OptionsError } from '../core/values.ts';
import type { KnownFeedback } from '../feedback/annotate.ts';
import { buildMessage, createBuildError, errorLocationOf, type Log, safeForRunner } from './build-report.ts';
import { type Followed, followedFiles } from './followed-files.ts';
import { type ResolvedSite, resolveSite } from './resolve.ts';

/** A site before and after its files changed. Both may be equal. */
export interface SiteChange {
  readonly before: ResolvedSite;
  readonly now: ResolvedSite;
}

/** Called for each change. The next change waits for the returned promise. */
export type ChangeListener = (change: SiteChange) => Promise<void> | void;

/** Source of file changes: a generator's watcher, or `watchFiles`. */
export interface FileWatcher {
  /** Watches files and folders, folders recursively. Paths are absolute; adding a path twice has no effect. */
  add(paths: readonly string[]): void;
  /** @param changed Called with the absolute path of a file or folder that was written, added or removed. */
  listen(changed: (path: string) => void): void;
}

/**
 * Debounce in milliseconds. An editor or a branch switch writes many files at once. Vite's watcher drops events of a
 * file within 50 ms of its last event, so after a shorter pause the session could read outdated content and never be
 * notified.
 */
const defaultDebounceMs = 60;

export interface SessionSettings {
  /** Debounce in milliseconds. Default: 60. */
  readonly pause?: number;
  readonly settings?: SettingsSearch;
  /** Selects the cache folder. Default: `build`. */
  readonly cacheUser?: CacheUser;
  /** Keeps feedback out of the model and the findings, and makes no request. Default: as set in the options. */
  readonly withoutFeedback?: boolean;
  /**
   * Results of checking external links. Default: external links are requested if the caller's options enable the check;
   * a settings file can't enable it.
   */
  readonly external?: ExternalAnswers;
  /** Keeps accepted findings, for callers that apply the baseline. Default: false. */
  readonly keepsAccepted?: boolean;
  /** Prints no reports, for callers that show the diagnostics themselves. Default: false. */
  readonly withoutReports?: boolean;
  /** Unsaved texts of an editor, which override files. Default: none. */
  readonly open?: OpenTexts;
}

/**
 * One site in one build, resolved at the start and again whenever its files change. All generators and bundlers
 * resolve, follow and report through a session.
 */
export class SiteSession {
  readonly #given: Options;
  readonly #sessionSettings: SessionSettings;
  #folder: string;
  #base: string | undefined;
  #isDevelopment = false;
  #feedback: KnownFeedback | undefined;
  #onFeedback: () => void = () => undefined;
  #settingsCandidates: readonly string[] = [];
  #site: Promise<ResolvedSite> | undefined;
  readonly #memory: SiteMemory;
  readonly #external: ExternalAnswers | undefined;
  readonly #listeners = new Set<ChangeListener>();
  readonly #watchers = new Set<FileWatcher>();
  #pending: Promise<ResolvedSite> | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly #changes = new Set<string | undefined>();
  #running: Promise<void> = Promise.resolve();
  #lastReport: string | undefined;
  #isBuilt = false;

  constructor(given: Options, sessionSettings: SessionSettings = {}) {
    this.#given = given;
    this.#sessionSettings = sessionSettings;
    this.#external = sessionSettings.external ?? (given.external === true ? new ExternalAnswers() : undefined);
    this.#memory = new SiteMemory(sessionSettings.open);
    this.#folder = process.cwd();
  }

  /**
   * Sets options that only the bundler knows.
   *
   * @param folder Absolute path that relative options are resolved against.
   * @param base Base path of the build, used if the options set none.
   * @param isDevelopment True for a dev server: the site starts with cached feedback, and current feedback is fetched
   * in the background.
   */
  configure(folder: string, base: string | undefined, isDevelopment = false): void {
    this.#folder = folder;
    // A default base is omitted, so that command lines in reports don't contain it.
    this.#base = base === '' || base === '/' ? undefined : base;
    this.#isDevelopment = isDevelopment;
  }

  get isDevelopment(): boolean {
    return this.#isDevelopment;
  }

  site(): Promise<ResolvedSite> {
    this.#site ??= this.#resolve();
    return this.#site;
  }

  /** Resolves the site again. On failure, `site` returns the previous result. */
  refresh(): Promise<ResolvedSite> {
    const previous = this.#site;
    const current = this.#resolve(previous);
    this.#site = current;
    current.catch(() => {
      if (previous !== undefined && this.#site === current) this.#site = previous;
    });
    return current;
  }

  /** The site for a build in watch mode: the first build uses the current site, each further build resolves again. */
  siteForBuild(): Promise<ResolvedSite> {
    const isFirst = !this.#isBuilt;
    this.#isBuilt = true;
    // Bundlers don't tell which files changed since the previous build, so every file is read again.
    this.#memory.changed();
    return isFirst ? this.site() : this.refresh();
  }

  async followed(): Promise<Followed> {
    return followedFiles(await this.site(), this.#settingsCandidates);
  }

  /**
   * The site for a build. Prints warnings that changed since the last call.
   *
   * @param showsStack For a program that prints only the stack of an error, as Vite did before version 8.
   * @throws NavigationError with the report if the site fails.
   */
  async check(warn: (text: string) => void, showsStack = false): Promise<ResolvedSite> {
    const site = await this.site();
    const message = buildMessage(site);
    if (!site.ok) {
      const text = message?.text ?? '';
      throw createBuildError(text, errorLocationOf(site), showsStack ? text : '');
    }
    if (message !== undefined && this.#isNewReport(message.text)) warn(message.text);
    return site;
  }

  report(site: ResolvedSite, log: Log): void {
    if (this.#sessionSettings.withoutReports === true) {
      this.#lastReport = undefined;
      return;
    }
    const message = buildMessage(site);
    if (!this.#isNewReport(message?.text) || message === undefined) return;
    if (site.ok) log.warn(message.text);
    else (log.fault ?? log.error)(message.text);
  }

  /** Sets the callback for feedback that was fetched in the background. `follow` replaces the callback. */
  onFeedback(changed: () => void): void {
    this.#onFeedback = changed;
    if (this.#feedback !== undefined) changed();
  }

  /** Adds a listener. Listeners are called in the order of registration, after a call of `follow`. */
  onChange(listener: ChangeListener): void {
    this.#listeners.add(listener);
  }

  /**
   * Keeps the site up to date: a change of a file that the site depends on, or may depend on, resolves it again.
   *
   * @returns The site before any change.
   */
  async follow(watcher: FileWatcher, log: Log): Promise<ResolvedSite> {
    const site = await this.site();
    this.report(site, log);
    this.#watchers.add(watcher);
    watcher.add((await this.followed()).paths);
    watcher.listen(async (path) => {
      if ((await this.followed()).concerns(path)) await this.changed(log, path);
    });
    this.onFeedback(() => void this.changed(log));
    return site;
  }

  /**
   * Registers a change: debounces, resolves the site again, reports it and notifies listeners. If the options have
   * become invalid, the error is reported and the site stays as it was.
   *
   * @param path Absolute path that changed. Default: unknown, so that everything is read again.
   * @returns The site afterwards.
   */
  changed(log: Log, path?: string): Promise<ResolvedSite> {
    this.#changes.add(path);
    this.#timer?.refresh();
    this.#pending ??= new Promise((resolve) => {
      this.#timer = setTimeout(() => {
        this.#pending = undefined;
        this.#timer = undefined;
        // Changes are applied only after the pause. Otherwise a run in progress could read a file while Vite's watcher
        // still drops events of that file.
        for (const change of this.#changes) this.#memory.changed(change);
        this.#changes.clear();
        // Runs are sequential, so each change starts from the site that listeners got last.
        this.#running = this.#running.then(async () => resolve(await this.#applyChanges(log)));
      }, this.#sessionSettings.pause ?? defaultDebounceMs);
    });
    return this.#pending;
  }

  async #applyChanges(log: Log): Promise<ResolvedSite> {
    const previous = await this.site();
    try {
      // Watches new folders before reading them, so that no change in between is missed.
      await this.#watch();
      const current = await this.refresh();
      await this.#watch();
      this.report(current, log);
      for (const listener of this.#listeners) await listener({ before: previous, now: current });
    } catch (error) {
      const text = error instanceof OptionsError ? error.message : String(error);
      if (this.#isNewReport(text)) log.error(`${safeForRunner(text)}\n`);
    }
    return this.site();
  }

  async #watch(): Promise<void> {
    const { paths } = await this.followed();
    for (const watcher of this.#watchers) watcher.add(paths);
  }

  #isNewReport(text: string | undefined): boolean {
    const isNew = text !== this.#lastReport;
    this.#lastReport = text;
    return isNew;
  }

  /** @param previous Previous site, whose feedback is reused because the service limits requests. */
  async #resolve(previous?: Promise<ResolvedSite>): Promise<ResolvedSite> {
    const search = { workingDirectory: process.cwd(), ...this.#sessionSettings.settings };
    const { options, candidates } = await findOptions(this.#given, this.#folder, search).catch(rethrowSafeForRunner);
    this.#settingsCandidates = candidates;
    this.#external?.renew();
    const previousSite = await previous?.catch(() => undefined);
    const events = {
      knownFeedback: this.#feedback ?? previousSite?.feedback,
      development: this.#isDevelopment,
      withoutFeedback: this.#sessionSettings.withoutFeedback,
      memory: this.#memory,
      keepsAccepted: this.#sessionSettings.keepsAccepted,
      cacheUser: this.#sessionSettings.cacheUser ?? 'build',
      isBuiltByGenerator: this.#sessionSettings.cacheUser === undefined,
      external: this.#external?.ask,
      given: this.#givenToCommands(options),
    };
    const site = await resolveSite({ ...options, base: options.base ?? this.#base }, undefined, events);
    if (site.laterFeedback !== undefined) void this.#readBehind(site.laterFeedback);
    return site;
  }

  /**
   * Options for command lines in messages. A command finds the settings file like this session does, but doesn't know
   * the base of the generator, and resolves paths against the working directory.
   */
  #givenToCommands({ base, baseline }: Options): Options {
    return {
      ...this.#given,
      ...(base === undefined && this.#base !== undefined ? { base: this.#base } : {}),
      ...(this.#given.baseline === undefined || baseline === undefined
        ? {}
        : { baseline: relativePath(process.cwd(), baseline) }),
    };
  }

  async #readBehind(read: () => Promise<KnownFeedback>): Promise<void> {
    this.#feedback = await read();
    this.#onFeedback();
  }
}

/** Option errors quote settings files, and bundlers print error messages, so workflow commands are removed. */
function rethrowSafeForRunner(error: unknown): never {
  if (error instanceof OptionsError) throw new OptionsError(safeForRunner(error.message));
  throw error;
}

export function isSame({ before, now }: SiteChange): boolean {
  // Both sites share their unchanged objects, so the comparison is cheap.
  return isDeepStrictEqual(before.model, now.model) && isDeepStrictEqual(before.diagnostics, now.diagnostics);
}
