import { diagnose } from '../diagnostics/catalogue/index.ts';
import { leadsAway } from '../links/address.ts';
import { type Docs, worldOfDocs } from '../links/docs-world.ts';
import { resolveHref } from '../links/resolve.ts';
import { retarget } from '../links/retarget.ts';
import type { LinkWorld } from '../links/world.ts';
import { type Element, elementsOf, type Written } from '../values/navigation.ts';
import type { Finding } from '../values/outcome.ts';
import { routeOf } from '../values/paths.ts';
import { pathOfAddress } from './moved-pages.ts';
import { RouteSuggester } from './suggest-routes.ts';

/** Where the `href`s of the navigation lead. */
export interface Hrefs {
  /** The route of each that leads to a page of the site. */
  readonly routes: ReadonlyMap<Element, string>;
  /** Those that lead nowhere: see `explainDead`. */
  readonly dead: readonly DeadHref[];
  readonly findings: readonly Finding[];
}

/** An `href` that leads nowhere, and what it looks for. */
export interface DeadHref extends Written {
  readonly path: string;
  readonly world: LinkWorld;
}

/** Finds out where the `href`s of elements lead. */
export function resolveHrefs(docs: Docs): Hrefs {
  const routes = new Map<Element, string>();
  const dead: DeadHref[] = [];
  const findings: Finding[] = [];
  let world: LinkWorld | undefined;
  for (const element of elementsOf(docs.expansion.navigation.root)) {
    // Most lead to other sites.
    if (element.href === undefined || leadsAway(element.href.text)) continue;
    world ??= worldOfDocs(docs);
    const target = resolveHref(element.href.text, world);
    // Hosts lead on from the root, and not all of them from other folders.
    const isFolder = target.to === 'page' && target.isFolder && !/^\/?$/.test(element.href.text);
    if (target.to === 'page' && !isFolder) routes.set(element, target.route);
    if (target.to !== 'nothing' && !isFolder) continue;
    const { text, place } = element.href;
    if (target.to === 'page') {
      findings.push(diagnose('href-missing', place, { href: text, nearest: [target.route] }));
      continue;
    }
    if (target.to === 'nothing') dead.push({ text, place, path: target.path, world });
  }
  return { routes, dead, findings };
}

/**
 * Says of `href`s that lead nowhere what was meant by them.
 *
 * @param moved Where history says that pages have gone: see `movedPages`.
 */
export function explainDead(dead: readonly DeadHref[], moved: ReadonlyMap<string, string>, base: string): Finding[] {
  let suggester: RouteSuggester | undefined;
  return dead.map(({ text, place, path, world }) => {
    suggester ??= new RouteSuggester(world.allRoutes);
    const now = moved.get(pathOfAddress(path));
    const { routes: nearest, ...known } = suggester.suggest(path, '/', now === undefined ? undefined : routeOf(now));
    const [only] = known.isSure ? nearest.flatMap((route) => retarget(text, path, route, base) ?? []) : [];
    return diagnose('href-missing', place, { href: text, nearest, only, isMoved: known.isMoved });
  });
}
