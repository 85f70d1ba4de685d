import type { BodyCache } from '../core/bodies.ts';
import { editionOf } from '../core/config.ts';
import { applyBaseline, passes } from '../core/diagnostics.ts';
import { finalPageRoute, findLostRoutes, findMoves, type LostRoute, type Move, type Snapshot } from '../core/diff.ts';
import type { RequestLinks } from '../core/external-answers.ts';
import { diagnose } from '../core/findings.ts';
import { findRenamesSince, findRevision, gitHost, type Host, type Revision } from '../core/host.ts';
import { createLinkLookup, type LinkLookup } from '../core/links.ts';
import type { Options } from '../core/options.ts';
import { type Diagnostic, type Finding, type JsonLocation, type Location, OptionsError } from '../core/values.ts';
import { openDocsHost, type ResolvedSite, resolveSite } from '../site/resolve.ts';
import type { CheckedSites } from './check-sites.ts';

export interface EarlierSite extends Snapshot {
  readonly revision: Revision;
  readonly renames: ReadonlyMap<string, string>;
}

/**
 * Opens a host that reads the docs folder at a Git revision, without a checkout.
 *
 * @throws OptionsError if the revision doesn't exist.
 */
export async function openRevision(
  options: Options,
  name: string,
): Promise<{ readonly folder: string; readonly revision: Revision; readonly host: Host }> {
  const { host, docsFolder } = await openDocsHost(options);
  const revision = await findRevision(docsFolder, name);
  return { folder: docsFolder, revision, host: await gitHost(docsFolder, revision, (url) => host.fetch(url)) };
}

/**
 * Resolves the site at a revision with the current options.
 *
 * @throws OptionsError if the revision doesn't exist or its navigation can't be read.
 */
export async function resolveEarlier(options: Options, name: string): Promise<EarlierSite> {
  const { folder, revision, host: earlierHost } = await openRevision(options, name);
  const site = await resolveSite({ ...options, content: false, feedback: undefined }, earlierHost);
  if (!('text' in earlierHost.read('docs.json')))
    throw new OptionsError(`At ${name} there was no docs.json in this folder.`);
  if (site.diagnostics.some(({ code }) => code === 'config-syntax') && Object.keys(site.config).length === 0) {
    throw new OptionsError(`The docs.json of ${name} is not JSON, so nothing can be compared with it.`);
  }
  return { model: site.model, read: site.read, revision, renames: await findRenamesSince(folder, revision) };
}

export function findMovesSince(earlier: EarlierSite, site: ResolvedSite): ReadonlyMap<string, Move> {
  const [earlierPages, currentPages] = [earlier.model.pages, site.model.pages];
  const isPage = (pages: typeof earlierPages, route: string): boolean =>
    Object.hasOwn(pages, route) && pages[route]?.missing !== true;
  const removed = Object.keys(earlierPages).filter(
    (route) => isPage(earlierPages, route) && !isPage(currentPages, route),
  );
  const added = Object.keys(currentPages).filter(
    (route) => isPage(currentPages, route) && !isPage(earlierPages, route),
  );
  return findMoves(earlier, site, removed, added, earlier.renames);
}

export function createPublishedLookup({ model, facts: { inventory } }: ResolvedSite): LinkLookup {
  const { pages, site } = model;
  return createLinkLookup({
    base: site.base,
    routes: Object.keys(pages).filter((route) => pages[route]?.missing !== true),
    redirects: site.redirects,
    files: inventory.fileByUrlPath,
    layout: inventory.layout,
    isUnknown: (path) => inventory.isProvided(path) || inventory.isUnknown(path),
  });
}

