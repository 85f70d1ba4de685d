import type { PageBody } from './bodies/facts.ts';
import { checkBodies } from './inspect/bodies.ts';
import { checkImages } from './inspect/images.ts';
import { checkLinks } from './inspect/links.ts';
import { checkRedirects } from './inspect/redirects.ts';
import { specificationLinks } from './inspect/specification-links.ts';
import { worldOfDocs } from './links/docs-world.ts';
import type { Settings } from './options/options.ts';
import type { Expansion } from './values/endpoints.ts';
import type { Inventory } from './values/inventory.ts';
import type { Links } from './values/links.ts';
import type { Finding } from './values/outcome.ts';
import type { Variables } from './values/variables.ts';

/** What the phases before this one found out. */
export interface InspectInput {
  readonly expansion: Expansion;
  readonly inventory: Inventory;
  readonly links: Links;
  readonly base: string;
  readonly slugs: Settings['slugs'];
  /** False where `docs.json` is missing or unreadable: nobody knows its redirects and generated pages then. */
  readonly readable: boolean;
  readonly variables: Variables;
  /** What the bodies of pages and of their snippets say, by file. */
  readonly bodies: ReadonlyMap<string, PageBody>;
}

/**
 * Checks what readers follow and see beside the navigation: the links in the bodies of pages and in specifications, the
 * redirects, and the images that every page shows.
 */
export function inspect(input: InspectInput): Finding[] {
  const { expansion, inventory, links, base, slugs, readable, bodies, variables } = input;
  const known = worldOfDocs(expansion, inventory, base, links);
  const world = readable ? known : { ...known, isUnknown: () => true };
  const { findings, circling } = checkRedirects(expansion.navigation.redirects, inventory.pages, world);
  return [
    ...findings,
    ...checkImages(expansion.navigation, inventory),
    ...checkBodies(bodies, variables),
    ...checkLinks({
      bodies,
      pages: inventory.pages,
      specifications: specificationLinks(expansion),
      world,
      circling,
      slugs,
    }),
  ];
}
