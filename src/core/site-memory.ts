import { type CacheUser, cacheFolder } from './host/cache-folder.ts';
import type { Host, RemoteText } from './host/host.ts';
import { nodeHost } from './host/node.ts';
import { OpenFiles, type OpenTexts } from './host/overlay.ts';
import { PhaseMemo, reuseHost, summarizeChanges } from './host/phase-memo.ts';
import { areSameSettings, type Settings } from './options/options.ts';

export interface SiteRun {
  readonly host: Host;
  readonly memo: PhaseMemo;
  /** Same object as in the previous run if the values are equal. */
  readonly settings: Settings;
  /** Files read by this run, and by earlier runs whose results are still in use. The run adds the files it reads. */
  readonly inputs: Set<string>;
}

/**
 * Keeps results between runs of a site, for programs that watch its files. A run after a change reads only the changed
 * files and recomputes only results that depend on them.
 */
export class SiteMemory {
  readonly #openTexts: OpenTexts;
  readonly #memo = new PhaseMemo(true);
  #settings: Settings | undefined;
  #diskHost: Host | undefined;
  /** Absolute paths changed on disk since the last run; `undefined` if anything may have changed. */
  #changedPaths: Set<string> | undefined;
  #openFiles: OpenFiles | undefined;
  #inputs = new Set<string>();
  #lastRun: Promise<void> = Promise.resolve();

  /** @param openTexts Texts of open documents, read live. Default: none. */
  constructor(openTexts: OpenTexts = new Map()) {
    this.#openTexts = openTexts;
  }

  /**
   * @param path Absolute path of a file that was written, created, deleted or edited. `undefined`: anything may have
   * changed.
   */
  markChanged(path?: string): void {
    if (path === undefined) this.#changedPaths = undefined;
    else this.#changedPaths?.add(path);
    this.#openFiles?.update(path);
  }

  /** Queues runs. Each run processes the changes since the start of the previous run. */
  run<Value>(settings: Settings, resolve: (run: SiteRun) => Promise<Value>): Promise<Value> {
    const runPromise = this.#lastRun.then(() => resolve(this.#startRun(settings)));
    this.#lastRun = runPromise.then(
      () => undefined,
      // A failed run may not have processed its changes, so the next run reads everything.
      () => this.markChanged(),
    );
    return runPromise;
  }

  #startRun(settings: Settings): SiteRun {
    if (this.#settings === undefined || !areSameSettings(this.#settings, settings)) {
      this.#settings = settings;
      this.#changedPaths = undefined;
      this.#openFiles = new OpenFiles(settings.root, this.#openTexts);
    }
    const [previousHost, currentHost] = [this.#diskHost, createDiskHost(settings)];
    const changes =
      previousHost && this.#changedPaths && summarizeChanges(this.#changedPaths, settings.root, previousHost.list());
    this.#changedPaths = new Set();
    const diskHost =
      previousHost !== undefined && changes !== undefined ? reuseHost(previousHost, currentHost) : currentHost;
    this.#diskHost = diskHost;
    if (changes === undefined) this.#inputs = new Set();
    this.#memo.startRun(changes);
    return {
      host: this.#openFiles?.applyTo(diskHost) ?? diskHost,
      memo: this.#memo,
      settings: this.#settings,
      inputs: this.#inputs,
    };
  }
}

export function createDiskHost({ root, cacheUser, remote, limits, follow }: Settings): Host {
  return nodeHost(root, createRemoteFetcher(root, remote, cacheUser), { linkedFolders: limits.linkedFolders, follow });
}

/**
 * Creates a fetch function for remote texts. The HTTP client is loaded with the first request.
 *
 * @param root Absolute path of the docs folder.
 */
function createRemoteFetcher(
  root: string,
  { offline, hosts }: { readonly offline: boolean; readonly hosts: readonly string[] },
  cacheUser: CacheUser,
): (url: string) => Promise<RemoteText> {
  return async (url) => {
    const [{ fetchRemoteText }, { defaultRemotePolicy }] = await Promise.all([
      import('./host/remote/fetch-text.ts'),
      import('./host/remote/policy.ts'),
    ]);
    return fetchRemoteText(url, {
      ...defaultRemotePolicy,
      offline,
      allowedHosts: hosts,
      cacheFolder: cacheFolder(root, cacheUser, 'specifications'),
    });
  };
}
