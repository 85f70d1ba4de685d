import { folderOf } from '../values/paths.ts';

/**
 * The way from a file to another path, as links write it.
 *
 * @param like How the link was written before: `./` in front of it stays.
 */
export function relativeLink(fromFile: string, to: string, like: string): string {
  const start = folderOf(fromFile).split('/').filter(Boolean);
  const steps = to.split('/');
  let shared = 0;
  while (shared < start.length && shared < steps.length - 1 && start[shared] === steps[shared]) shared++;
  const up = start.slice(shared).map(() => '..');
  const way = [...up, ...steps.slice(shared)].join('/');
  return up.length === 0 && like.startsWith('./') ? `./${way}` : way;
}

/** A path as it may be in a link: signs that Markdown, attributes or addresses would read are encoded. */
export function linkable(path: string): string {
  if (!/[\s()<>"'`{}\\%&?#]/.test(path)) return path;
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  return encoded.replace(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** A path written as another one is: with its slash or `./` in front. */
export function writtenAs(written: string, path: string): string {
  return `${/^(?:\.?\/)*/.exec(written)?.[0] ?? ''}${path}`;
}
