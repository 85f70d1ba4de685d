import { isHostSchema } from './config/top-level.ts';
import { diagnose } from './findings/diagnose.ts';
import type { Host } from './host/host.ts';
import { Anchors } from './inspect/anchors.ts';
import { checkBodies } from './inspect/bodies.ts';
import { markCommonAnchorFaults } from './inspect/common-faults.ts';
import { checkImages, checkImports } from './inspect/imported-files.ts';
import { checkLinks, pagesByRoute } from './inspect/links.ts';
import { findMissingBases } from './inspect/missing-bases.ts';
import { mayHaveUpdates } from './inspect/page-files.ts';
import { checkRedirectAnchors, checkRedirects } from './inspect/redirects.ts';
import {
  checkSpecifications,
  type SpecificationLink,
  specificationFiles,
  specificationLinks,
  specificationRoutes,
} from './inspect/specifications.ts';
import { createDocsLookup, isMadeByHost } from './links/docs-lookup.ts';
import { resolveHref } from './links/resolve.ts';
import type { Settings } from './options/options.ts';
import type { Inventory } from './values/inventory.ts';
import type { Json } from './values/json.ts';
import type { BrokenLink, Links } from './values/links.ts';
import type { Finding } from './values/outcome.ts';
import type { PageBody } from './values/page-body.ts';
import { routeOf } from './values/paths.ts';
import type { Expansion } from './values/site-facts.ts';
import type { Variables } from './values/variables.ts';

export { filesOfPage } from './inspect/page-files.ts';

export { Anchors };

export interface InspectInput {
  readonly expansion: Expansion;
  readonly inventory: Inventory;
  readonly links: Links;
  readonly base: string;
  readonly slugs: Settings['slugs'];
  /**
   * False if `docs.json` is missing or unreadable. Its redirects and generated pages are then unknown, so no link is
   * reported as dead.
   */
  readonly readable: boolean;
  /** `$schema` of `docs.json`. */
  readonly schema: Json | undefined;
  readonly variables: Variables;
  readonly bodies: ReadonlyMap<string, PageBody>;
  readonly specifications: InspectedSpecifications;
  readonly host: Pick<Host, 'movedTo' | 'read'>;
}

export interface Inspection {
  readonly findings: readonly Finding[];
  /**
   * Dead links in pages, specifications and settings. Links with a common cause, such as a forgotten base path, are one
   * finding instead.
   */
  readonly dead: readonly BrokenLink[];
}

/** Results that depend only on specifications, so they stay valid when pages or navigation change. */
export interface InspectedSpecifications {
  readonly findings: readonly Finding[];
  readonly links: readonly SpecificationLink[];
}

export function inspectSpecifications(specifications: Expansion['specifications']): InspectedSpecifications {
  const files = specificationFiles(specifications);
  return { findings: checkSpecifications(files), links: specificationLinks(files) };
}

/**
 * Checks everything besides the navigation: links in pages and specifications, redirects, imports, and the images of
 * settings.
 */
export async function inspect(input: InspectInput): Promise<Inspection> {
  const { expansion, inventory, slugs, readable, bodies, variables, specifications, host } = input;
  const read: Host['read'] = (file) => host.read(file);
  const docsLookup = createDocsLookup({ ...input, hasFeed: (file) => mayHaveUpdates(file, bodies) });
  const lookup = readable ? docsLookup : { ...docsLookup, isUnknown: () => true };
  const { pages } = inventory;
  const { redirects } = expansion.navigation;
  const { findings, looping, dead } = checkRedirects(redirects, pages, lookup);
  const routesOf = specificationRoutes(expansion);
  const descriptionLinks = specifications.links.map(({ specs, ...link }) => ({ ...link, routes: routesOf(specs) }));
  const deadRedirects = new Set(dead.map(({ index }) => index));
  const anchors = new Anchors(bodies, slugs, read);
  const byRoute = pagesByRoute(inventory);
  const links = checkLinks({
    bodies,
    inventory,
    descriptionLinks,
    lookup,
    looping,
    dead: deadRedirects,
    anchors,
    read,
  });
  // A redirect loop is reported once, so links into the loop are not reported.
  const isLooping = ({ text }: BrokenLink): boolean => {
    const { redirects: chain } = resolveHref(text, docsLookup);
    return chain !== undefined && looping.has(chain.first);
  };
  const deadInConfig = [...input.links.dead.filter((href) => !isLooping(href)), ...dead];
  const bases = findMissingBases([...deadInConfig, ...links.dead.filter(({ isRedirected }) => !isRedirected)], lookup);
  return {
    dead: [...deadInConfig, ...links.dead].filter(({ path }) => !bases.explains(path)),
    findings: markCommonAnchorFaults([
      ...findings,
      ...checkRedirectAnchors(redirects, looping, lookup, (route) => byRoute.get(route), anchors),
      ...bases.findings,
      ...specifications.findings,
      ...checkImages(expansion.navigation, inventory, host),
      ...checkReservedRoutes(inventory, input.schema),
      ...checkBodies(bodies, variables, inventory),
      ...(await checkImports(bodies, inventory, host)),
      ...links.findings,
    ]),
  };
}

/** Routes of the host's own pages and APIs (https://mintlify.com/docs/customize/custom-domain). */
const reservedRoutes: ReadonlySet<string> = new Set([
  '/api',
  '/login',
  '/logout',
  '/authed/mcp',
  '/feedback',
  '/openapi-specs.download',
]);
/** Folders that belong to the host. It answers every request below them itself. */
const reservedFolder = /^\/(?:_next|_mintlify|_sites|_live-preview|\.well-known)(?:\/|$)/;

/** Reports pages at routes that the host reserves for itself. */
function checkReservedRoutes({ pages }: Pick<Inventory, 'pages'>, schema: Json | undefined): Finding[] {
  const isOnHost = isHostSchema(schema);
  return [...pages.values()].flatMap(({ file, path }) => {
    const route = routeOf(path);
    if (!reservedRoutes.has(route) && !reservedFolder.test(route) && !isMadeByHost(route.slice(1))) return [];
    return [diagnose('route-reserved', { file }, { route, file, isOnHost })];
  });
}
