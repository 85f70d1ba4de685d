import { existsSync, readFileSync } from 'node:fs';
import { InsideFolder } from '../../core/host.ts';
import { splitAddress } from '../../core/links.ts';
import type { Page } from '../../core/site.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { pathOfAddress } from '../publish/redirects.ts';
import { writeChanged } from '../publish/write-changed.ts';
import { indexFiles, listedPages, type Publishing, urlNotice, wholeAddressOf } from './index-files.ts';

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

/**
 * The way to a page for search engines, as JSON-LD.
 *
 * @param addressOf The whole address of a route.
 * @returns Undefined for a page that nothing is above.
 * @see https://schema.org/BreadcrumbList
 */
function breadcrumbList(page: Page, addressOf: (route: string) => string): object | undefined {
  const placement = page.placements.find(({ hidden }) => hidden !== true) ?? page.placements[0];
  const above = (placement?.breadcrumbs ?? []).filter(({ label }) => label !== '');
  if (above.length === 0) return undefined;
  const steps = [...above, { label: page.title, route: page.route }];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, route }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(route === null ? {} : { item: addressOf(route) }),
    })),
  };
}

/** A list that a generator writes, with nothing in it where the way is not its own. */
const written = /<script[^>]*application\/ld\+json[^>]*>[^<]*"BreadcrumbList"[^<]*<\/script>/i;
const empty = /"itemListElement":\s*\[\s*\]/;

/** A page of a built site with JSON-LD in its head; the page as it is where it has such a list, or no head. */
function withBreadcrumbs(html: string, list: object): string {
  const before = written.exec(html)?.[0];
  if (before !== undefined && !empty.test(before)) return html;
  const page = before === undefined ? html : html.replace(before, '');
  const end = page.search(/<\/head>/i);
  if (end === -1) return html;
  // Nothing in it can end the element.
  const json = JSON.stringify(list).replaceAll('<', '\\u003c');
  return `${page.slice(0, end)}<script type="application/ld+json">${json}</script>${page.slice(end)}`;
}
