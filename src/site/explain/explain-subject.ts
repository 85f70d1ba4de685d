import { nearestWords } from '../../core/config.ts';
import type { EndpointHint } from '../../core/findings.ts';
import type { Host } from '../../core/host.ts';
import { filesOfPage } from '../../core/inspect.ts';
import {
  createDocsLookup,
  createSiteLookup,
  normalizeRedirectPath,
  Redirects,
  resolveVisited,
  splitUrl,
} from '../../core/links.ts';
import type { Page } from '../../core/site.ts';
import { endpointHint, findOperation, parseReference } from '../../core/specifications.ts';
import {
  type Diagnostic,
  elementsOf,
  type JsonLocation,
  maxExplainSuggestions,
  normalizePath,
  routeOf,
  withoutExtension,
} from '../../core/values.ts';
import type { ResolvedSite } from '../resolve.ts';
import { createPositionLocator, explainPage } from './explain-page.ts';
import type { Explanation, FileExplanation, IgnoredExplanation, UnknownExplanation } from './explanation.ts';
import { findBrokenLinksTo } from './links-to.ts';

/**
 * Explains a route, URL, file, entry of `pages`, or endpoint (`METHOD /path`).
 *
 * @param site Must be resolved with page content, because links in pages are part of the explanation.
 * @param movedTo Finds the new paths of renamed files: see `Host`.
 */
export async function explainSubject(
  subject: string,
  site: ResolvedSite,
  movedTo: Host['movedTo'],
): Promise<readonly Explanation[]> {
  const parsedReference = parseReference(subject);
  if (parsedReference !== undefined && parsedReference.kind !== 'malformed')
    return explainEndpoint(subject, parsedReference.reference, site);
  const [urlPath] = splitUrl(subject);
  const page = findPage(subject, site) ?? (urlPath === '' ? undefined : findPage(urlPath, site));
  if (page !== undefined) return [await explainPage(page, site)];
  const path = normalizePath(urlPath) ?? subject;
  const explanation =
    explainIgnored(path, site) ??
    (await explainRedirect(path, site)) ??
    (await explainFile(path, site)) ??
    (await explainUnknown(subject, await describeUnknownPath(path, site, movedTo), site));
  return [explanation];
}

async function explainEndpoint(
  subject: string,
  reference: Parameters<typeof endpointHint>[0],
  site: ResolvedSite,
): Promise<readonly Explanation[]> {
  const { method, path, spec } = reference;
  const pages = Object.values(site.model.pages).filter(
    ({ endpoint }) =>
      endpoint !== undefined &&
      endpoint.method === method.toUpperCase() &&
      withoutTrailingSlash(endpoint.path) === withoutTrailingSlash(path) &&
      (spec === undefined || endpoint.spec === normalizePath(spec) || endpoint.spec === spec),
  );
  if (pages.length > 0) return Promise.all(pages.map((page) => explainPage(page, site)));
  const specificationStates = [...site.facts.expansion.specifications.values()];
  const specifications = specificationStates.flatMap((state) => (state.state === 'read' ? [state.specification] : []));
  const definedIn = specifications
    .filter((specification) => findOperation(specification, { method: method.toUpperCase(), path }) !== undefined)
    .map(({ source }) => source);
  const suggestions = definedIn.length > 0 ? [] : referencesFromHint(endpointHint(reference, specifications), path);
  return [await explainUnknown(subject, { definedIn, nearest: suggestions, renamedTo: null, linkedFrom: [] }, site)];
}

function referencesFromHint(hint: EndpointHint, path: string): readonly string[] {
  if (hint.kind === 'nothing') return [];
  return hint.kind === 'methods' ? hint.methods.map((method) => `${method} ${path}`) : [hint.reference];
}

/** Finds a page by route, URL, page path or file. Also finds missing pages that the navigation names. */
function findPage(subject: string, { model, facts }: ResolvedSite): Page | undefined {
  const path = normalizePath(subject);
  const byRoute = path === undefined ? undefined : model.pages[routeOf(path)];
  if (byRoute !== undefined) return byRoute;
  const byFile = Object.values(model.pages).find(({ file }) => file !== null && file === path);
  if (byFile !== undefined) return byFile;
  const pathWithoutExtension = path === undefined ? undefined : withoutExtension(path);
  if (
    path !== undefined &&
    (facts.inventory.ignored.has(pathWithoutExtension ?? path) || facts.inventory.files.has(path))
  )
    return undefined;
  const canBeUrl =
    /^\w+:\/\//.test(subject) || subject.startsWith(`${facts.base}/`) || pathWithoutExtension !== undefined;
  const route = canBeUrl
    ? resolveVisited(subject, { ...createSiteLookup(model, true), redirects: new Redirects([]) })
    : undefined;
  return route === undefined ? undefined : model.pages[route];
}

