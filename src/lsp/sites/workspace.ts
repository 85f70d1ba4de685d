import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { isInside, realPathOf, selfAndAncestors } from '../../core/host.ts';

/** Workspace folders of the editor. Nothing outside of them is read or run. */
export class Workspace {
  readonly #folders = new Map<string, string>();

  /** @param folder Absolute path. File system roots are ignored, because they would contain everything. */
  add(folder: string): void {
    const real = realPathOf(folder);
    if (!isRoot(folder) && !isRoot(real)) this.#folders.set(folder, real);
  }

  remove(folder: string): void {
    this.#folders.delete(folder);
  }

  /**
   * Finds the outermost workspace folder that contains a path. Returns it as a prefix of the path. `undefined` if no
   * workspace folder contains the path. Symbolic links are resolved: a link to a target outside the workspace is
   * outside, and a workspace folder that is a link contains the files of its target.
   */
  folderAround(path: string): string | undefined {
    const real = realPathOfNearest(path);
    const around = [...this.#folders.values()].filter((folder) => isInside(real, folder));
    if (around.length === 0) return undefined;
    return selfAndAncestors(path).findLast((folder) => around.includes(realPathOf(folder)));
  }
}

/**
 * Real path of a file that may not exist yet: the real path of its closest existing ancestor, plus the missing part.
 */
function realPathOfNearest(path: string): string {
  const nearest = selfAndAncestors(path).find((folder) => existsSync(folder)) ?? path;
  const real = realPathOf(nearest);
  return nearest === path ? real : real + path.slice(isRoot(nearest) ? nearest.length - 1 : nearest.length);
}

function isRoot(path: string): boolean {
  return dirname(path) === path;
}
