import { existsSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { OpenTexts } from '../../core/host.ts';
import { foldersWithConfig } from '../../core/options.ts';
import { LiveSite, type SiteEvents } from './live-site.ts';

/** How many folders below a folder of the workspace are looked into for a docs folder. */
const depth = 6;
/** So many sites of a workspace are resolved before a file of them is opened. */
const mostAtOnce = 4;

/** The sites of a workspace: those of its folders, and those of files that are opened. */
export class Sites {
  readonly #open: OpenTexts;
  readonly #events: SiteEvents;
  readonly #live = new Map<string, LiveSite>();

  constructor(open: OpenTexts, events: SiteEvents) {
    this.#open = open;
    this.#events = events;
  }

  get all(): readonly LiveSite[] {
    return [...this.#live.values()];
  }

  /** Looks for sites in a folder of the workspace. @param folder Absolute path. */
  addFolder(folder: string): void {
    const found = foldersWithConfig(folder, '', depth).map((name) => join(folder, name));
    if (found.length <= mostAtOnce) for (const root of found) this.#start(root);
  }

  /** Leaves the sites in a folder that is none of the workspace any more. */
  removeFolder(folder: string): void {
    for (const live of this.all) if (isInside(live.root, folder)) this.#stop(live);
  }

  /** The site that a file belongs to: of several around it, the innermost. */
  at(path: string): LiveSite | undefined {
    const around = this.all.filter(({ root }) => isInside(path, root));
    return around.sort((a, b) => b.root.length - a.root.length)[0];
  }

  /** The site of a file that was opened; it is looked for in the folders above the file. */
  opened(path: string): LiveSite | undefined {
    for (let folder = dirname(path); ; folder = dirname(folder)) {
      const config = join(folder, 'docs.json');
      if (this.#live.has(folder) || config === path || existsSync(config)) return this.#start(folder);
      if (folder === dirname(folder)) return this.at(path);
    }
  }

  close(): void {
    for (const live of this.all) this.#stop(live);
  }

  #start(root: string): LiveSite {
    const known = this.#live.get(root);
    if (known !== undefined) return known;
    const live = new LiveSite(root, this.#open, this.#events);
    this.#live.set(root, live);
    live.start();
    return live;
  }

  #stop(live: LiveSite): void {
    this.#live.delete(live.root);
    live.close();
  }
}

function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
