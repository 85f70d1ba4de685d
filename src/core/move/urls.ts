import { folderOf } from '../values/paths.ts';

/**
 * Relative path from a file to another path, as links write it.
 *
 * @param previous The previous spelling: a leading `./` is kept.
 */
export function relativeLink(fromFile: string, to: string, previous: string): string {
  const start = folderOf(fromFile).split('/').filter(Boolean);
  const steps = to.split('/');
  let shared = 0;
  while (shared < start.length && shared < steps.length - 1 && start[shared] === steps[shared]) shared++;
  const up = start.slice(shared).map(() => '..');
  const path = [...up, ...steps.slice(shared)].join('/');
  return up.length === 0 && previous.startsWith('./') ? `./${path}` : path;
}

/** Percent-encodes characters that Markdown, attributes or URLs would interpret. */
export function encodeLinkPath(path: string): string {
  if (!/[\s()<>"'`{}\\%&?#]/.test(path)) return path;
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  return encoded.replace(/[()']/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Gives a path the leading slash or `./` of the previous spelling. */
export function keepLinkPrefix(written: string, path: string): string {
  return `${/^(?:\.?\/)*/.exec(written)?.[0] ?? ''}${path}`;
}
