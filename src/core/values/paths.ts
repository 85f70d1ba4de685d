/** A slash at an end, two in a row, or a step that is no name. */
const unusual = /^\/|\/$|\/\/|(?:^|\/)\.\.?(?:\/|$)/;

/**
 * The page path that an entry means: `/`, `./`, doubled slashes and a trailing slash dropped.
 *
 * @returns `undefined` if it leads out of the docs folder.
 */
export function normalizePath(entry: string): string | undefined {
  if (!unusual.test(entry)) return entry;
  const steps: string[] = [];
  for (const step of entry.split('/')) {
    if (step === '..') {
      if (steps.pop() === undefined) return undefined;
    } else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

/** The address of a page: `/`, then its path, without a last `index` and without signs that no address can have. */
export function routeOf(path: string): string {
  const plain = withoutUnsafeSigns(path);
  if (plain === 'index') return '/';
  return `/${plain.endsWith('/index') ? plain.slice(0, -'/index'.length) : plain}`;
}

/** Signs that end an address, and the one that begins what servers decode. */
const signs = /[?#%]/;

/** True for a path that an address cannot have as it is. */
export function hasUnsafeSign(path: string): boolean {
  return signs.test(path);
}

/** A path as builds write its page to a file: `Why?` is `Why`. A step that says nothing without its signs is `page`. */
export function withoutUnsafeSigns(path: string): string {
  if (!hasUnsafeSign(path)) return path;
  const steps = path.split('/').map((step) => (hasUnsafeSign(step) ? step.replace(/[?#%]/g, '').trim() : step));
  return steps.map((step) => (/^\.{0,2}$/.test(step) ? 'page' : step)).join('/');
}

/** What two paths share that differ only in letter case. */
export function foldCase(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

/** The last step of a path: `start` of `guides/start`. */
export function lastStep(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The folder that a path is in, without a slash at its end; empty for the root. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}

/** The folders that a path is in, the outermost first. */
export function foldersAbove(path: string): string[] {
  const steps = path.split('/');
  return steps.slice(1).map((_, index) => steps.slice(0, index + 1).join('/'));
}

/** A path without `.mdx` or `.md`; undefined if it has neither. */
export function withoutExtension(path: string): string | undefined {
  return /^(.+)\.mdx?$/i.exec(path)?.[1];
}

/** The path of the page that an address means: no slash before it, and no extension. */
export function pathOfAddress(address: string): string {
  const path = normalizePath(address) ?? '';
  return withoutExtension(path) ?? path;
}

/** Title of a page that gives itself none: its last path segment, `-` and `_` as spaces, with a capital. */
export function titleFromPath(path: string): string {
  const [last = '', above = last] = path.split('/').reverse();
  const name = (last === 'index' ? above : last).replace(/[-_]+/g, ' ').trim();
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Names of devices on Windows, which no file there can have, whatever its extension. */
export const deviceName = /^(?:con|prn|aux|nul|(?:com|lpt)\d)(?=\.|$)/i;

/** True for a path with a step that is a device on Windows: it is written to the device, or not at all. */
export function hasDeviceName(path: string): boolean {
  return path.split('/').some((step) => deviceName.test(step));
}
