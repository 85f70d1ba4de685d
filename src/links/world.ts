import type { Expansion } from '../values/endpoints.ts';
import type { Inventory } from '../values/inventory.ts';
import { elementsOf } from '../values/navigation.ts';
import { normalizePath } from '../values/paths.ts';
import { defaultDirectory } from '../values/specification.ts';
import type { LinkWorld } from './hrefs.ts';
import { redirectLookup } from './redirects.ts';

/** What links of a site are resolved against. */
export function linkWorld(
  expansion: Expansion,
  inventory: Inventory,
  base: string,
  routes: ReadonlySet<string>,
): LinkWorld {
  const redirect = redirectLookup(expansion.navigation.redirects);
  return { inventory, redirect, base, routes, generated: unknownFolders(expansion) };
}

/** Folders in which specifications that could not be read may have pages made. */
function unknownFolders({ navigation, specifications }: Expansion): string[] {
  if ([...specifications.values()].every(({ state }) => state === 'read')) return [];
  const set = [...elementsOf(navigation.root)].flatMap(({ openapi = [], asyncapi = [] }) => [...openapi, ...asyncapi]);
  const folders = [...(navigation.openapi ?? []), ...set].map(({ directory }) =>
    normalizePath(directory ?? defaultDirectory),
  );
  return [...new Set(folders.map((folder) => folder ?? defaultDirectory))];
}
