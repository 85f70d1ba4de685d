import type { Host } from './host/host.ts';
import { checkBodies } from './inspect/bodies.ts';
import { forgottenBases } from './inspect/forgotten-bases.ts';
import { checkImages } from './inspect/images.ts';
import { checkImports } from './inspect/imports.ts';
import { checkLinks } from './inspect/links.ts';
import { checkRedirects } from './inspect/redirects.ts';
import { routesOfSpecifications, type SpecificationLink, specificationLinks } from './inspect/specification-links.ts';
import { specificationFiles } from './inspect/specification-parts.ts';
import { checkSpecifications } from './inspect/specification-references.ts';
import { lookupOfDocs } from './links/docs-lookup.ts';
import type { Settings } from './options/options.ts';
import type { Expansion } from './values/endpoints.ts';
import type { Inventory } from './values/inventory.ts';
import type { DeadAddress, Links } from './values/links.ts';
import type { Finding } from './values/outcome.ts';
import type { PageBody } from './values/page-body.ts';
import type { Variables } from './values/variables.ts';

export { filesOfPage } from './inspect/shown-snippets.ts';

/** What the phases before this one found out. */
export interface InspectInput {
  readonly expansion: Expansion;
  readonly inventory: Inventory;
  readonly links: Links;
  readonly base: string;
  readonly slugs: Settings['slugs'];
  /** False if `docs.json` is missing or unreadable: nobody knows its redirects and generated pages then. */
  readonly readable: boolean;
  readonly variables: Variables;
  /** What the bodies of pages and of their snippets say, by file. */
  readonly bodies: ReadonlyMap<string, PageBody>;
  readonly specifications: InspectedSpecifications;
  /** Knows where pages have gone that were renamed, and what files say. */
  readonly host: Pick<Host, 'movedTo' | 'read'>;
}

/** What the texts of pages and what is beside them come to. */
export interface Inspection {
  readonly findings: readonly Finding[];
  /** Addresses that lead nowhere, those around pages too, but for those with a cause that is one finding: a base path. */
  readonly dead: readonly DeadAddress[];
}

/** What specifications say, whatever navigation and pages there are. */
export interface InspectedSpecifications {
  readonly findings: readonly Finding[];
  readonly links: readonly SpecificationLink[];
}

/** Checks the specifications that the navigation names, and finds the links in their descriptions. */
export function inspectSpecifications(specifications: Expansion['specifications']): InspectedSpecifications {
  const files = specificationFiles(specifications);
  return { findings: checkSpecifications(files), links: specificationLinks(files) };
}

/**
 * Checks what readers follow and see beside the navigation: the links in the bodies of pages and in specifications, the
 * redirects, and the images that every page shows.
 */
export async function inspect(input: InspectInput): Promise<Inspection> {
  const { expansion, inventory, slugs, readable, bodies, variables, specifications, host } = input;
  const read: Host['read'] = (file) => host.read(file);
  const known = lookupOfDocs(input);
  const lookup = readable ? known : { ...known, isUnknown: () => true };
  const { pages } = inventory;
  const { redirects } = expansion.navigation;
  const { findings, circling, dead } = checkRedirects(redirects, pages, lookup);
  const routesOf = routesOfSpecifications(expansion);
  const described = specifications.links.map(({ specs, ...link }) => ({ ...link, routes: routesOf(specs) }));
  const deadRedirects = new Set(dead.map(({ index }) => index));
  const links = checkLinks({ bodies, inventory, described, lookup, circling, dead: deadRedirects, slugs, read });
  const around = [...input.links.dead, ...dead];
  const bases = forgottenBases([...around, ...links.dead.filter(({ isRedirected }) => !isRedirected)], lookup);
  return {
    dead: [...around, ...links.dead].filter(({ path }) => !bases.explains(path)),
    findings: [
      ...findings,
      ...bases.findings,
      ...specifications.findings,
      ...checkImages(expansion.navigation, inventory),
      ...checkBodies(bodies, variables),
      ...(await checkImports(bodies, inventory, host)),
      ...links.findings,
    ],
  };
}