/** Findings of `check --since`: routes of the earlier site that have neither a page nor a redirect now. */
export function lostRouteFindings(earlier: EarlierSite, site: ResolvedSite): Finding[] {
  const { redirects } = site.facts.expansion.navigation;
  const redirectList = findRedirectList(redirects[0]?.location);
  const lookup = createPublishedLookup(site);
  const moves = findMovesSince(earlier, site);
  const earlierLookup = createPublishedLookup({ ...site, model: earlier.model });
  return findLostRoutes(earlier.model, lookup)
    .filter((lost) => isSpecificationReadable(lost, site))
    .map(({ route, page, redirectIndex, bare }) => {
      const lostRedirect = redirectIndex === undefined ? undefined : redirects[redirectIndex];
      // The destination of a redirect may have moved too.
      const finalRoute = page === undefined ? finalPageRoute(route, earlierLookup) : route;
      const move = finalRoute === undefined ? undefined : moves.get(finalRoute);
      const to =
        move?.to ??
        bare?.to ??
        (finalRoute === undefined || finalRoute === route ? undefined : finalPageRoute(finalRoute, lookup));
      const location: Location = lostRedirect?.destination.location ?? {
        file: page?.file ?? page?.placements[0]?.source.file ?? redirectList.file,
      };
      return diagnose('route-lost', location, {
        route,
        since: earlier.revision.name,
        isRedirect: page === undefined,
        to,
        by: move === undefined ? explainDestination(bare) : moveReasons[move.by],
        isGuess: move !== undefined && bare?.to !== to && !isCertainMove(move, earlier, site),
        wildcard: bare === undefined ? undefined : redirects[bare.redirectIndex]?.source.text,
        redirects: redirectList,
        leadsTo: lostRedirect?.destination.text,
      });
    });
}

const moveReasons: Readonly<Record<Move['by'], string>> = {
  rename: 'renamed in Git',
  endpoint: 'the same endpoint',
  content: 'the same text',
  title: 'the same title',
};

/**
 * A move is certain if both routes show the same operation, or if Git recorded a rename that kept the file name,
 * language and version.
 */
function isCertainMove({ from, to, by }: Move, earlier: EarlierSite, { model }: ResolvedSite): boolean {
  if (by !== 'rename') return by === 'endpoint';
  const [earlierName, currentName] = [earlier.model.pages[from]?.file, model.pages[to]?.file].map((file) =>
    file?.replace(/^.*\/|\.mdx?$/g, ''),
  );
  return earlierName === currentName && editionOf(from) === editionOf(to);
}

function explainDestination(bare: LostRoute['bare']): string {
  return bare === undefined ? 'its destination then' : 'its destination on other hosts';
}

/** False for a page whose specification can't be read now. The page may still exist, so it isn't reported as lost. */
function isSpecificationReadable({ page }: LostRoute, { facts }: ResolvedSite): boolean {
  const state =
    page?.endpoint && page.file === null ? facts.expansion.specifications.get(page.endpoint.spec) : undefined;
  return state === undefined || state.state === 'read';
}

function findRedirectList(first: JsonLocation | undefined): JsonLocation {
  return first === undefined
    ? { file: 'docs.json', pointer: '/redirects' }
    : { file: first.file, pointer: first.pointer.replace(/\/\d+$/, '') };
}

export interface EarlierFindings {
  readonly name: string;
  /** Use the current names of files that were renamed since the revision. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Checks the site at a revision with the current options, without a checkout.
 *
 * @param shared Results of external link checks, and parsed bodies, shared with the check of the current site.
 * @param addFindings Returns all findings of the site including additional ones, for example of `--for`. If it returns
 * `undefined`, the findings of the check are used.
 * @throws OptionsError if the revision doesn't exist.
 */
export async function findingsAt(
  options: Options,
  name: string,
  shared: { readonly external: RequestLinks; readonly parsed: BodyCache | undefined },
  addFindings: (site: ResolvedSite) => Promise<readonly Diagnostic[] | undefined>,
): Promise<EarlierFindings> {
  const { folder, revision, host } = await openRevision(options, name);
  const site = await resolveSite({ ...options, feedback: undefined, baseline: undefined }, host, shared);
  const diagnostics = (await addFindings(site)) ?? site.diagnostics;
  const renames = await findRenamesSince(folder, revision);
  return { name, diagnostics: diagnostics.map((item) => ({ ...item, file: renames.get(item.file) ?? item.file })) };
}

/** Removes findings that the earlier revision already had. Compares the code, file and message, but not the line. */
export function filterNewFindings(
  checked: Pick<CheckedSites, 'diagnostics' | 'maxWarnings'>,
  { name, diagnostics: earlierDiagnostics }: EarlierFindings,
) {
  const earlierEntries = earlierDiagnostics.map(({ code, file, message }) => ({ code, file, message, count: 1 }));
  const { diagnostics, known } = applyBaseline(checked.diagnostics, earlierEntries, {
    checks: new Set(),
    rules: new Map(),
  });
  return { diagnostics, ok: passes(diagnostics, checked.maxWarnings), old: { count: known, since: name } };
}
