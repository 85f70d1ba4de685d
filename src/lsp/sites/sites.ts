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

  constructor(openTexts: OpenTexts, events: SiteEvents) {
    this.#open = openTexts;
    this.#events = events;
  }

  get liveSites(): readonly LiveSite[] {
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
    if (this.#workspace.outermostFolderOf(folder) === undefined) return;
    const roots = foldersWithConfig(folder, '', maxWorkspaceDepth).map((name) => join(folder, name));
    if (roots.length <= maxEagerSites) for (const root of roots) this.#start(root);
  }

  removeFolder(folder: string): void {
    this.#workspace.remove(folder);
    for (const liveSite of this.liveSites)
      if (this.#workspace.outermostFolderOf(liveSite.root) === undefined) this.#stop(liveSite);
  }

  findSiteOf(path: string): LiveSite | undefined {
    const enclosingSites = this.liveSites.filter(({ root }) => isInside(path, root));
    return enclosingSites.sort((a, b) => b.root.length - a.root.length)[0];
  }

  /** Finds or starts the site of an opened file. Searches the folders above the file, up to the workspace folder. */
  openSiteOf(path: string): LiveSite | undefined {
    const workspaceFolder = this.#workspace.outermostFolderOf(dirname(path));
    if (workspaceFolder === undefined) return undefined;
    const folders = selfAndAncestors(dirname(path)).filter((folder) => isInside(folder, workspaceFolder));
    const root = folders
      .filter((folder) => existsSync(folder))
      .find(
        (folder) =>
          this.#live.has(folder) || join(folder, 'docs.json') === path || existsSync(join(folder, 'docs.json')),
      );
    return root === undefined ? undefined : this.#start(root);
  }

  handleFileChange(path: string): LiveSite | undefined {
    return basename(path) === 'docs.json' && existsSync(path) ? this.openSiteOf(path) : this.findSiteOf(path);
  }

  close(): void {
    for (const liveSite of this.liveSites) this.#stop(liveSite);
  }

  #start(root: string): LiveSite | undefined {
    const existingSite = this.#live.get(root);
    const workspaceFolder = this.#workspace.outermostFolderOf(root);
    if (existingSite !== undefined || workspaceFolder === undefined) return existingSite;
    const liveSite = new LiveSite({ root, workspaceFolder }, this.#open, this.#events);
    this.#live.set(root, liveSite);
    liveSite.start();
    return liveSite;
  }

  #stop(liveSite: LiveSite): void {
    this.#live.delete(liveSite.root);
    liveSite.close();
  }
}
