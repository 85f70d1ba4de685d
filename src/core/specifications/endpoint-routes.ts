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
  readonly #assigned = new Map<Operation, Map<string, string>>();
  readonly #nextSuffix = new Map<string, number>();
  readonly #renamings = new Map<string, Renaming>();

  assignRoute(operation: Operation, directory: string | undefined, location: JsonLocation): string {
    const wanted = endpointPath(operation, directory);
    const safe = safeRoute(wanted);
    const assigned = getOrCreate(this.#assigned, operation, () => new Map<string, string>());
    const previous = assigned.get(safe.route);
    if (previous !== undefined) return previous;
    const owner = this.#owners.get(safe.route);
    const route = this.#firstFree(safe.route);
    this.#owners.set(route, { operation, location });
    assigned.set(safe.route, route);
    const entry = operationLabel(operation);
    if (safe.isShortened) this.#rename('route-shortened', location, { entry, wanted, route });
    if (safe.isCleaned) this.#rename('route-unsafe', location, { entry, wanted, route });
    if (owner !== undefined) {
      const renamed = { entry, wanted: safe.route, route, other: operationLabel(owner.operation) };
      this.#rename('route-suffixed', location, renamed, owner.location);
    }
    return route;
  }

  findings(): Finding[] {
    return [...this.#renamings.values()].map(({ code, location, related, routes }) =>
      diagnose(code, location, { routes }, related),
    );
  }

  /** Appends the first free number if the route is taken: `/users-1`. */
  #firstFree(wanted: string): string {
    let route = wanted;
    for (let number = this.#nextSuffix.get(wanted) ?? 1; this.#owners.has(route); number++) {
      route = `${wanted}-${number}`;
      this.#nextSuffix.set(wanted, number + 1);
    }
    return route;
  }

  #rename(code: Renaming['code'], location: JsonLocation, renamed: RenamedRoute, related?: JsonLocation): void {
    const key = `${code} ${location.file} ${location.pointer}`;
    getOrCreate(this.#renamings, key, () => ({ code, location, related, routes: [] })).routes.push(renamed);
  }
}

function operationLabel({ method, path }: Operation): string {
  return `${method} ${path}`;
}
