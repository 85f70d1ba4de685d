import { type Inventory, pageFileAt } from '../values/inventory.ts';
import type { Links } from '../values/links.ts';
import { generatedFolder, type Redirection, specSettingsOf } from '../values/navigation.ts';
import { ancestorFolders, routeOf, withoutExtension } from '../values/paths.ts';
import type { Expansion } from '../values/site-facts.ts';
import { createLinkLookup, type LinkLookup } from './lookup.ts';
import type { RedirectRule } from './redirects.ts';

export interface DocsLookupInput {
  readonly expansion: Expansion;
  readonly inventory: Inventory;
  readonly base: string;
  readonly links: Pick<Links, 'routes' | 'missingPaths'>;
  /** True for a page file for which the host generates a feed. Default: true for every page. */
  readonly hasFeed?: (file: string) => boolean;
}

/**
 * Creates the lookup of a docs folder, for checks, fixes, moves of files, and editors. Generators use
 * `createSiteLookup`, which needs only the model.
 */
export function createDocsLookup({ expansion, inventory, base, links, hasFeed }: DocsLookupInput): LinkLookup {
  const { pages, ignored, excluded, fileByUrlPath: filesByUrl, layout, isProvided, isUnknown } = inventory;
  const { routes, missingPaths } = links;
  const specificationFolders = unknownFolders(expansion);
  const missingFolders = new Set([...missingPaths].flatMap(ancestorFolders));
  const lookup = createLinkLookup({
    base,
    routes: [...routes, ...[...pages.keys()].map((path) => routeOf(path))],
    redirects: expansion.navigation.redirects.map(toRedirectRule),
    files: filesByUrl,
    layout,
    isUnknown: (path) =>
      missingPaths.has(path) ||
      missingFolders.has(path) ||
      isProvided(path) ||
      isUnknown(path) ||
      ignored.get(path)?.rule.unlessNamed === true ||
      specificationFolders.some((folder) => path === folder || path.startsWith(`${folder}/`)) ||
      isGeneratedByHost(path) ||
      isFeed(path),
  });
  return {
    ...lookup,
    isFile: (path) =>
      lookup.isFile(path) && !excluded.has(filesByUrl.get(path) ?? path) && !isIgnoredMarkdown(path, ignored),
    hasFileBelow: (folder) => lookup.hasFileBelow(folder) || missingFolders.has(folder),
  };

  /** True for the feed that the host generates for a page with `<Update>`: `/changelog/rss.xml`. */
  function isFeed(path: string): boolean {
    const route = routeOfFeed(path);
    if (route === undefined || lookup.routeAt(route) === undefined) return false;
    const page = pageFileAt(route, inventory);
    return page === undefined || hasFeed === undefined || hasFeed(page.file);
  }
}

/**
 * True for a Markdown file that an ignore rule leaves out of the pages. False for `skill.md`, and for files that are
 * only ignored unless the navigation names them, because hosts may publish these files.
 */
function isIgnoredMarkdown(path: string, ignored: Inventory['ignored']): boolean {
  const rule = ignored.get(withoutExtension(path) ?? '')?.rule;
  return rule !== undefined && rule.unlessNamed !== true && rule.pattern !== '/skill.md';
}

export function toRedirectRule({ source, destination }: Redirection): RedirectRule {
  return { source: source.text, destination: destination.text };
}

function unknownFolders({ navigation, specifications }: Expansion): string[] {
  if ([...specifications.values()].every(({ state }) => state === 'read')) return [];
  return [...new Set(specSettingsOf(navigation).map(({ directory }) => generatedFolder(directory)))];
}

/** Files that the host generates, but builds don't. */
const hostOnlyFiles: ReadonlySet<string> = new Set([
  ...['mcp', 'skill.md', '.well-known/mcp', '.well-known/llms.txt', '.well-known/llms-full.txt'],
]);
/** Files that both the host (https://mintlify.com/docs/ai/llmstxt) and builds with the option `emit` generate. */
const sharedGeneratedFiles: ReadonlySet<string> = new Set(['llms.txt', 'llms-full.txt', 'sitemap.xml', 'robots.txt']);

/** True for a file that the host generates, such as `llms.txt`. Not for feeds of pages: see `routeOfFeed`. */
export function isGeneratedByHost(path: string): boolean {
  return sharedGeneratedFiles.has(path) || isGeneratedOnlyByHost(path);
}

export function isGeneratedOnlyByHost(path: string): boolean {
  return hostOnlyFiles.has(path) || path.startsWith('.well-known/skills/');
}

/** Path of the feed of a page: `/changelog → changelog/rss.xml`. */
export function feedOfRoute(route: string): string {
  return `${route === '/' ? '' : route.slice(1)}/rss.xml`.replace(/^\//, '');
}

/** Route of the page whose feed is at a path: `changelog/rss.xml → /changelog`. `undefined` for other paths. */
export function routeOfFeed(path: string): string | undefined {
  if (path === 'rss.xml') return '/';
  return path.endsWith('/rss.xml') ? `/${path.slice(0, -'/rss.xml'.length)}` : undefined;
}
