import { type Dirent, existsSync, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import type { Boundary } from './boundary.ts';
import { errorCode, fileError, isMachineFault, reasonOf } from './file-error.ts';
import { type Listing, type OutsideLink, prunedFolders, type UnreadFolder } from './host.ts';
import { relativePath } from './relative-path.ts';

/**
 * Lists every file below a folder, links followed as long as they stay in it. A folder that links lead to is listed under
 * their names too, and once for each link at most: folders that link to each other would never end.
 *
 * @param root Absolute real path.
 * @param boundary What links may lead to.
 * @param mostLinked How often folders are listed once more since a link leads to them.
 * @throws FileError if the machine has no more files to open.
 */
export function walkFolder(root: string, boundary: Boundary, mostLinked: number): Listing {
  return new Walk(root, boundary, mostLinked).listing();
}

class Walk {
  readonly #root: string;
  readonly #boundary: Boundary;
  readonly #mostLinked: number;
  readonly #files: string[] = [];
  readonly #outside: OutsideLink[] = [];
  readonly #unread: UnreadFolder[] = [];
  /** Links of the folders by their real paths. */
  readonly #links: { readonly path: string; readonly folder: string }[] = [];
  readonly #linked: string[] = [];
  #linkedFolders = 0;

  constructor(root: string, boundary: Boundary, mostLinked: number) {
    this.#root = root;
    this.#boundary = boundary;
    this.#mostLinked = mostLinked;
  }

  listing(): Listing {
    this.#folder(this.#root, '', ({ path, folder }) => this.#links.push({ path, folder }));
    for (const { path, folder } of this.#links.sort((a, b) => (a.path < b.path ? -1 : 1))) {
      this.#link(path, folder, new Set([folder]));
    }
    return { files: this.#files, linked: this.#linked, outside: this.#outside, unread: this.#unread };
  }

  #folder(folder: string, prefix: string, onLink: (link: { path: string; folder: string }) => void): void {
    for (const entry of this.#read(folder, prefix)) {
      const path = prefix + composed(entry.name, folder);
      if (entry.isFile()) this.#files.push(path);
      else if (entry.isSymbolicLink()) onLink({ path, folder });
      else if (entry.isDirectory() && !prunedFolders.has(entry.name)) {
        this.#folder(`${folder}/${entry.name}`, `${path}/`, onLink);
      }
    }
  }

  /**
   * @param path The link, from the root.
   * @param folder Absolute path of the folder that the link is in.
   * @param seen Folders that were listed for the same outermost link.
   */
  #link(path: string, folder: string, seen: Set<string>): void {
    const link = `${folder}/${path.slice(path.lastIndexOf('/') + 1)}`;
    const target = this.#targetOf(link, path);
    for (const end of [link, target ?? namedBy(link)])
      this.#linked.push(relativePath(this.#root, end).normalize('NFC'));
    if (target === undefined) return;
    const status = statSync(target, { throwIfNoEntry: false });
    if (status?.isFile()) this.#files.push(path);
    // A link to a folder that contains it would never end.
    if (!status?.isDirectory() || seen.has(target) || `${folder}/`.startsWith(`${target}/`)) return;
    if (prunedFolders.has(target.slice(target.lastIndexOf(sep) + 1))) return;
    if (++this.#linkedFolders > this.#mostLinked) {
      this.#unread.push({ folder: path, problem: { kind: 'linked', limit: this.#mostLinked } });
      return;
    }
    seen.add(target);
    this.#folder(target, `${path}/`, (link) => this.#link(link.path, link.folder, seen));
  }

  /** Absolute real path of what a link leads to; undefined if there is nothing, or nothing inside. */
  #targetOf(link: string, path: string): string | undefined {
    try {
      const target = realpathSync.native(link);
      if (this.#boundary(target)) return target;
      this.#outside.push({ link: path, target: relativePath(this.#root, target) });
    } catch (error) {
      if (isMachineFault(error)) throw fileError(error);
    }
    return undefined;
  }

  #read(folder: string, prefix: string): readonly Dirent[] {
    try {
      return readdirSync(folder, { withFileTypes: true });
    } catch (error) {
      if (isMachineFault(error)) throw fileError(error);
      if (errorCode(error) !== 'ENOENT')
        this.#unread.push({ folder: prefix.slice(0, -1), problem: { kind: 'refused', reason: reasonOf(error) } });
      return [];
    }
  }
}

/** Absolute path that a link names, whether or not anything is there. */
function namedBy(link: string): string {
  try {
    return resolve(dirname(link), readlinkSync(link));
  } catch {
    // Somebody has just removed it.
    return link;
  }
}

/**
 * A name with its letters composed, as editors write them, where the disk finds the file by that too: listings of macOS
 * give what was once written, and on other systems both are names of their own.
 */
function composed(name: string, folder: string): string {
  if (/^[ -~]*$/.test(name)) return name;
  const plain = name.normalize('NFC');
  return plain !== name && existsSync(`${folder}/${plain}`) ? plain : name;
}
