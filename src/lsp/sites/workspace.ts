import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { realPathOf } from '../../core/host.ts';
import { isInside } from '../../core/options.ts';

/** The folders that an editor has open as its workspace. Nothing outside of them is read or run. */
export class Workspace {
  /** Real paths by the paths that the editor names. */
  readonly #folders = new Map<string, string>();

  /** @param folder Absolute path. A root of the file system is no workspace folder: everything would be inside. */
  add(folder: string): void {
    const real = realPathOf(folder);
    if (!isRoot(folder) && !isRoot(real)) this.#folders.set(folder, real);
  }

  remove(folder: string): void {
    this.#folders.delete(folder);
  }

  /**
   * The outermost workspace folder around a file or folder, spelled as a part of its path; undefined for what is outside.
   * Links are resolved: a link in the workspace that leads out of it is outside, and a workspace folder that is a link
   * contains the files of its target.
   */
  folderAround(path: string): string | undefined {
    const real = realPathOfNearest(path);
    const around = [...this.#folders.values()].filter((folder) => isInside(real, folder));
    if (around.length === 0) return undefined;
    return foldersAbove(path).findLast((folder) => around.includes(realPathOf(folder)));
  }
}

/** A folder and those above it, the innermost first. */
export function foldersAbove(path: string): readonly string[] {
  return isRoot(path) ? [path] : [path, ...foldersAbove(dirname(path))];
}

/** The real path of a file that may not exist yet: that of the nearest folder that does, with the rest behind it. */
function realPathOfNearest(path: string): string {
  const nearest = foldersAbove(path).find((folder) => existsSync(folder)) ?? path;
  const real = realPathOf(nearest);
  return nearest === path ? real : real + path.slice(isRoot(nearest) ? nearest.length - 1 : nearest.length);
}

function isRoot(path: string): boolean {
  return dirname(path) === path;
}