function explainIgnored(
  path: string,
  { facts: { inventory }, diagnostics }: ResolvedSite,
): IgnoredExplanation | undefined {
  const ignoredFile = inventory.ignored.get(withoutExtension(path) ?? path);
  if (ignoredFile === undefined) return undefined;
  const { pattern, from, line } = ignoredFile.rule;
  return {
    kind: 'ignored',
    file: ignoredFile.file,
    rule: { pattern, from, line: line ?? null },
    problems: diagnostics.filter(({ message }) => message.includes(ignoredFile.file)),
  };
}

async function explainRedirect(path: string, site: ResolvedSite): Promise<Explanation | undefined> {
  const { redirects } = site.facts.expansion.navigation;
  const match = createDocsLookup(site.facts).redirects.find(normalizeRedirectPath(path));
  const redirect = match === undefined ? undefined : redirects[match.index];
  if (match === undefined || redirect === undefined) return undefined;
  const { source, destination } = redirect;
  return {
    kind: 'redirect',
    path: `/${path}`,
    redirect: { ...(await createPositionLocator(site)(source.location)), source: source.text },
    destination: match.destination,
    problems: problemsAt([redirect.location, source.location, destination.location], site),
  };
}

async function explainFile(path: string, site: ResolvedSite): Promise<FileExplanation | undefined> {
  const { facts, diagnostics } = site;
  const { inventory, bodies, expansion } = facts;
  if (!inventory.files.has(path)) return undefined;
  const positionOf = createPositionLocator(site);
  const elements = [...elementsOf(expansion.navigation.root)];
  const settings = elements.flatMap(({ openapi = [], asyncapi = [] }) => [...openapi, ...asyncapi]);
  const settingLocations = settings
    .filter(({ source }) => normalizePath(source.text) === path)
    .map(({ source }) => source.location);
  const importingPages = [...inventory.pages.values()].filter(({ file }) => filesOfPage(file, bodies).has(path));
  const links = [...bodies].flatMap(([file, { links }]) =>
    links.filter(({ target }) => normalizePath(target) === path).map(({ start, end }) => ({ file, start, end })),
  );
  const isNavigation = path === 'docs.json' || elements.some(({ location }) => location.file === path);
  const role = isNavigation ? 'navigation' : settingLocations.length > 0 ? 'specification' : 'other';
  const usedBy = await Promise.all(
    [...settingLocations, ...importingPages.map(({ file }) => ({ file })), ...links].map(positionOf),
  );
  return { kind: 'file', file: path, role, usedBy, problems: diagnostics.filter(({ file }) => file === path) };
}

/**
 * Explains a subject that doesn't exist. The navigation may still name the subject: for example, an endpoint of an
 * unavailable specification.
 */
async function explainUnknown(
  subject: string,
  details: Omit<UnknownExplanation, 'kind' | 'what' | 'entries' | 'problems'>,
  site: ResolvedSite,
): Promise<UnknownExplanation> {
  const { links } = site.facts;
  const locations = [...links.targets.keys()]
    .filter(({ text }) => text.trim() === subject)
    .map(({ location }) => location);
  const entries = await Promise.all(locations.map(createPositionLocator(site)));
  return { kind: 'unknown', what: subject, entries, ...details, problems: problemsAt(locations, site) };
}

function problemsAt(locations: readonly JsonLocation[], { diagnostics }: ResolvedSite): readonly Diagnostic[] {
  return diagnostics.filter(({ file, pointer }) =>
    locations.some((location) => location.file === file && location.pointer === pointer),
  );
}

async function describeUnknownPath(path: string, site: ResolvedSite, movedTo: Host['movedTo']) {
  const pathWithoutExtension = withoutExtension(path) ?? path;
  const files = [`${pathWithoutExtension}.mdx`, `${pathWithoutExtension}.md`];
  const newPaths = await movedTo(files);
  const renamedTo = files.map((file) => newPaths.get(file)).find((file) => file !== undefined) ?? null;
  const page = Object.values(site.model.pages).find(({ file }) => file !== null && file === renamedTo);
  const positionOf = createPositionLocator(site);
  const linkedFrom = findBrokenLinksTo(pathWithoutExtension, site.facts).map(async ({ target, location }) => ({
    ...(await positionOf(location)),
    target,
  }));
  return {
    definedIn: [],
    renamedTo,
    nearest: page === undefined ? suggestRoutes(path, site) : [page.route],
    linkedFrom: await Promise.all(linkedFrom),
  };
}

function suggestRoutes(path: string, { model }: ResolvedSite): string[] {
  const routes = Object.keys(model.pages);
  const routesByName = new Map<string, string>();
  for (const route of routes) if (!routesByName.has(lastSegment(route))) routesByName.set(lastSegment(route), route);
  const similarRoutes = nearestWords(lastSegment(path), routesByName.keys(), maxExplainSuggestions).map(
    (name) => routesByName.get(name) as string,
  );
  return [...new Set([...nearestWords(`/${path}`, routes, maxExplainSuggestions), ...similarRoutes])].slice(
    0,
    maxExplainSuggestions,
  );
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
