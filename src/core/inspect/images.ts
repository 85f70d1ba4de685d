import { diagnose } from '../findings/diagnose.ts';
import type { Host } from '../host/host.ts';
import { decodePercent, hasImageExtension, isExternal, isImagePath, splitUrl } from '../links/url.ts';
import { frontMatterLocation } from '../pages/front-matter.ts';
import type { Inventory } from '../values/inventory.ts';
import type { Location } from '../values/location.ts';
import type { Navigation } from '../values/navigation.ts';
import type { Finding } from '../values/outcome.ts';
import { folderOf, lastSegment, normalizePath } from '../values/paths.ts';

/** Checks logos, the favicon, and icons that are files: each must be an existing file or an external URL. */
export function checkImages(
  { images }: Pick<Navigation, 'images'>,
  { addressed, isUnknown, isProvided, pages }: Inventory,
  host: Pick<Host, 'read'>,
): Finding[] {
  return [
    ...images.flatMap(({ text, location }) => checkImage(text, '', () => location)),
    ...[...pages.values()].flatMap(({ file, frontMatter: { icon } }) => {
      if (icon === undefined || !isImagePath(icon)) return [];
      return checkImage(icon, file, () => frontMatterLocation(host, file, 'icon'));
    }),
  ];

  /** @param file Page that names the image. A relative path may start at the page's folder or at the root. */
  function checkImage(text: string, file: string, placeOf: () => Location): Finding[] {
    if (isExternal(text)) return [];
    const written = decodePercent(splitUrl(text)[0]);
    const path = normalizePath(written);
    const fromFile = normalizePath(`${folderOf(file)}/${written}`);
    const isFound = (one: string | undefined): boolean =>
      one !== undefined && (addressed.has(one) || isUnknown(one) || isProvided(one));
    if (isFound(path) || (!written.startsWith('/') && isFound(fromFile))) return [];
    const nearest = path === undefined ? [] : similarImages(path, addressed.keys());
    return [diagnose('href-missing', placeOf(), { href: text, nearest, isImage: true })];
  }
}

/** Files of the same name with another letter case, extension or folder; none if more than two match. */
function similarImages(path: string, files: Iterable<string>): string[] {
  const stem = stemOf(path);
  const similar = [...files].filter((file) => hasImageExtension(file) && stemOf(file) === stem);
  return similar.length > 2 ? [] : similar.sort().map((file) => `/${file}`);
}

function stemOf(path: string): string {
  return lastSegment(path)
    .replace(/\.[^.]*$/, '')
    .toLowerCase();
}
