import { isDeepStrictEqual } from 'node:util';
import { ExternalAnswers } from '../core/external-answers.ts';
import { type CacheUser, type OpenTexts, relativePath } from '../core/host.ts';
import { findOptions, type Options, type SettingsSearch } from '../core/options.ts';
import { SiteMemory } from '../core/site-memory.ts';
import { OptionsError } from '../core/values.ts';
import type { KnownFeedback } from '../feedback/annotate.ts';
import {
  createBuildError,
  errorLocationOf,
  formatBuildMessage,
  type Logger,
  sanitizeForRunner,
} from './build-report.ts';
import { collectFollowedFiles, type FollowedFiles } from './followed-files.ts';
import { type ResolvedSite, type ResolveRequest, resolveSite } from './resolve.ts';

/** A site before and after its files changed. Both may be equal. */
export interface SiteChange {
  readonly previous: ResolvedSite;
  readonly current: ResolvedSite;
}

/** Called for each change. The next change waits for the returned promise. */
export type ChangeListener = (change: SiteChange) => Promise<void> | void;

/** Source of file changes: a generator's watcher, or `watchFiles`. */
export interface FileWatcher {
  /** Watches files and folders, folders recursively. Paths are absolute; adding a path twice has no effect. */
  add(paths: readonly string[]): void;
  /** @param listener Called with the absolute path of a file or folder that was written, added or removed. */
  listen(listener: (path: string) => void): void;
}

/**
 * Debounce in milliseconds. An editor or a branch switch writes many files at once. Vite's watcher drops events of a
 * file within 50 ms of its last event, so after a shorter pause the session could read outdated content and never be
 * notified.
 */
const defaultDebounceMs = 60;

export interface SessionSettings {
  /** Debounce in milliseconds. Default: 60. */
  readonly debounceMs?: number;
  readonly settingsSearch?: SettingsSearch;
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
  readonly openTexts?: OpenTexts;
}

/**
 * One site in one build, resolved at the start and again whenever its files change. All generators and bundlers
 * resolve, follow and report through a session.
 */
export class SiteSession {
  readonly #callerOptions: Options;
  readonly #sessionSettings: SessionSettings;
  #projectFolder: string;
  #base: string | undefined;
  #isDevelopment = false;
  #feedback: KnownFeedback | undefined;
  #onFeedback: () => void = () => undefined;
  #settingsCandidates: readonly string[] = [];
  #site: Promise<ResolvedSite> | undefined;
  readonly #siteMemory: SiteMemory;
  readonly #external: ExternalAnswers | undefined;
  readonly #listeners = new Set<ChangeListener>();
  readonly #watchers = new Set<FileWatcher>();
  #pendingChange: Promise<ResolvedSite> | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly #changedPaths = new Set<string | undefined>();
  #currentRun: Promise<void> = Promise.resolve();
  #lastReport: string | undefined;
  #isBuilt = false;

  constructor(callerOptions: Options, sessionSettings: SessionSettings = {}) {
    this.#callerOptions = callerOptions;
    this.#sessionSettings = sessionSettings;
    this.#external = sessionSettings.external ?? (callerOptions.external === true ? new ExternalAnswers() : undefined);
    this.#siteMemory = new SiteMemory(sessionSettings.openTexts);
    this.#projectFolder = process.cwd();
  }

  /**
   * Sets options that only the bundler knows.
   *
   * @param projectFolder Absolute path that relative options are resolved against.
   * @param base Base path of the build, used if the options set none.
   * @param isDevelopment True for a dev server: the site starts with cached feedback, and current feedback is fetched
   * in the background.
   */
  configure(projectFolder: string, base: string | undefined, isDevelopment = false): void {
    this.#projectFolder = projectFolder;
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
    this.#siteMemory.markChanged();
    return isFirst ? this.site() : this.refresh();
  }

