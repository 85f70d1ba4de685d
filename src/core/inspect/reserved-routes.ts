import { isHostSchema } from '../config/top-level.ts';
import { diagnose } from '../findings/diagnose.ts';
import { isMadeByHost } from '../links/docs-lookup.ts';
import type { Inventory } from '../values/inventory.ts';
import type { Json } from '../values/json.ts';
import type { Finding } from '../values/outcome.ts';
import { routeOf } from '../values/paths.ts';

/** Routes that the host answers itself, besides its own files (https://mintlify.com/docs/customize/custom-domain). */
const reservedRoutes: ReadonlySet<string> = new Set([
  '/api',
  '/login',
  '/logout',
  '/authed/mcp',
  '/feedback',
  '/openapi-specs.download',
]);
/** Folders in which the host answers every request itself. */
const reservedFolder = /^\/(?:_next|_mintlify|_sites|_live-preview|\.well-known)(?:\/|$)/;

/** Reports pages at routes that the host reserves for itself. */
export function checkReservedRoutes({ pages }: Pick<Inventory, 'pages'>, schema: Json | undefined): Finding[] {
  const isOnHost = isHostSchema(schema);
  return [...pages.values()].flatMap(({ file, path }) => {
    const route = routeOf(path);
    if (!reservedRoutes.has(route) && !reservedFolder.test(route) && !isMadeByHost(route.slice(1))) return [];
    return [diagnose('route-reserved', { file }, { route, file, isOnHost })];
  });
}
