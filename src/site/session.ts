import { isDeepStrictEqual } from 'node:util';
import { ExternalAnswers } from '../core/external-answers.ts';
import type { CacheUser, OpenTexts } from '../core/host.ts';
import { findOptions, type Options, type SettingsSearch } from '../core/options.ts';
import { SiteMemory } from '../core/site-memory.ts';
import { OptionsError } from '../core/values.ts';
import type { KnownFeedback } from '../feedback/annotate.ts';
import { buildMessage, failure, type Log, placeOf } from './build-report.ts';
import { type Followed, followedFiles } from './followed-files.ts';
import { type ResolvedSite, resolveSite } from './resolve.ts';

/** A site before and after a change of its files. Both may be the same in all that can be seen: see `isSame`. */
export interface Change {
  readonly before: ResolvedSite;
  readonly now: ResolvedSite;
}

/** Takes up a change. The next change waits for its end. */
export type ChangeListener = (change: Change) => Promise<void> | void;

/** Says which files have changed: a generator's own watcher, or `watchFiles`. */
export interface FileWatcher {
  /** Watches files and folders too; folders with all that is in them. Absolute paths, which may be watched already. */
  add(paths: readonly string[]): void;
  /** @param changed Called with the absolute path of a file or folder that was written, added or removed. */
  listen(changed: (path: string) => void): void;
}

/**
 * Milliseconds to wait for further changes: an editor or a branch switch writes many files at once. Vite's watcher drops
 * what happens to a file within 50 ms of its last event, so what is read any earlier may be out of date for good.
 */
const usualPause = 60;

/** What a session does in another way than those of generators. */
export interface SessionSettings {
  /** Milliseconds to wait for further changes. Default: what bundlers' watchers need. */
  readonly pause?: number;
  /** Which settings file is used. Default: the one that is found, with the working directory of this process. */
  readonly settings?: SettingsSearch;
  /** Decides in which folder files are kept between runs. Default: `build`. */
  readonly cacheUser?: CacheUser;
  /** Asks nobody what readers say. Default: as the options want. */
  readonly withoutFeedback?: boolean;
  /** Answers of other sites. Default: they are asked if the given options say so; a settings file is not enough. */
  readonly external?: ExternalAnswers;
  /** Writes no reports: whoever follows the site takes its findings as they are. Default: false. */
  readonly withoutReports?: boolean;
  /** Texts that an editor has open: they count instead of the files, from when a change of one is told. Default: none. */
  readonly open?: OpenTexts;
}

/**
 * One site in one build: resolved once, and again when its files change. Every generator and bundler resolves, follows
 * and reports through it.
 */
export class SiteSession {
  readonly #given: Options;
  readonly #own: SessionSettings;
  #folder: string;
  #base: string | undefined;
  #isDevelopment = false;
  /** What readers said, if that was read after the site was resolved. */
  #feedback: KnownFeedback | undefined;
  #onFeedback: () => void = () => undefined;
  #settings: readonly string[] = [];
  #site: Promise<ResolvedSite> | undefined;
  readonly #memory: SiteMemory;
  readonly #external: ExternalAnswers | undefined;
  readonly #listeners = new Set<ChangeListener>();
  readonly #watchers = new Set<FileWatcher>();
  /** The change that is waited for, and its timer. */
  #coming: Promise<ResolvedSite> | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** Paths that the coming run is to read again; undefined for all. */
  readonly #changes = new Set<string | undefined>();
  #running: Promise<void> = Promise.resolve();
  #said: string | undefined;
  #isBuilt = false;

  constructor(given: Options, own: SessionSettings = {}) {
    this.#given = given;
    this.#own = own;
    this.#external = own.external ?? (given.external === true ? new ExternalAnswers() : undefined);
    this.#memory = new SiteMemory(own.open);
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
    // One that is empty says no more than none, and need not be in the command lines that reports name.
    this.#base = base === '' ? undefined : base;
    this.#isDevelopment = isDevelopment;
  }

  /** Somebody writes, and looks at the pages meanwhile. */
  get isDevelopment(): boolean {
    return this.#isDevelopment;
  }

  /** The site as it was last resolved. */
  site(): Promise<ResolvedSite> {
    this.#site ??= this.#resolve();
    return this.#site;
  }

