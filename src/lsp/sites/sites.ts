import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isInside, type OpenTexts, selfAndAncestors } from '../../core/host.ts';
import { foldersWithConfig } from '../../core/options.ts';
import { maxEagerSites, maxWorkspaceDepth } from '../../core/values.ts';
import { LiveSite, type SiteEvents } from './live-site.ts';
import { Workspace } from './workspace.ts';

/** Sites in the workspace folders. Docs folders outside of them are ignored. */
export class Sites {
  readonly #open: OpenTexts;
  readonly #events: SiteEvents;
  readonly #workspace = new Workspace();
  readonly #live = new Map<string, LiveSite>();

  constructor(open: OpenTexts, events: SiteEvents) {
    this.#open = open;
    this.#events = events;
  }

  get all(): readonly LiveSite[] {
    return [...this.#live.values()];
  }

  /**
   * Starts the sites in a workspace folder. If there are more than `maxEagerSites`, a site starts when one of its files
   * is opened.
   *
   * @param folder Absolute path.
   */
  addFolder(folder: string): void {
    this.#workspace.add(folder);
    if (this.#workspace.folderAround(folder) === undefined) return;
    const roots = foldersWithConfig(folder, '', maxWorkspaceDepth).map((name) => join(folder, name));
    if (roots.length <= maxEagerSites) for (const root of roots) this.#start(root);
  }

  removeFolder(folder: string): void {
    this.#workspace.remove(folder);
    for (const live of this.all) if (this.#workspace.folderAround(live.root) === undefined) this.#stop(live);
  }

  at(path: string): LiveSite | undefined {
    const around = this.all.filter(({ root }) => isInside(path, root));
    return around.sort((a, b) => b.root.length - a.root.length)[0];
  }

  /** Finds or starts the site of an opened file. Searches the folders above the file, up to the workspace folder. */
  opened(path: string): LiveSite | undefined {
    const top = this.#workspace.folderAround(dirname(path));
    if (top === undefined) return undefined;
    const folders = selfAndAncestors(dirname(path)).filter((folder) => isInside(folder, top));
    const root = folders
      .filter((folder) => existsSync(folder))
      .find(
        (folder) =>
          this.#live.has(folder) || join(folder, 'docs.json') === path || existsSync(join(folder, 'docs.json')),
      );
    return root === undefined ? undefined : this.#start(root);
  }

  written(path: string): LiveSite | undefined {
    return basename(path) === 'docs.json' && existsSync(path) ? this.opened(path) : this.at(path);
  }

  close(): void {
    for (const live of this.all) this.#stop(live);
  }

  #start(root: string): LiveSite | undefined {
    const existing = this.#live.get(root);
    const workspaceFolder = this.#workspace.folderAround(root);
    if (existing !== undefined || workspaceFolder === undefined) return existing;
    const live = new LiveSite({ root, workspaceFolder }, this.#open, this.#events);
    this.#live.set(root, live);
    live.start();
    return live;
  }

  #stop(live: LiveSite): void {
    this.#live.delete(live.root);
    live.close();
  }
}
