import { existsSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Folders that aren't published if the docs folder is also the root of a project, except for files that a page or
 * `docs.json` names.
 */
const projectFolders: ReadonlySet<string> = new Set(['dist', 'public', 'src']);

/**
 * Resolves a path in the docs folder to a file that may be published, following links. Returns `undefined` if the
 * file doesn't exist, is outside the docs folder, is excluded, or is in a folder that isn't published. Checks the real
 * path as well as the given one, since links and case-insensitive file systems give a file several names. Dev servers
 * and builds share this check.
 *
 * @param docsFolder Absolute real path, and the excluded files by path relative to it.
 * @param path Decoded path relative to the docs folder, with `/`.
 * @param isReferenced True if a page or `docs.json` names the file.
 * @returns Absolute real path.
 */
export function resolvePublished(
  { root, excluded }: { readonly root: string; readonly excluded: ReadonlyMap<string, unknown> },
  path: string,
  isReferenced: boolean,
): string | undefined {
  const excludesProjectFolders = !isReferenced && existsSync(join(root, 'package.json'));
  const isPublishedPath = (segments: readonly string[]): boolean =>
    segments.every(isPublic) && !(excludesProjectFolders && projectFolders.has(segments[0] ?? ''));
  if (/[\\\0]/.test(path) || excluded.has(path) || !isPublishedPath(path.split('/'))) return undefined;
  const resolvedPath = realPath(join(root, path));
  if (resolvedPath === undefined || !resolvedPath.startsWith(root.endsWith(sep) ? root : root + sep)) return undefined;
  const segments = relative(root, resolvedPath).split(sep);
  const isPublished = isPublishedPath(segments) && !excluded.has(segments.join('/'));
  return isPublished && statSync(resolvedPath, { throwIfNoEntry: false })?.isFile() === true ? resolvedPath : undefined;
}

function isPublic(segment: string): boolean {
  return segment !== '' && !segment.startsWith('.') && segment !== 'node_modules';
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}
