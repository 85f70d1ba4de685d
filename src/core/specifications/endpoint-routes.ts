import { diagnose } from '../findings/diagnose.ts';
import type { RenamedRoute } from '../findings/endpoints.ts';
import { getOrCreate } from '../values/lists.ts';
import type { JsonLocation } from '../values/location.ts';
import type { Finding } from '../values/outcome.ts';
import type { Operation } from '../values/specification.ts';
import { endpointPath, safeRoute } from './routes.ts';

interface Renaming {
  readonly code: 'route-suffixed' | 'route-shortened' | 'route-unsafe';
  readonly location: JsonLocation;
  readonly related: JsonLocation | undefined;
  readonly routes: RenamedRoute[];
}

export class EndpointRoutes {
  readonly #owners = new Map<string, { readonly operation: Operation; readonly location: JsonLocation }>();
  /** Assigned routes by operation and desired route. A repeated request gets the same route. */
  readonly #assignedRoutes = new Map<Operation, Map<string, string>>();
  readonly #nextSuffix = new Map<string, number>();
  readonly #renamings = new Map<string, Renaming>();

  assignRoute(operation: Operation, directory: string | undefined, location: JsonLocation): string {
    const preferredRoute = endpointPath(operation, directory);
    const safeResult = safeRoute(preferredRoute);
    const assignedRoutes = getOrCreate(this.#assignedRoutes, operation, () => new Map<string, string>());
    const existingRoute = assignedRoutes.get(safeResult.route);
    if (existingRoute !== undefined) return existingRoute;
    const owner = this.#owners.get(safeResult.route);
    const route = this.#findFreeRoute(safeResult.route);
    this.#owners.set(route, { operation, location });
    assignedRoutes.set(safeResult.route, route);
    const entry = operationLabel(operation);
    if (safeResult.isShortened)
      this.#recordRenaming('route-shortened', location, { entry, wanted: preferredRoute, route });
    if (safeResult.isSanitized)
      this.#recordRenaming('route-unsafe', location, { entry, wanted: preferredRoute, route });
    if (owner !== undefined) {
      const renamedRoute = { entry, wanted: safeResult.route, route, other: operationLabel(owner.operation) };
      this.#recordRenaming('route-suffixed', location, renamedRoute, owner.location);
    }
    return route;
  }

  findings(): Finding[] {
    return [...this.#renamings.values()].map(({ code, location, related, routes }) =>
      diagnose(code, location, { routes }, related),
    );
  }

  /** Appends the first free number if the route is taken: `/users-1`. */
  #findFreeRoute(preferredRoute: string): string {
    let route = preferredRoute;
    for (let number = this.#nextSuffix.get(preferredRoute) ?? 1; this.#owners.has(route); number++) {
      route = `${preferredRoute}-${number}`;
      this.#nextSuffix.set(preferredRoute, number + 1);
    }
    return route;
  }

  #recordRenaming(
    code: Renaming['code'],
    location: JsonLocation,
    renamedRoute: RenamedRoute,
    related?: JsonLocation,
  ): void {
    const key = `${code} ${location.file} ${location.pointer}`;
    getOrCreate(this.#renamings, key, () => ({ code, location, related, routes: [] })).routes.push(renamedRoute);
  }
}

function operationLabel({ method, path }: Operation): string {
  return `${method} ${path}`;
}