  async followedFiles(): Promise<FollowedFiles> {
    return collectFollowedFiles(await this.site(), this.#settingsCandidates);
  }

  /**
   * The site for a build. Prints warnings that changed since the last call.
   *
   * @param showsStack For a program that prints only the stack of an error, as Vite did before version 8.
   * @throws NavigationError with the report if the site fails.
   */
  async check(warn: (text: string) => void, showsStack = false): Promise<ResolvedSite> {
    const site = await this.site();
    const message = formatBuildMessage(site);
    if (!site.ok) {
      const text = message?.text ?? '';
      throw createBuildError(text, errorLocationOf(site), showsStack ? text : '');
    }
    if (message !== undefined && this.#isNewReport(message.text)) warn(message.text);
    return site;
  }

  report(site: ResolvedSite, log: Logger): void {
    if (this.#sessionSettings.withoutReports === true) {
      this.#lastReport = undefined;
      return;
    }
    const message = formatBuildMessage(site);
    if (!this.#isNewReport(message?.text) || message === undefined) return;
    if (site.ok) log.warn(message.text);
    else (log.printFailure ?? log.error)(message.text);
  }

  /** Sets the callback for feedback that was fetched in the background. `follow` replaces the callback. */
  onFeedback(listener: () => void): void {
    this.#onFeedback = listener;
    if (this.#feedback !== undefined) listener();
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
  async follow(watcher: FileWatcher, log: Logger): Promise<ResolvedSite> {
    const site = await this.site();
    this.report(site, log);
    this.#watchers.add(watcher);
    watcher.add((await this.followedFiles()).paths);
    watcher.listen(async (path) => {
      if ((await this.followedFiles()).isRelevant(path)) await this.registerChange(log, path);
    });
    this.onFeedback(() => void this.registerChange(log));
    return site;
  }

  /**
   * Registers a change: debounces, resolves the site again, reports it and notifies listeners. If the options have
   * become invalid, the error is reported and the site stays as it was.
   *
   * @param path Absolute path that changed. Default: unknown, so that everything is read again.
   * @returns The site afterwards.
   */
  registerChange(log: Logger, path?: string): Promise<ResolvedSite> {
    this.#changedPaths.add(path);
    this.#timer?.refresh();
    this.#pendingChange ??= new Promise((resolve) => {
      this.#timer = setTimeout(() => {
        this.#pendingChange = undefined;
        this.#timer = undefined;
        // Changes are applied only after the pause. Otherwise a run in progress could read a file while Vite's watcher
        // still drops events of that file.
        for (const change of this.#changedPaths) this.#siteMemory.markChanged(change);
        this.#changedPaths.clear();
        // Runs are sequential, so each change starts from the site that listeners got last.
        this.#currentRun = this.#currentRun.then(async () => resolve(await this.#applyChanges(log)));
      }, this.#sessionSettings.debounceMs ?? defaultDebounceMs);
    });
    return this.#pendingChange;
  }

  async #applyChanges(log: Logger): Promise<ResolvedSite> {
    const previous = await this.site();
    try {
      // Watches new folders before reading them, so that no change in between is missed.
      await this.#updateWatchers();
      const current = await this.refresh();
      await this.#updateWatchers();
      this.report(current, log);
      for (const listener of this.#listeners) await listener({ previous: previous, current: current });
    } catch (error) {
      const text = error instanceof OptionsError ? error.message : String(error);
      if (this.#isNewReport(text)) log.error(`${sanitizeForRunner(text)}\n`);
    }
    return this.site();
  }

  async #updateWatchers(): Promise<void> {
    const { paths } = await this.followedFiles();
    for (const watcher of this.#watchers) watcher.add(paths);
  }

  #isNewReport(text: string | undefined): boolean {
    const isNew = text !== this.#lastReport;
    this.#lastReport = text;
    return isNew;
  }

  /** @param previous Previous site, whose feedback is reused because the service limits requests. */
  async #resolve(previous?: Promise<ResolvedSite>): Promise<ResolvedSite> {
    const settingsSearch = { workingDirectory: process.cwd(), ...this.#sessionSettings.settingsSearch };
    const { options, candidates } = await findOptions(this.#callerOptions, this.#projectFolder, settingsSearch).catch(
      rethrowSanitized,
    );
    this.#settingsCandidates = candidates;
    this.#external?.reset();
    const previousSite = await previous?.catch(() => undefined);
    const request: ResolveRequest = {
      knownFeedback: this.#feedback ?? previousSite?.feedback,
      development: this.#isDevelopment,
      withoutFeedback: this.#sessionSettings.withoutFeedback,
      memory: this.#siteMemory,
      keepsAccepted: this.#sessionSettings.keepsAccepted,
      cacheUser: this.#sessionSettings.cacheUser ?? 'build',
      isBuiltByGenerator: this.#sessionSettings.cacheUser === undefined,
      external: this.#external?.requestMissing,
      callerOptions: this.#createCommandOptions(options),
    };
    const site = await resolveSite({ ...options, base: options.base ?? this.#base }, undefined, request);
    if (site.fetchCurrentFeedback !== undefined) void this.#fetchFeedbackInBackground(site.fetchCurrentFeedback);
    return site;
  }

  /**
   * Options for command lines in messages. A command finds the settings file like this session does, but doesn't know
   * the base of the generator, and resolves paths against the working directory.
   */
  #createCommandOptions({ base, baseline }: Options): Options {
    return {
      ...this.#callerOptions,
      ...(base === undefined && this.#base !== undefined ? { base: this.#base } : {}),
      ...(this.#callerOptions.baseline === undefined || baseline === undefined
        ? {}
        : { baseline: relativePath(process.cwd(), baseline) }),
    };
  }

  async #fetchFeedbackInBackground(fetchFeedback: () => Promise<KnownFeedback>): Promise<void> {
    this.#feedback = await fetchFeedback();
    this.#onFeedback();
  }
}

/** Option errors quote settings files, and bundlers print error messages, so workflow commands are removed. */
function rethrowSanitized(error: unknown): never {
  if (error instanceof OptionsError) throw new OptionsError(sanitizeForRunner(error.message));
  throw error;
}

export function isUnchanged({ previous, current }: SiteChange): boolean {
  // Both sites share their unchanged objects, so the comparison is cheap.
  return (
    isDeepStrictEqual(previous.model, current.model) && isDeepStrictEqual(previous.diagnostics, current.diagnostics)
  );
}
