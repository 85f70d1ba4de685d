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
import { createSpecificationIds } from './inspect/specification-ids.ts';
import {
  checkSpecifications,
  type SpecificationLink,
  specificationFiles,
  specificationLinks,
  specificationRoutes,
  visibleDescriptions,
} from './inspect/specifications.ts';
import { createDocsLookup, isGeneratedByHost } from './links/docs-lookup.ts';
import { resolveHref } from './links/resolve.ts';
import type { Settings } from './options/options.ts';
import type { Inventory, PageFile } from './values/inventory.ts';
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
  readonly isReadable: boolean;
  /** `$schema` of `docs.json`. */
  readonly schema: Json | undefined;
  readonly variables: Variables;
  readonly bodies: ReadonlyMap<string, PageBody>;
  readonly specifications: SpecificationInspection;
  readonly host: Pick<Host, 'movedTo' | 'read'>;
}

export interface Inspection {
  readonly findings: readonly Finding[];
  /**
   * Dead links in pages, specifications and settings. Links with a common cause, such as a forgotten base path, are one
   * finding instead.
   */
  readonly brokenLinks: readonly BrokenLink[];
}

/** Results that depend only on specifications, so they stay valid when pages or navigation change. */
export interface SpecificationInspection {
  readonly findings: readonly Finding[];
  readonly links: readonly SpecificationLink[];
}

export function inspectSpecifications(specifications: Expansion['specifications']): SpecificationInspection {
  const files = specificationFiles(specifications);
  return { findings: checkSpecifications(files), links: specificationLinks(files) };
}

/**
 * Checks everything besides the navigation: links in pages and specifications, redirects, imports, and the images of
 * settings.
 */
export async function inspect(input: InspectInput): Promise<Inspection> {
  const { expansion, inventory, slugs, isReadable, bodies, variables, specifications, host } = input;
  const read: Host['read'] = (file) => host.read(file);
  const docsLookup = createDocsLookup({ ...input, hasFeed: (file) => mayHaveUpdates(file, bodies) });
  const lookup = isReadable ? docsLookup : { ...docsLookup, isUnknown: () => true };
  const { pages } = inventory;
  const { redirects } = expansion.navigation;
  const redirectChecks = checkRedirects(redirects, pages, lookup);
  const { findings, looping: loopingRedirects, dead: brokenRedirects, hiddenPages } = redirectChecks;
  const routesOfSpecifications = specificationRoutes(expansion);
  const descriptionLinks = specifications.links
    .filter(visibleDescriptions(expansion))
    .map(({ target, location, specs }) => ({ target, location, routes: routesOfSpecifications(specs) }));
  const anchors = new Anchors(bodies, slugs, read, createSpecificationIds(expansion));
  const pageByRoute = pagesByRoute(inventory);
  const links = checkLinks({
    bodies,
    inventory,
    descriptionLinks,
    lookup,
    loopingRedirects,
    brokenRedirects: redirectChecks.broken,
    anchors,
    read,
  });
  // A redirect loop is reported once, so links into the loop are not reported.
  const isLooping = ({ text }: BrokenLink): boolean => {
    const { redirects: chain } = resolveHref(text, docsLookup);
    return chain !== undefined && loopingRedirects.has(chain.first);
  };
  const brokenConfigLinks = [...input.links.brokenLinks.filter((href) => !isLooping(href)), ...brokenRedirects];
  const missingBases = findMissingBases(
    [...brokenConfigLinks, ...links.deadLinks.filter(({ throughRedirect }) => throughRedirect === undefined)],
    lookup,
  );
  return {
    brokenLinks: [...brokenConfigLinks, ...links.deadLinks].filter(({ path }) => !missingBases.explains(path)),
    findings: markCommonAnchorFaults([
      ...findings,
      ...checkRedirectAnchors(redirects, loopingRedirects, lookup, (route) => pageByRoute.get(route), anchors),
      ...missingBases.findings,
      ...specifications.findings,
      ...checkImages(expansion.navigation, inventory, host),
      ...checkReservedRoutes(inventory, hiddenPages, input.schema),
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
const reservedFolderPattern = /^\/(?:_next|_mintlify|_sites|_live-preview|\.well-known)(?:\/|$)/;

/**
 * Reports pages at routes that the host reserves for itself.
 *
 * @param hiddenPages Pages that a redirect hides. They are reported with the redirect.
 */
function checkReservedRoutes(
  { pages }: Pick<Inventory, 'pages'>,
  hiddenPages: ReadonlySet<PageFile>,
  schema: Json | undefined,
): Finding[] {
  const isOnHost = isHostSchema(schema);
  return [...pages.values()].flatMap((page) => {
    const { file, path } = page;
    const route = routeOf(path);
    if (hiddenPages.has(page)) return [];
    if (!reservedRoutes.has(route) && !reservedFolderPattern.test(route) && !isGeneratedByHost(route.slice(1)))
      return [];
    return [diagnose('route-reserved', { file }, { route, file, isOnHost })];
  });
}
