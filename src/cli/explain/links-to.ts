import { filesOfPage } from '../../inspect/shown-snippets.ts';
import { worldOfDocs } from '../../links/docs-world.ts';
import { resolveHref, resolveLink } from '../../links/resolve.ts';
import type { ModelInput } from '../../model.ts';
import { elementsOf } from '../../values/navigation.ts';
import { routeOf } from '../../values/paths.ts';
import type { Place } from '../../values/place.ts';

/** An address somewhere, as written. */
export interface WrittenLink {
  readonly target: string;
  readonly place: Place;
}

/** The links of a site that lead to a page, those of the navigation first; and the redirects that do. */
export function linksTo(
  route: string,
  { expansion, inventory, links, base, bodies }: ModelInput,
): { readonly links: readonly WrittenLink[]; readonly redirects: readonly WrittenLink[] } {
  const world = worldOfDocs(expansion, inventory, base, links);
  const leads = (found: ReturnType<typeof resolveHref>): boolean => found.to === 'page' && found.route === route;

  const found = new Map<string, WrittenLink>();
  for (const { href } of elementsOf(expansion.navigation.root)) {
    if (href !== undefined && leads(resolveHref(href.text, world)))
      found.set(JSON.stringify(href.place), { target: href.text, place: href.place });
  }
  for (const page of inventory.pages.values()) {
    const own = routeOf(page.path);
    for (const file of filesOfPage(page.file, bodies)) {
      for (const { target, start, end } of bodies.get(file)?.links ?? []) {
        // A hash alone stays on the page.
        if (/^\s*(?:#|$)/.test(target) || !leads(resolveLink(target, { route: own, file }, world))) continue;
        found.set(`${file}:${start}`, { target, place: { file, start, end } });
      }
    }
  }
  const redirects = expansion.navigation.redirects.filter(({ destination }) =>
    leads(resolveHref(destination.text, world)),
  );
  return {
    links: [...found.values()],
    redirects: redirects.map(({ source }) => ({ target: source.text, place: source.place })),
  };
}
