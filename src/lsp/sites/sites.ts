import { existsSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { OpenTexts } from '../../core/host.ts';
import { foldersWithConfig } from '../../core/options.ts';
import type { ResolvedSite } from '../../sites/resolve.ts';
import { LiveSite } from './live-site.ts';

/** What sites tell of themselves. */
export interface SitesEvents {
  /** A file was written or removed on disk; it is taken up afterwards. Undefined: any of them may have been. */
  readonly written: (path: string | undefined) => void;
  readonly resolved: (live: LiveSite, site: ResolvedSite) => void;
  readonly failed: (live: LiveSite, reason: string) => void;
  /** A site is no longer looked at. */
  readonly closed: (live: LiveSite) => void;
}

/** How many folders below a folder of the workspace are looked into for a docs folder. */
const depth = 6;
/** So many sites of a workspace are resolved before a file of them is opened. */
const mostAtOnce = 4;

/** The sites of a workspace: those of its folders, and those of files that are opened. */
export class Sites {
  readonly #open: OpenTexts;
  readonly #events: SitesEvents;
  readonly #live = new Map<string, LiveSite>();

  constructor(open: OpenTexts, events: SitesEvents) {
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
    const live: LiveSite = new LiveSite(root, this.#open, {
      written: this.#events.written,
      resolved: (site) => this.#events.resolved(live, site),
      failed: (reason) => this.#events.failed(live, reason),
    });
    this.#live.set(root, live);
    live.start();
    return live;
  }

  #stop(live: LiveSite): void {
    live.close();
    this.#live.delete(live.root);
    this.#events.closed(live);
  }
}

function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
