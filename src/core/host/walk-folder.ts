import { type Dirent, existsSync, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { lastSegment } from '../values/paths.ts';
import { errorCode, isMachineFault, systemErrorReason, toFileError } from './file-error.ts';
import { type Listing, type OutsideLink, prunedFolders, type UnreadFolder } from './host.ts';
import { type Boundary, relativePath } from './paths.ts';

/**
 * Lists every file below a folder, and follows symbolic links inside the boundary. Files in a linked folder are also
 * listed under the link's path. Below one link, each folder is listed at most once, because folders that link to each
 * other would be listed endlessly.
 *
 * @param root Absolute real path.
 * @param boundary Allowed targets of links.
 * @param maxLinkedFolders Maximum number of folders that are listed again through links.
 * @throws FileError if the machine can't open more files.
 */
export function walkFolder(root: string, boundary: Boundary, maxLinkedFolders: number): Listing {
  const files: string[] = [];
  const outsideLinks: OutsideLink[] = [];
  const unreadFolders: UnreadFolder[] = [];
  const linkedPaths: string[] = [];
  let linkedFolderCount = 0;
  const links: SymbolicLink[] = [];
  listFolder(root, '', (link) => links.push(link));
  for (const link of links.sort((a, b) => (a.path < b.path ? -1 : 1))) followLink(link, new Set([link.folder]));
  return { files, linked: linkedPaths, outside: outsideLinks, unread: unreadFolders };

  function listFolder(folder: string, prefix: string, onLink: (link: SymbolicLink) => void): void {
    for (const entry of readEntries(folder, prefix)) {
      const path = prefix + composedName(entry.name, folder);
      if (entry.isFile()) files.push(path);
      else if (entry.isSymbolicLink()) onLink({ path, folder });
      else if (entry.isDirectory() && !prunedFolders.has(entry.name)) {
        listFolder(`${folder}/${entry.name}`, `${path}/`, onLink);
      }
    }
  }

  /** @param seen Folders already listed through the same outermost link. */
  function followLink({ path, folder }: SymbolicLink, seen: Set<string>): void {
    const link = `${folder}/${lastSegment(path)}`;
    const target = resolveTarget(link, path);
    for (const linkPath of [link, target ?? linkTarget(link)])
      linkedPaths.push(relativePath(root, linkPath).normalize('NFC'));
    if (target === undefined) return;
    const status = statSync(target, { throwIfNoEntry: false });
    if (status?.isFile()) files.push(path);
    // Following a link to an ancestor would never end.
    if (!status?.isDirectory() || seen.has(target) || `${folder}/`.startsWith(`${target}/`)) return;
    if (prunedFolders.has(basename(target))) return;
    if (++linkedFolderCount > maxLinkedFolders) {
      unreadFolders.push({ folder: path, problem: { kind: 'linked', limit: maxLinkedFolders } });
      return;
    }
    seen.add(target);
    listFolder(target, `${path}/`, (innerLink) => followLink(innerLink, seen));
  }

  /** Absolute real path of a link's target; `undefined` if it is missing or out of bounds. */
  function resolveTarget(link: string, path: string): string | undefined {
    try {
      const target = realpathSync.native(link);
      if (boundary(target)) return target;
      outsideLinks.push({ link: path, target: relativePath(root, target) });
    } catch (error) {
      if (isMachineFault(error)) throw toFileError(error);
    }
    return undefined;
  }

  function readEntries(folder: string, prefix: string): readonly Dirent[] {
    try {
      return readdirSync(folder, { withFileTypes: true });
    } catch (error) {
      if (isMachineFault(error)) throw toFileError(error);
      if (errorCode(error) !== 'ENOENT')
        unreadFolders.push({
          folder: prefix.slice(0, -1),
          problem: { kind: 'refused', reason: systemErrorReason(error) },
        });
      return [];
    }
  }
}

/** `path` is relative to the root; `folder` is the absolute path of the link's folder. */
interface SymbolicLink {
  readonly path: string;
  readonly folder: string;
}

function linkTarget(link: string): string {
  try {
    return resolve(dirname(link), readlinkSync(link));
  } catch {
    // The link was removed meanwhile.
    return link;
  }
}

/**
 * Normalizes a name to NFC, the form that editors write, if the disk finds the file by that name too. macOS lists a
 * name in the form in which the file was created. On other systems, the two forms are different files.
 */
function composedName(name: string, folder: string): string {
  if (/^[ -~]*$/.test(name)) return name;
  const composed = name.normalize('NFC');
  return composed !== name && existsSync(`${folder}/${composed}`) ? composed : name;
}
