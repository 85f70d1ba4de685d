import type { Page } from '../../core/site.ts';

/**
 * The way to a page for search engines, as JSON-LD.
 *
 * @param addressOf The whole address of a route.
 * @returns Undefined for a page that nothing is above.
 * @see https://schema.org/BreadcrumbList
 */
export function breadcrumbList(page: Page, addressOf: (route: string) => string): object | undefined {
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
export function withBreadcrumbs(html: string, list: object): string {
  const before = written.exec(html)?.[0];
  if (before !== undefined && !empty.test(before)) return html;
  const page = before === undefined ? html : html.replace(before, '');
  const end = page.search(/<\/head>/i);
  if (end === -1) return html;
  // Nothing in it can end the element.
  const json = JSON.stringify(list).replaceAll('<', '\\u003c');
  return `${page.slice(0, end)}<script type="application/ld+json">${json}</script>${page.slice(end)}`;
}
