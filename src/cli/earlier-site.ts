import type { ParsedBodies } from '../core/bodies.ts';
import { editionOf } from '../core/config.ts';
import { applyBaseline, passes } from '../core/diagnostics.ts';
import { finalPageRoute, findLostRoutes, findMoves, type LostRoute, type Move, type Snapshot } from '../core/diff.ts';
import type { AnswerLinks } from '../core/external-answers.ts';
import { diagnose } from '../core/findings.ts';
import { findRevision, gitHost, type Host, type Revision, renamesSince } from '../core/host.ts';
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
export async function filesAt(
  options: Options,
  name: string,
): Promise<{ readonly folder: string; readonly revision: Revision; readonly host: Host }> {
  const { host, folder } = await openDocsHost(options);
  const revision = await findRevision(folder, name);
  return { folder, revision, host: await gitHost(folder, revision, (url) => host.fetch(url)) };
}

/**
 * Resolves the site at a revision with the current options.
 *
 * @throws OptionsError if the revision doesn't exist or its navigation can't be read.
 */
export async function resolveEarlier(options: Options, name: string): Promise<EarlierSite> {
  const { folder, revision, host: earlier } = await filesAt(options, name);
  const site = await resolveSite({ ...options, content: false, feedback: undefined }, earlier);
  if (!('text' in earlier.read('docs.json')))
    throw new OptionsError(`At ${name} there was no docs.json in this folder.`);
  if (site.diagnostics.some(({ code }) => code === 'config-syntax') && Object.keys(site.config).length === 0) {
    throw new OptionsError(`The docs.json of ${name} is not JSON, so nothing can be compared with it.`);
  }
  return { model: site.model, read: site.read, revision, renames: await renamesSince(folder, revision) };
}

export function movesSince(earlier: EarlierSite, site: ResolvedSite): ReadonlyMap<string, Move> {
  const [then, now] = [earlier.model.pages, site.model.pages];
  const isPage = (pages: typeof then, route: string): boolean =>
    Object.hasOwn(pages, route) && pages[route]?.missing !== true;
  const removed = Object.keys(then).filter((route) => isPage(then, route) && !isPage(now, route));
  const added = Object.keys(now).filter((route) => isPage(now, route) && !isPage(then, route));
  return findMoves(earlier, site, removed, added, earlier.renames);
}

export function lookupOfToday({ model, facts: { inventory } }: ResolvedSite): LinkLookup {
  const { pages, site } = model;
  return createLinkLookup({
    base: site.base,
    routes: Object.keys(pages).filter((route) => pages[route]?.missing !== true),
    redirects: site.redirects,
    files: inventory.addressed,
    layout: inventory.layout,
    isUnknown: (path) => inventory.isProvided(path) || inventory.isUnknown(path),
  });
}

/** Findings of `check --since`: routes of the earlier site that have neither a page nor a redirect now. */
export function lostSince(earlier: EarlierSite, site: ResolvedSite): Finding[] {
  const { redirects } = site.facts.expansion.navigation;
  const list = listOf(redirects[0]?.location);
  const lookup = lookupOfToday(site);
  const moves = movesSince(earlier, site);
  const then = lookupOfToday({ ...site, model: earlier.model });
  return findLostRoutes(earlier.model, lookup)
    .filter((lost) => isKnown(lost, site))
    .map(({ route, page, redirect, bare }) => {
      const led = redirect === undefined ? undefined : redirects[redirect];
      // The destination of a redirect may have moved too.
      const last = page === undefined ? finalPageRoute(route, then) : route;
      const move = last === undefined ? undefined : moves.get(last);
      const to =
        move?.to ?? bare?.to ?? (last === undefined || last === route ? undefined : finalPageRoute(last, lookup));
      const location: Location = led?.destination.location ?? {
        file: page?.file ?? page?.placements[0]?.source.file ?? list.file,
      };
      return diagnose('route-lost', location, {
        route,
        since: earlier.revision.name,
        isRedirect: page === undefined,
        to,
        by: move === undefined ? unmoved(bare) : reasons[move.by],
        isGuess: move !== undefined && bare?.to !== to && !isSure(move, earlier, site),
        wildcard: bare === undefined ? undefined : redirects[bare.redirect]?.source.text,
        redirects: list,
        leadsTo: led?.destination.text,
      });
    });
}

const reasons: Readonly<Record<Move['by'], string>> = {
  rename: 'renamed in Git',
  endpoint: 'the same endpoint',
  content: 'the same text',
  title: 'the same title',
};

/**
 * A move is certain if both routes show the same operation, or if Git recorded a rename that kept the file name,
 * language and version.
 */
function isSure({ from, to, by }: Move, earlier: EarlierSite, { model }: ResolvedSite): boolean {
  if (by !== 'rename') return by === 'endpoint';
  const [old, now] = [earlier.model.pages[from]?.file, model.pages[to]?.file].map((file) =>
    file?.replace(/^.*\/|\.mdx?$/g, ''),
  );
  return old === now && editionOf(from) === editionOf(to);
}

function unmoved(bare: LostRoute['bare']): string {
  return bare === undefined ? 'its destination then' : 'its destination on other hosts';
}

/** False for a page whose specification can't be read now. The page may still exist, so it isn't reported as lost. */
function isKnown({ page }: LostRoute, { facts }: ResolvedSite): boolean {
  const state =
    page?.endpoint && page.file === null ? facts.expansion.specifications.get(page.endpoint.spec) : undefined;
  return state === undefined || state.state === 'read';
}

function listOf(first: JsonLocation | undefined): JsonLocation {
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
 * @param more Returns all findings of the site including additional ones, for example of `--for`. If it returns
 * `undefined`, the findings of the check are used.
 * @throws OptionsError if the revision doesn't exist.
 */
export async function findingsAt(
  options: Options,
  name: string,
  shared: { readonly external: AnswerLinks; readonly parsed: ParsedBodies | undefined },
  more: (site: ResolvedSite) => Promise<readonly Diagnostic[] | undefined>,
): Promise<EarlierFindings> {
  const { folder, revision, host } = await filesAt(options, name);
  const site = await resolveSite({ ...options, feedback: undefined, baseline: undefined }, host, shared);
  const diagnostics = (await more(site)) ?? site.diagnostics;
  const renames = await renamesSince(folder, revision);
  return { name, diagnostics: diagnostics.map((item) => ({ ...item, file: renames.get(item.file) ?? item.file })) };
}

/** Removes findings that the earlier revision already had. Compares the code, file and message, but not the line. */
export function onlyNew(
  checked: Pick<CheckedSites, 'diagnostics' | 'maxWarnings'>,
  { name, diagnostics: then }: EarlierFindings,
) {
  const earlier = then.map(({ code, file, message }) => ({ code, file, message, count: 1 }));
  const { diagnostics, known } = applyBaseline(checked.diagnostics, earlier, { checks: new Set(), rules: new Map() });
  return { diagnostics, ok: passes(diagnostics, checked.maxWarnings), old: { count: known, since: name } };
}
