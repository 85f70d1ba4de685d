import type { OpenTexts } from '../../core/host.ts';
import { settingsCandidates } from '../../core/options.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { type FileWatcher, SiteSession } from '../../site/session.ts';
import { type OwnWatcher, watchFiles } from '../../site/watch-files.ts';

/** What sites tell of themselves. */
export interface SiteEvents {
  /** A file was written or removed on disk; it is taken up afterwards. */
  readonly written: (path: string) => void;
  /** One was resolved, for the first time or anew. */
  readonly resolved: (live: LiveSite, site: ResolvedSite) => void;
  /** Whether a settings file that is a program may run. Absolute path. */
  readonly mayRun: (settingsFile: string) => boolean;
  /** One could not be: the reason, for people. What was known of it stays. */
  readonly failed: (live: LiveSite, reason: string) => void;
  /** One is no longer looked at. */
  readonly closed: (live: LiveSite) => void;
}

/** Milliseconds to wait for more: somebody who types does not wait for what came before, and one key is answered at once. */
const pause = 15;

/** A docs folder in a workspace. */
export interface SiteLocation {
  /** Absolute path of the docs folder. */
  readonly root: string;
  /** Absolute path of the workspace folder that it is in. No settings are looked for above. */
  readonly workspaceFolder: string;
}

/** One site, kept up to date with the disk and with what is typed. */
export class LiveSite {
  /** Absolute path of the docs folder. */
  readonly root: string;
  readonly #workspaceFolder: string;
  readonly #open: OpenTexts;
  readonly #events: SiteEvents;
  readonly #watcher: OwnWatcher = watchFiles();
  #session: SiteSession | undefined;
  /** The last change that is not yet taken up, or the beginning. */
  #pending: Promise<unknown> = Promise.resolve();
  /** What changed before there was a session. */
  readonly #missed = new Set<string | undefined>();
  readonly #log = { warn: () => undefined, error: (text: string) => this.#events.failed(this, text.trim()) };
  #isClosed = false;
  #site: ResolvedSite | undefined;
  #whole: ResolvedSite | undefined;

  constructor({ root, workspaceFolder }: SiteLocation, open: OpenTexts, events: SiteEvents) {
    this.root = root;
    this.#workspaceFolder = workspaceFolder;
    this.#open = open;
    this.#events = events;
  }

  /** Resolves the site and follows it from then on. */
  start(): void {
    this.#pending = this.#begin();
  }

  /** @param path Absolute path of a file whose text is another. Undefined: nobody knows what has changed. */
  changed(path?: string): void {
    if (this.#session !== undefined) {
      this.#pending = this.#session.changed(this.#log, path);
      return;
    }
    const isFirst = this.#missed.size === 0;
    this.#missed.add(path);
    if (isFirst) this.#pending = this.#pending.then(() => this.#catchUp());
  }

  /** Absolute paths of files that would be the settings file if they existed, in order. */
  get settingsFiles(): readonly string[] {
    const within = this.#workspaceFolder;
    return settingsCandidates(within, this.root, { workingDirectory: within, within });
  }

  /** The last one whose `docs.json` could be read: what is known of the navigation while somebody breaks it. */
  get whole(): ResolvedSite | undefined {
    return this.#whole ?? this.#site;
  }

  /** The site with all that is typed; undefined if it cannot be resolved at all. */
  async settled(): Promise<ResolvedSite | undefined> {
    for (let seen: unknown; seen !== this.#pending; ) {
      seen = this.#pending;
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
    const within = this.#workspaceFolder;
    const settings = { workingDirectory: within, within, mayRun: this.#events.mayRun };
    const own: ConstructorParameters<typeof SiteSession>[1] = {
      pause,
      cacheUser: 'command',
      open: this.#open,
      settings,
      withoutFeedback: true,
      withoutReports: true,
    };
    const session = new SiteSession({ root: this.root }, own);
    session.configure(within, undefined);
    session.onChange(({ now }) => this.#take(now));
    const watcher = this.#followed;
    try {
      // What happens while the site is read for the first time is taken up afterwards.
      this.#watcher.add([this.root, ...this.settingsFiles]);
      watcher.listen((path) => this.changed(path));
      this.#take(await session.follow(watcher, this.#log));
      this.#session = session;
    } catch (error) {
      this.#events.failed(this, error instanceof Error ? error.message : String(error));
      // Whatever is wrong, a file of the settings or of the site has to change for it.
      watcher.listen((path) => this.changed(path));
    }
  }

  /** What watches the files, with the one who is told first. */
  get #followed(): FileWatcher {
    return {
      add: (paths) => this.#watcher.add(paths),
      listen: (heard) =>
        this.#watcher.listen((path) => {
          this.#events.written(path);
          heard(path);
        }),
    };
  }

  /** Takes up what happened while there was no session, or tries once more to have one. */
  async #catchUp(): Promise<void> {
    const missed = [...this.#missed];
    this.#missed.clear();
    const session = this.#session;
    if (session === undefined) await this.#begin();
    else await Promise.all(missed.map((path) => session.changed(this.#log, path)));
  }

  #take(site: ResolvedSite): void {
    if (this.#isClosed) return;
    this.#site = site;
    if (site.diagnostics.every(({ code }) => code !== 'config-syntax' && code !== 'config-missing')) this.#whole = site;
    this.#events.resolved(this, site);
  }
}
