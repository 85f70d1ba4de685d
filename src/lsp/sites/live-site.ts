import type { OpenTexts } from '../../core/host.ts';
import { settingsFileCandidates } from '../../core/options.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { type FileWatcher, SiteSession } from '../../site/session.ts';
import { type NodeFileWatcher, watchFiles } from '../../site/watch-files.ts';

export interface SiteEvents {
  /** A file was written or deleted. Called before the site picks up the change. */
  readonly written: (path: string) => void;
  readonly resolved: (live: LiveSite, site: ResolvedSite) => void;
  /** In an untrusted workspace, the site makes no requests, even if its settings allow them. */
  readonly isTrusted: () => boolean;
  /** Decides whether a settings file that is a program may run. The path is absolute. */
  readonly mayRun: (settingsFile: string) => boolean;
  /** The site could not be resolved. The previous result stays available. */
  readonly failed: (live: LiveSite, reason: string) => void;
  readonly closed: (live: LiveSite) => void;
}

/** Debounce in milliseconds, short enough that single key presses are answered immediately. */
const debounceMs = 15;

export interface SiteLocation {
  /** Absolute path of the docs folder. */
  readonly root: string;
  /** Absolute path of the surrounding workspace folder. Settings files above it are ignored. */
  readonly workspaceFolder: string;
}

export class LiveSite {
  readonly root: string;
  readonly #workspaceFolder: string;
  readonly #open: OpenTexts;
  readonly #events: SiteEvents;
  readonly #watcher: NodeFileWatcher = watchFiles();
  #session: SiteSession | undefined;
  #pending: Promise<unknown> = Promise.resolve();
  /** Changes that arrived before the session existed. */
  readonly #pendingChanges = new Set<string>();
  readonly #log = { warn: () => undefined, error: (text: string) => this.#events.failed(this, text.trim()) };
  #isClosed = false;
  #site: ResolvedSite | undefined;
  #lastReadableSite: ResolvedSite | undefined;

  constructor({ root, workspaceFolder }: SiteLocation, openTexts: OpenTexts, events: SiteEvents) {
    this.root = root;
    this.#workspaceFolder = workspaceFolder;
    this.#open = openTexts;
    this.#events = events;
  }

  start(): void {
    this.#pending = this.#begin();
  }

  /** @param path Absolute path of a changed file. */
  changed(path: string): void {
    if (this.#session !== undefined) {
      this.#pending = this.#session.registerChange(this.#log, path);
      return;
    }
    const isFirst = this.#pendingChanges.size === 0;
    this.#pendingChanges.add(path);
    if (isFirst) this.#pending = this.#pending.then(() => this.#catchUp());
  }

  /** Absolute paths of possible settings files, in order of precedence. */
  get settingsFiles(): readonly string[] {
    const workspaceFolder = this.#workspaceFolder;
    return settingsFileCandidates(workspaceFolder, this.root, {
      workingDirectory: workspaceFolder,
      within: workspaceFolder,
    });
  }

  /** Last result with a readable `docs.json`. Keeps the navigation available while the file is invalid. */
  get lastReadableSite(): ResolvedSite | undefined {
    return this.#lastReadableSite ?? this.#site;
  }

  /** Waits until all pending changes are handled. `undefined` if the site can't be resolved. */
  async whenSettled(): Promise<ResolvedSite | undefined> {
    for (let lastPending: unknown; lastPending !== this.#pending; ) {
      lastPending = this.#pending;
      await this.#pending;
    }
    return this.#site;
  }

  close(): void {
    this.#isClosed = true;
    this.#watcher.close();
    this.#events.closed(this);
  }

  async #begin(): Promise<void> {
    const workspaceFolder = this.#workspaceFolder;
    const settings = { workingDirectory: workspaceFolder, within: workspaceFolder, mayRun: this.#events.mayRun };
    const options: ConstructorParameters<typeof SiteSession>[1] = {
      debounceMs: debounceMs,
      cacheUser: 'command',
      openTexts: this.#open,
      settingsSearch: settings,
      withoutFeedback: true,
      withoutReports: true,
    };
    const networkOptions = this.#events.isTrusted() ? {} : { remote: { offline: true } };
    const session = new SiteSession({ root: this.root, ...networkOptions }, options);
    session.configure(workspaceFolder, undefined);
    session.onChange(({ current }) => this.#update(current));
    const watcher = this.#watcherWithEvents;
    try {
      // Changes during the first resolution are handled afterwards.
      this.#watcher.add([this.root, ...this.settingsFiles]);
      watcher.listen((path) => this.changed(path));
      this.#update(await session.follow(watcher, this.#log));
      this.#session = session;
    } catch (error) {
      this.#events.failed(this, error instanceof Error ? error.message : String(error));
      // A change of any file of the settings or the site may fix the failure.
      watcher.listen((path) => this.changed(path));
    }
  }

  /** Watcher that raises the `written` event before the session's listener runs. */
  get #watcherWithEvents(): FileWatcher {
    return {
      add: (paths) => this.#watcher.add(paths),
      listen: (listener) =>
        this.#watcher.listen((path) => {
          this.#events.written(path);
          listener(path);
        }),
    };
  }

  /** Handles changes that arrived before the session existed. If there is still no session, starts again. */
  async #catchUp(): Promise<void> {
    const missedPaths = [...this.#pendingChanges];
    this.#pendingChanges.clear();
    const session = this.#session;
    if (session === undefined) await this.#begin();
    else await Promise.all(missedPaths.map((path) => session.registerChange(this.#log, path)));
  }

  #update(site: ResolvedSite): void {
    if (this.#isClosed) return;
    this.#site = site;
    if (site.diagnostics.every(({ code }) => code !== 'config-syntax' && code !== 'config-missing'))
      this.#lastReadableSite = site;
    this.#events.resolved(this, site);
  }
}
