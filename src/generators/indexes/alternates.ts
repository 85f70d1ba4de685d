import { languageOf } from '../../core/runtime.ts';
import type { Page, Site } from '../../core/site.ts';
import { escapeHtml } from '../../render/html.ts';
import { childrenAt } from '../view/children-at.ts';

/** Version of a page in one language, or its default version for all other languages. */
export interface Alternate {
  /** Language tag, or `x-default`. */
  readonly hreflang: string;
  readonly route: string;
}

/**
 * Returns all language versions of a page, including the page itself, and a default for readers of other languages. The
 * list is empty if the page exists in only one language.
 *
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function alternatesOf(site: Site, page: Page, isListed: (page: Page) => boolean): readonly Alternate[] {
  const references = page.placements.flatMap(({ counterparts = [] }) => counterparts);
  const reference = references.find(([table]) => site.counterparts[table]?.axis === 'language');
  const table = reference === undefined ? undefined : site.counterparts[reference[0]];
  if (reference === undefined || table === undefined) return [];
  const siblings = childrenAt(site.tree, table.path);
  const alternates = (table.rows[reference[1]] ?? []).flatMap((route, column) => {
    const section = siblings[table.siblings[column] ?? -1];
    const counterpart = route === null ? undefined : site.pages[route];
    if (section?.kind !== 'section' || section.hidden === true || counterpart === undefined) return [];
    return isListed(counterpart) ? [{ section, route: counterpart.route }] : [];
  });
  if (alternates.length < 2 || alternates.every(({ route }) => route === page.route)) return [];
  const defaultAlternate = alternates.find(({ section }) => section.default === true) ?? alternates[0];
  return [
    ...alternates.map(({ section, route }) => ({ hreflang: languageOf(section.name).htmlLang, route })),
    ...(defaultAlternate === undefined ? [] : [{ hreflang: 'x-default', route: defaultAlternate.route }]),
  ];
}

/** Adds links to the head of a page. A page that already has such links, or that has no head, stays unchanged. */
export function withAlternates(
  html: string,
  alternates: readonly Alternate[],
  toUrl: (route: string) => string,
): string {
  const headEnd = html.search(/<\/head>/i);
  if (alternates.length === 0 || headEnd === -1 || /<link[^>]*\shreflang=/i.test(html.slice(0, headEnd))) return html;
  const links = alternates.map(
    ({ hreflang, route }) =>
      `<link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(toUrl(route))}">`,
  );
  return html.slice(0, headEnd) + links.join('') + html.slice(headEnd);
}
