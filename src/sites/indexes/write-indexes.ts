import { existsSync, readFileSync } from 'node:fs';
import { InsideFolder } from '../../core/host.ts';
import { splitAddress } from '../../core/links.ts';
import { pathOfAddress } from '../publish/redirects.ts';
import { writeChanged } from '../publish/write-changed.ts';
import type { ResolvedSite } from '../resolve.ts';
import { breadcrumbList, withBreadcrumbs } from './breadcrumbs.ts';
import { indexFiles, type Publishing, urlNotice, wholeAddressOf } from './index-files.ts';
import { listedPages } from './listed-pages.ts';

/** A built site of files. */
export interface BuiltSite extends Publishing {
  /** Absolute path of its folder. */
  readonly folder: string;
}

/**
 * Writes the indexes that the options ask for into a built site. A generator calls it when its pages are written.
 *
 * @param warn Told what could not be made, and what to do about it.
 */
export async function writeIndexes(site: ResolvedSite, built: BuiltSite, warn: (text: string) => void): Promise<void> {
  const { emit } = site.publish;
  if (emit.length === 0) return;
  const { files, notices } = await indexFiles(site, built);
  const inside = new InsideFolder(built.folder);
  for (const [file, text] of files) writeChanged(inside.pathOf(file), text);
  for (const notice of notices) warn(`${notice}\n`);
  if (!emit.includes('breadcrumbs')) return;
  const wholeAddress = wholeAddressOf(site, built);
  if (wholeAddress === undefined) warn(`Pages have no breadcrumbs for search engines: ${urlNotice}.\n`);
  else addBreadcrumbs(site, built, inside, wholeAddress);
}

function addBreadcrumbs(
  site: ResolvedSite,
  built: BuiltSite,
  inside: InsideFolder,
  wholeAddress: (route: string) => string,
): void {
  const { base } = site.model.site;
  for (const page of listedPages(site)) {
    const list = breadcrumbList(page, wholeAddress);
    const path = list === undefined ? undefined : fileOfPage(page.route);
    if (list === undefined || path === undefined) continue;
    writeChanged(path, withBreadcrumbs(readFileSync(path, 'utf8'), list));
  }

  /** The file that a page was built into, by the ways of generators to name it. */
  function fileOfPage(route: string): string | undefined {
    const [address] = splitAddress(built.addressOf?.(route) ?? route);
    const own = address.startsWith(base) ? address.slice(base.length) : address;
    const path = pathOfAddress(own);
    const names = path === '' ? ['index.html'] : [`${path}/index.html`, `${path}.html`, path];
    return names.map((name) => inside.pathOf(name)).find((name) => name.endsWith('.html') && existsSync(name));
  }
}
