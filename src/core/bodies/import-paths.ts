/** Files that an import without an extension may mean, in this order. */
const endings = ['', '.mdx', '.md', '.jsx', '.tsx', '.js', '.ts', '/index.mdx', '/index.jsx', '/index.js'];

/**
 * Paths that an import may mean, relative to the root: `/a` counts from the root, `./a` from the file. Empty for one
 * that leads out of the root, and for a package.
 *
 * @param top Folder that `/a` counts from first, with a slash at its end. Default: the root.
 */
export function importPaths(specifier: string, from: string, top = ''): readonly string[] {
  if (!isPath(specifier)) return [];
  const isRelative = specifier.startsWith('.');
  const path = joined(isRelative ? `${from.slice(0, from.lastIndexOf('/') + 1)}${specifier}` : specifier);
  if (path === undefined || path === '') return [];
  const files = /\.[a-z]{2,5}$/i.test(path) ? [path] : endings.map((ending) => path + ending);
  return isRelative || top === '' ? files : [...files.map((file) => top + file), ...files];
}

/** True for an import of a file; what else there is means a package, or is an alias of a build: `@/a.mdx`. */
export function isPath(specifier: string): boolean {
  return /^(?:\.{0,2}\/|snippets\/)/.test(specifier);
}

/** A path without `.`, `..` and doubled slashes; undefined for one that leads out of the root. */
function joined(path: string): string | undefined {
  const parts: string[] = [];
  for (const part of path.replace(/[?#].*$/s, '').split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}
