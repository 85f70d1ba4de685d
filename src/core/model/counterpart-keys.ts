import type { PageFacts } from './facts.ts';
import type { ContextPart } from './sidebars.ts';

/** The pages of one context that may have counterparts. */
export interface PairedRoutes {
  /** Of pages that are there, in order. */
  readonly routes: readonly string[];
  /** The folders that all of them begin with, in lower case; of a single page, all of its steps. */
  readonly common: readonly string[];
}

/** Those of a context: missing pages are nobody's counterpart. */
export function pairedRoutes({ places }: ContextPart, facts: ReadonlyMap<string, PageFacts>): PairedRoutes {
  const routes = places.map(({ route }) => route).filter((route) => facts.get(route)?.page.missing !== true);
  return { routes, common: routes.map(stepsInLowerCase).reduce(commonStart, undefined) ?? [] };
}

/** The folders that the pages of several contexts begin with; none if there is one page only. */
export function commonSteps(parts: readonly PairedRoutes[]): readonly string[] {
  const [first] = parts.flatMap(({ routes }) => routes.slice(0, 1));
  const isSeveral = parts.some(({ routes }) => routes.some((route) => route !== first));
  const filled = parts.filter(({ routes }) => routes.length > 0);
  return isSeveral ? (filled.map(({ common }) => common).reduce(commonStart, undefined) ?? []) : [];
}

/**
 * Each page of a section by what is left of its route without the section's own step; the first of a key counts.
 *
 * @param markers What that step may be, in lower case.
 */
export function routesByKey(parts: readonly PairedRoutes[], markers: ReadonlySet<string>): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const { routes } of parts) {
    for (const route of routes) {
      const key = keyOf(route, markers);
      if (!keys.has(key)) keys.set(key, route);
    }
  }
  return keys;
}

function keyOf(route: string, markers: ReadonlySet<string>): string {
  const steps = route.split('/').slice(1);
  const at = steps.findIndex((step) => markers.has(step.toLowerCase()));
  return (at === -1 ? steps : steps.toSpliced(at, 1)).join('/');
}

function stepsInLowerCase(route: string): readonly string[] {
  return route.toLowerCase().split('/').slice(1);
}

function commonStart(common: readonly string[] | undefined, steps: readonly string[]): readonly string[] {
  const end = common?.findIndex((step, index) => step !== steps[index]) ?? -1;
  if (common === undefined) return steps;
  return end === -1 ? common : common.slice(0, end);
}
