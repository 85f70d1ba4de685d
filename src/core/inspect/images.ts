import { diagnose } from '../findings/diagnose.ts';
import { decodePercent, isExternal, splitUrl } from '../links/url.ts';
import type { Inventory } from '../values/inventory.ts';
import type { Navigation } from '../values/navigation.ts';
import type { Finding } from '../values/outcome.ts';
import { lastSegment, normalizePath } from '../values/paths.ts';

/** Checks logos and the favicon: each must be an existing file or an external URL. */
export function checkImages(
  { images }: Pick<Navigation, 'images'>,
  { addressed, isUnknown, isProvided }: Inventory,
): Finding[] {
  return images.flatMap(({ text, place }) => {
    if (isExternal(text)) return [];
    const path = normalizePath(decodePercent(splitUrl(text)[0]));
    if (path !== undefined && (addressed.has(path) || isUnknown(path) || isProvided(path))) return [];
    const nearest = path === undefined ? [] : similarImages(path, addressed.keys());
    return [diagnose('href-missing', place, { href: text, nearest, isImage: true })];
  });
}

const image = /\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/i;

/** Files of the same name with another letter case, extension or folder; none if more than two match. */
function similarImages(path: string, files: Iterable<string>): string[] {
  const stem = stemOf(path);
  const similar = [...files].filter((file) => image.test(file) && stemOf(file) === stem);
  return similar.length > 2 ? [] : similar.sort().map((file) => `/${file}`);
}

function stemOf(path: string): string {
  return lastSegment(path)
    .replace(/\.[^.]*$/, '')
    .toLowerCase();
}
