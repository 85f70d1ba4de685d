import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { decodePercent, isExternal, splitUrl } from '../../core/links.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import type { Branding, LightDarkPair } from './branding.ts';
import { readBranding } from './read-branding.ts';

export type BrandedSite = Pick<ResolvedSite, 'config' | 'filesByUrlPath' | 'linkedPaths'>;

/**
 * Reads the branding of a site. A logo or favicon whose file is missing is left out, so that the site's name appears
 * instead of a broken image; `check` reports the missing file. An image for one color mode is used for both. Images are
 * marked as linked, so that they are published.
 */
export function resolveBranding({ config, filesByUrlPath, linkedPaths }: BrandedSite): Branding {
  const branding = readBranding(config);
  const files = filesByUrlPath();
  const exists = (path: string): boolean => {
    if (isExternal(path)) return true;
    const file = decodePercent(splitUrl(brandingUrl(path))[0]).slice(1);
    if (files.has(file)) linkedPaths.add(file);
    return files.has(file);
  };
  const logo = branding.logo && withExistingFiles(branding.logo, exists);
  return { ...branding, logo, favicon: branding.favicon && withExistingFiles(branding.favicon, exists) };
}

function withExistingFiles<Picture extends LightDarkPair>(
  picture: Picture,
  exists: (path: string) => boolean,
): Picture | undefined {
  const [existing] = [picture.light, picture.dark].filter(exists);
  if (existing === undefined) return undefined;
  const { light, dark } = picture;
  return { ...picture, light: exists(light) ? light : existing, dark: exists(dark) ? dark : existing };
}

/**
 * URL of a branding file; external URLs are unchanged.
 *
 * @param base Base path, with or without slashes around it. Default: none.
 */
export function brandingUrl(path: string, base = ''): string {
  if (isExternal(path)) return path.trim();
  return ['', ...base.split('/'), path.trim().replace(/^(?:\.?\/)+/, '')]
    .filter((segment, index) => index === 0 || segment !== '')
    .join('/');
}

/**
 * Returns a function that maps the path of an image to a file URL, or to `undefined` if the file is missing. Used by
 * generators whose bundler resolves file URLs.
 */
export function createFileUrlResolver({
  root,
  filesByUrlPath,
}: Pick<ResolvedSite, 'root' | 'filesByUrlPath'>): (path: string) => string | undefined {
  const files = filesByUrlPath();
  return (path) => {
    if (isExternal(path)) return path.trim();
    const file = files.get(brandingUrl(path).slice(1));
    return file === undefined ? undefined : pathToFileURL(join(root, file)).href;
  };
}
