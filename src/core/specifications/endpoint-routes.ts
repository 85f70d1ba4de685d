import { diagnose } from '../findings/diagnose.ts';
import { type OperationName, overviewEntry, type RenamedRoute, type SuffixedRoute } from '../findings/endpoints.ts';
import { getOrCreate } from '../values/lists.ts';
import { type JsonLocation, locationKey } from '../values/location.ts';
import type { Finding } from '../values/outcome.ts';
import { type Operation, overviewMethod } from '../values/specification.ts';
import { endpointPath, safeRoute } from './routes.ts';

interface Renaming {
  readonly code: 'route-shortened' | 'route-unsafe';
  readonly location: JsonLocation;
  readonly routes: RenamedRoute[];
}

interface Suffixing {
  readonly location: JsonLocation;
  /** Location of the operation that has the route of `first`. */
  readonly related: JsonLocation;
  readonly first: SuffixedRoute;
  readonly others: SuffixedRoute[];
}

export class EndpointRoutes {
  readonly #owners = new Map<string, { readonly operation: Operation; readonly location: JsonLocation }>();
  /** Assigned routes by operation and desired route. A repeated request gets the same route. */
  readonly #assignedRoutes = new Map<Operation, Map<string, string>>();
  readonly #nextSuffix = new Map<string, number>();
  readonly #renamings = new Map<string, Renaming>();
  readonly #suffixings = new Map<string, Suffixing>();

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
    const { entry } = operationName(operation);
    if (safeResult.isShortened)
      this.#recordRenaming('route-shortened', location, { entry, wanted: preferredRoute, route });
    if (safeResult.isSanitized)
      this.#recordRenaming('route-unsafe', location, { entry, wanted: preferredRoute, route });
    if (owner !== undefined) {
      const suffixedRoute = {
        operation: operationName(operation),
        owner: operationName(owner.operation),
        wanted: safeResult.route,
        route,
        isHref: operation.href !== undefined,
      };
      this.#recordSuffix(location, suffixedRoute, owner.location);
    }
    return route;
  }

  findings(): Finding[] {
    return [
      ...[...this.#renamings.values()].map(({ code, location, routes }) => diagnose(code, location, { routes })),
      ...[...this.#suffixings.values()].map(({ location, related, first, others }) =>
        diagnose('route-suffixed', location, { first, others }, related),
      ),
    ];
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

  #recordRenaming(code: Renaming['code'], location: JsonLocation, renamedRoute: RenamedRoute): void {
    const key = `${code} ${locationKey(location)}`;
    getOrCreate(this.#renamings, key, () => ({ code, location, routes: [] })).routes.push(renamedRoute);
  }

  #recordSuffix(location: JsonLocation, suffixedRoute: SuffixedRoute, related: JsonLocation): void {
    const suffixing = this.#suffixings.get(locationKey(location));
    if (suffixing !== undefined) suffixing.others.push(suffixedRoute);
    else this.#suffixings.set(locationKey(location), { location, related, first: suffixedRoute, others: [] });
  }
}

function operationName({ method, path, spec }: Operation): OperationName {
  return { entry: method === overviewMethod ? overviewEntry : `${method} ${path}`, spec };
}
