import { filesOfPage } from '../../core/inspect.ts';
import { createDocsLookup, type LinkLookup, type Resolution, resolveHref, resolveLink } from '../../core/links.ts';
import { pagePathOfUrl } from '../../core/pages.ts';
import { elementsOf, type Location, routeOf, type SiteFacts } from '../../core/values.ts';

export interface SourceLink {
  readonly target: string;
  readonly location: Location;
}

/** Finds the links and redirects to a page. Navigation links come first. */
export function findLinksTo(
  route: string,
  facts: SiteFacts,
): { readonly links: readonly SourceLink[]; readonly redirects: readonly SourceLink[] } {
  const lookup = createDocsLookup(facts);
  const isMatch = (resolution: Resolution): boolean => resolution.to === 'page' && resolution.route === route;
  const redirects = facts.expansion.navigation.redirects.filter(({ destination }) =>
    isMatch(resolveHref(destination.text, lookup)),
  );
  return {
    links: findLinks(isMatch, lookup, facts),
    redirects: redirects.map(({ source }) => ({ target: source.text, location: source.location })),
  };
}

export function findBrokenLinksTo(path: string, facts: SiteFacts): readonly SourceLink[] {
  const lookup = createDocsLookup(facts);
  const isMatch = (resolution: Resolution): boolean =>
    resolution.to === 'nothing' && pagePathOfUrl(resolution.path) === path;
  const redirects = facts.expansion.navigation.redirects.flatMap(({ destination: { text, location } }) =>
    isMatch(resolveHref(text, lookup)) ? [{ target: text, location }] : [],
  );
  return [...redirects, ...findLinks(isMatch, lookup, facts)];
}

/**
 * Finds the links to a missing page that the navigation names. Checks report only the entry of such a page, so lookups
 * treat links to the page as valid. With an empty `links.missing`, the links count as broken.
 */
export function findLinksToMissing(route: string, facts: SiteFacts): ReturnType<typeof findLinksTo> {
  const { links } = facts;
  const factsWithoutMissing: SiteFacts = { ...facts, links: { ...links, missingPaths: new Set() } };
  return { links: findBrokenLinksTo(pagePathOfUrl(route), factsWithoutMissing), redirects: [] };
}

function findLinks(
  isMatch: (resolution: Resolution) => boolean,
  lookup: LinkLookup,
  { expansion, inventory, bodies }: SiteFacts,
): readonly SourceLink[] {
  const links = new Map<string, SourceLink>();
  for (const { href } of elementsOf(expansion.navigation.root)) {
    if (href !== undefined && isMatch(resolveHref(href.text, lookup)))
      links.set(JSON.stringify(href.location), { target: href.text, location: href.location });
  }
  for (const page of inventory.pages.values()) {
    const route = routeOf(page.path);
    for (const file of filesOfPage(page.file, bodies)) {
      for (const { target, start, end } of bodies.get(file)?.links ?? []) {
        // A link without a path, such as `#usage`, stays on its page.
        if (/^\s*(?:#|$)/.test(target) || !isMatch(resolveLink(target, { route, file }, lookup))) continue;
        links.set(`${file}:${start}`, { target, location: { file, start, end } });
      }
    }
  }
  return [...links.values()];
}
