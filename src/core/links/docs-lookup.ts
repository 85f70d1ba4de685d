import type { Inventory } from '../values/inventory.ts';
import type { Links } from '../values/links.ts';
import { generatedFolder, type Redirection, specSettingsOf } from '../values/navigation.ts';
import { ancestorFolders, routeOf, withoutExtension } from '../values/paths.ts';
import type { Expansion } from '../values/site-facts.ts';
import { createLinkLookup, type LinkLookup } from './lookup.ts';
import type { RedirectEnds } from './redirects.ts';

export interface DocsLookupInput {
  readonly expansion: Expansion;
  readonly inventory: Inventory;
  readonly base: string;
  readonly links: Pick<Links, 'routes' | 'missing'>;
}

/**
 * Creates the lookup of a docs folder, for checks, fixes, moves of files and editors. `lookupOfSite` only knows the
 * model.
 */
export function createDocsLookup({ expansion, inventory, base, links }: DocsLookupInput): LinkLookup {
  const { pages, ignored, addressed, layout, isProvided, isUnknown } = inventory;
  const { routes, missing } = links;
  const folders = unknownFolders(expansion);
  const missingFolders = new Set([...missing].flatMap(ancestorFolders));
  const lookup = createLinkLookup({
    base,
    routes: [...routes, ...[...pages.keys()].map((path) => routeOf(path))],
    redirects: expansion.navigation.redirects.map(redirectEnds),
    files: addressed,
    layout,
    isUnknown: (path) =>
      missing.has(path) ||
      missingFolders.has(path) ||
      isProvided(path) ||
      isUnknown(path) ||
      ignored.get(path)?.rule.unlessNamed === true ||
      folders.some((folder) => path === folder || path.startsWith(`${folder}/`)) ||
      hostGeneratedFiles.has(path),
  });
  return {
    ...lookup,
    isFile: (path) => lookup.isFile(path) && !isExcluded(path, ignored),
    hasFileBelow: (folder) => lookup.hasFileBelow(folder) || missingFolders.has(folder),
  };
}

/** Files that hosts generate (https://mintlify.com/docs/ai/llmstxt), as builds with the option `emit` do. */
const hostGeneratedFiles: ReadonlySet<string> = new Set(['llms.txt', 'llms-full.txt', 'sitemap.xml', 'robots.txt']);

/**
 * True for Markdown that an ignore rule keeps from being published. Hosts publish the `skill.md` of a site, and some
 * also files for agents.
 */
function isExcluded(path: string, ignored: Inventory['ignored']): boolean {
  const rule = ignored.get(withoutExtension(path) ?? '')?.rule;
  return rule !== undefined && rule.unlessNamed !== true && rule.pattern !== '/skill.md';
}

export function redirectEnds({ source, destination }: Redirection): RedirectEnds {
  return { source: source.text, destination: destination.text };
}

function unknownFolders({ navigation, specifications }: Expansion): string[] {
  if ([...specifications.values()].every(({ state }) => state === 'read')) return [];
  return [...new Set(specSettingsOf(navigation).map(({ directory }) => generatedFolder(directory)))];
}
