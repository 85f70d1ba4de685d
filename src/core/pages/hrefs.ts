import { leadsAway } from '../links/address.ts';
import { type Docs, worldOfDocs } from '../links/docs-world.ts';
import { resolveHref } from '../links/resolve.ts';
import { retarget } from '../links/retarget.ts';
import type { LinkWorld } from '../links/world.ts';
import { diagnose } from '../rules/index.ts';
import { type Element, elementsOf, type Written } from '../values/navigation.ts';
import type { Finding } from '../values/outcome.ts';
import type { DeadAddress } from './meant-pages.ts';

/** Where the `href`s of the navigation lead. */
export interface Hrefs {
  /** The route of each that leads to a page of the site. */
  readonly routes: ReadonlyMap<Element, string>;
  /** Those that lead nowhere: see `explainDead`. */
  readonly dead: readonly DeadHref[];
  readonly findings: readonly Finding[];
}

/** An `href` that leads nowhere. */
export interface DeadHref extends Written, DeadAddress {
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
      const targets = [retarget(text, undefined, target.route, docs.base) ?? target.route];
      findings.push(diagnose('href-missing', place, { href: text, nearest: [target.route], targets }));
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
export async function explainDead(dead: readonly DeadHref[], moved: ReadonlyMap<string, string>): Promise<Finding[]> {
  const [first] = dead;
  if (first === undefined) return [];
  const { MeantPages } = await import('./meant-pages.ts');
  const pages = new MeantPages(first.world, moved);
  return dead.map((href) => {
    const { nearest, targets, isSure, isMoved } = pages.of(href);
    return diagnose('href-missing', href.place, { href: href.text, nearest, targets, isSure, isMoved });
  });
}
