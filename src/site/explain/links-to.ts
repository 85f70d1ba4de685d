import { filesOfPage } from '../../core/inspect.ts';
import { type LinkLookup, lookupOfDocs, type Resolution, resolveHref, resolveLink } from '../../core/links.ts';
import type { ModelInput } from '../../core/model.ts';
import { pathOfAddress } from '../../core/pages.ts';
import { elementsOf, type Place, routeOf } from '../../core/values.ts';

/** An address somewhere, as written. */
export interface WrittenLink {
  readonly target: string;
  readonly place: Place;
}

/** The links of a site that lead to a page, those of the navigation first; and the redirects that do. */
export function linksTo(
  route: string,
  input: ModelInput,
): { readonly links: readonly WrittenLink[]; readonly redirects: readonly WrittenLink[] } {
  const lookup = lookupOfDocs(input);
  const leads = (found: Resolution): boolean => found.to === 'page' && found.route === route;
  const redirects = input.expansion.navigation.redirects.filter(({ destination }) =>
    leads(resolveHref(destination.text, lookup)),
  );
  return {
    links: linksThat(leads, lookup, input),
    redirects: redirects.map(({ source }) => ({ target: source.text, place: source.place })),
  };
}

/** The links of a site that look for a page at a path and find nothing, those of `docs.json` first; redirects too. */
export function deadLinksTo(path: string, input: ModelInput): readonly WrittenLink[] {
  const lookup = lookupOfDocs(input);
  const looks = (found: Resolution): boolean => found.to === 'nothing' && pathOfAddress(found.path) === path;
  const redirects = input.expansion.navigation.redirects.flatMap(({ destination: { text, place } }) =>
    looks(resolveHref(text, lookup)) ? [{ target: text, place }] : [],
  );
  return [...redirects, ...linksThat(looks, lookup, input)];
}

/** The same of a page that an entry names and that is not there: what leads to it is no fault of its own. */
export function linksToMissing(route: string, input: ModelInput): ReturnType<typeof linksTo> {
  const { links } = input;
  const known: ModelInput = { ...input, links: { ...links, missing: new Set() } };
  return { links: deadLinksTo(pathOfAddress(route), known), redirects: [] };
}

function linksThat(
  leads: (found: Resolution) => boolean,
  lookup: LinkLookup,
  { expansion, inventory, bodies }: ModelInput,
): readonly WrittenLink[] {
  const found = new Map<string, WrittenLink>();
  for (const { href } of elementsOf(expansion.navigation.root)) {
    if (href !== undefined && leads(resolveHref(href.text, lookup)))
      found.set(JSON.stringify(href.place), { target: href.text, place: href.place });
  }
  for (const page of inventory.pages.values()) {
    const own = routeOf(page.path);
    for (const file of filesOfPage(page.file, bodies)) {
      for (const { target, start, end } of bodies.get(file)?.links ?? []) {
        // A hash alone stays on the page.
        if (/^\s*(?:#|$)/.test(target) || !leads(resolveLink(target, { route: own, file }, lookup))) continue;
        found.set(`${file}:${start}`, { target, place: { file, start, end } });
      }
    }
  }
  return [...found.values()];
}
