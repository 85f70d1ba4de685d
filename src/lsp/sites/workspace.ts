import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { isInside, realPathOf, selfAndAncestors } from '../../core/host.ts';

/** Workspace folders of the editor. Nothing outside of them is read or run. */
export class Workspace {
  readonly #folders = new Map<string, string>();

  /** @param folder Absolute path. File system roots are ignored, because they would contain everything. */
  add(folder: string): void {
    const realPath = realPathOf(folder);
    if (!isFileSystemRoot(folder) && !isFileSystemRoot(realPath)) this.#folders.set(folder, realPath);
  }

  remove(folder: string): void {
    this.#folders.delete(folder);
  }

  /**
   * Finds the outermost workspace folder that contains a path. Returns it as a prefix of the path. `undefined` if no
   * workspace folder contains the path. Symbolic links are resolved: a link to a target outside the workspace is
   * outside, and a workspace folder that is a link contains the files of its target.
   */
  outermostFolderOf(path: string): string | undefined {
    const realPath = resolveRealPath(path);
    const enclosingFolders = [...this.#folders.values()].filter((folder) => isInside(realPath, folder));
    if (enclosingFolders.length === 0) return undefined;
    return selfAndAncestors(path).findLast((folder) => enclosingFolders.includes(realPathOf(folder)));
  }
}

/**
 * Real path of a file that may not exist yet: the real path of its closest existing ancestor, plus the missing part.
 */
function resolveRealPath(path: string): string {
  const closestFolder = selfAndAncestors(path).find((folder) => existsSync(folder)) ?? path;
  const realPath = realPathOf(closestFolder);
  return closestFolder === path
    ? realPath
    : realPath + path.slice(isFileSystemRoot(closestFolder) ? closestFolder.length - 1 : closestFolder.length);
}

function isFileSystemRoot(path: string): boolean {
  return dirname(path) === path;
}