  /** Resolves the site anew. If that fails, `site` gives what it gave before. */
  refresh(): Promise<ResolvedSite> {
    const before = this.#site;
    const now = this.#resolve(before);
    this.#site = now;
    now.catch(() => {
      if (before !== undefined && this.#site === now) this.#site = before;
    });
    return now;
  }

  /** The site for a build of a watch mode: as it is for the first one, and resolved anew for each that follows. */
  siteOfBuild(): Promise<ResolvedSite> {
    const isFirst = !this.#isBuilt;
    this.#isBuilt = true;
    // Nobody says what has changed since the build before.
    this.#memory.changed();
    return isFirst ? this.site() : this.refresh();
  }

  /** The files that the site is made of, as it was last resolved. */
  async followed(): Promise<Followed> {
    return followedFiles(await this.site(), this.#settings);
  }

  /**
   * The site for a build, which it may fail. Warnings are told once.
   *
   * @throws NavigationError with the report.
   */
  async check(warn: (text: string) => void): Promise<ResolvedSite> {
    const site = await this.site();
    const message = buildMessage(site);
    if (!site.ok) throw failure(message?.text ?? '', placeOf(site));
    if (message !== undefined && this.#isNews(message.text)) warn(message.text);
    return site;
  }

  /** Tells what is wrong with a site that goes on nevertheless, where that has not just been told. */
  report(site: ResolvedSite, log: Log): void {
    if (this.#own.withoutReports === true) {
      this.#said = undefined;
      return;
    }
    const message = buildMessage(site);
    if (!this.#isNews(message?.text) || message === undefined) return;
    if (site.ok) log.warn(message.text);
    else (log.fault ?? log.error)(message.text);
  }

  /** Sets what is called when feedback was read behind. A site that is followed takes it up by itself. */
  onFeedback(changed: () => void): void {
    this.#onFeedback = changed;
    if (this.#feedback !== undefined) changed();
  }

  /** Has changes told, in the order of asking, from when the site is followed. */
  onChange(listener: ChangeListener): void {
    this.#listeners.add(listener);
  }

  /**
   * Keeps the site up to date: a change of a file that it is made of, or may come to be made of, resolves it anew.
   *
   * @returns The site as it is at the beginning.
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
   * Takes note of a change: waits for further ones, resolves the site anew, reports it and has it told. Options that
   * cannot be used any more are reported, and the site stays as it was.
   *
   * @param path Absolute path of what has changed. Default: nobody knows, and everything is read again.
   * @returns The site as it then is.
   */
  changed(log: Log, path?: string): Promise<ResolvedSite> {
    this.#changes.add(path);
    this.#timer?.refresh();
    this.#coming ??= new Promise((resolve) => {
      this.#timer = setTimeout(() => {
        this.#coming = undefined;
        this.#timer = undefined;
        // Not before: a run that is under way would take a change up within the time in which watchers drop the next one.
        for (const change of this.#changes) this.#memory.changed(change);
        this.#changes.clear();
        // One after the other: what is compared is what was told last.
        this.#running = this.#running.then(async () => resolve(await this.#takeUp(log)));
      }, this.#own.pause ?? usualPause);
    });
    return this.#coming;
  }

  async #takeUp(log: Log): Promise<ResolvedSite> {
    const before = await this.site();
    try {
      // New folders are watched before they are read: what happens meanwhile is told.
      await this.#watch();
      const now = await this.refresh();
      await this.#watch();
      this.report(now, log);
      for (const listener of this.#listeners) await listener({ before, now });
    } catch (error) {
      const text = error instanceof OptionsError ? error.message : String(error);
      if (this.#isNews(text)) log.error(`${text}\n`);
    }
    return this.site();
  }

  async #watch(): Promise<void> {
    const { paths } = await this.followed();
    for (const watcher of this.#watchers) watcher.add(paths);
  }

  #isNews(text: string | undefined): boolean {
    const isNews = text !== this.#said;
    this.#said = text;
    return isNews;
  }

  /** @param before The site that was: what readers said of it is not asked for again, since the service counts requests. */
  async #resolve(before?: Promise<ResolvedSite>): Promise<ResolvedSite> {
    const search = { workingDirectory: process.cwd(), ...this.#own.settings };
    const { options, candidates } = await findOptions(this.#given, this.#folder, search);
    this.#settings = candidates;
    this.#external?.renew();
    const known = await before?.catch(() => undefined);
    const events = {
      knownFeedback: this.#feedback ?? known?.feedback,
      development: this.#isDevelopment,
      memory: this.#memory,
      cacheUser: this.#own.cacheUser ?? 'build',
      external: this.#external?.ask,
      // A command finds the settings file as this did, and not what the generator says.
      given:
        options.base === undefined && this.#base !== undefined ? { ...this.#given, base: this.#base } : this.#given,
    };
    const feedback = this.#own.withoutFeedback === true ? undefined : options.feedback;
    const site = await resolveSite({ ...options, feedback, base: options.base ?? this.#base }, undefined, events);
    if (site.laterFeedback !== undefined) void this.#readBehind(site.laterFeedback);
    return site;
  }

  async #readBehind(read: () => Promise<KnownFeedback>): Promise<void> {
    this.#feedback = await read();
    this.#onFeedback();
  }
}

/** True if neither the model nor what is wrong with it has changed. */
export function isSame({ before, now }: Change): boolean {
  // Both share what has not changed, which costs nothing to compare.
  return isDeepStrictEqual(before.model, now.model) && isDeepStrictEqual(before.diagnostics, now.diagnostics);
}
