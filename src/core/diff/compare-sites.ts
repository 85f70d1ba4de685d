import type { LinkLookup } from '../links/lookup.ts';
import { resolveHref } from '../links/resolve.ts';
import type { Node, Page, Site } from '../site.ts';
import type { Move } from './find-moves.ts';

/** Differences between two revisions of a site, as `diff --format json` prints them. */
export interface SiteChanges {
  readonly added: readonly PageName[];
  readonly removed: readonly (PageName & RouteStatus)[];
  readonly moved: readonly (PageName & RouteStatus & { readonly to: string; readonly by: Move['by'] })[];
  readonly retitled: readonly { readonly route: string; readonly from: string; readonly to: string }[];
  /** Pages whose locations in the navigation changed. Each location is a path of labels. */
  readonly relocated: readonly {
    readonly route: string;
    readonly from: readonly string[];
    readonly to: readonly string[];
  }[];
  /** Sections and groups, as paths of labels. */
  readonly sections: { readonly added: readonly string[]; readonly removed: readonly string[] };
}

export interface PageName {
  readonly route: string;
  readonly title: string;
}

export interface RouteStatus {
  readonly isLost: boolean;
}

/**
 * @param moves Moved pages by their old route.
 * @param lookup Resolves links of the current site.
 */
export function compareSites(
  previousSite: Site,
  currentSite: Site,
  moves: ReadonlyMap<string, Move>,
  lookup: LinkLookup,
): SiteChanges {
  const [previousPages, currentPages] = [pagesOf(previousSite), pagesOf(currentSite)];
  const moveTargets = new Set([...moves.values()].map(({ to }) => to));
  const removedPages = [...previousPages.values()].filter(({ route }) => !currentPages.has(route));
  const isLost = (route: string): boolean => resolveHref(route, lookup).to === 'nothing';
  const keptPages = [...previousPages.values()].flatMap((old) => {
    const page = currentPages.get(moves.get(old.route)?.to ?? old.route);
    return page === undefined ? [] : [{ old, page }];
  });
  const [oldSections, newSections] = [sectionPaths(previousSite), sectionPaths(currentSite)];
  return {
    added: [...currentPages.values()]
      .filter(({ route }) => !previousPages.has(route) && !moveTargets.has(route))
      .map(pageName),
    removed: removedPages
      .filter(({ route }) => !moves.has(route))
      .map((page) => ({ ...pageName(page), isLost: isLost(page.route) })),
    moved: removedPages.flatMap((page) => {
      const move = moves.get(page.route);
      return move === undefined ? [] : [{ ...pageName(page), to: move.to, by: move.by, isLost: isLost(page.route) }];
    }),
    retitled: keptPages
      .filter(({ old, page }) => sidebarLabel(old) !== sidebarLabel(page))
      .map(({ old, page }) => ({ route: page.route, from: sidebarLabel(old), to: sidebarLabel(page) })),
    relocated: keptPages.flatMap(({ old, page }) => {
      const [from, to] = [placementPaths(old), placementPaths(page)];
      return from.join('\n') === to.join('\n') ? [] : [{ route: page.route, from, to }];
    }),
    sections: {
      added: newSections.filter((item) => !oldSections.includes(item)),
      removed: oldSections.filter((item) => !newSections.includes(item)),
    },
  };
}

function pagesOf({ pages }: Site): ReadonlyMap<string, Page> {
  return new Map(Object.entries(pages).filter(([, page]) => page.missing !== true));
}

function pageName({ route, title }: Page): PageName {
  return { route, title };
}

function sidebarLabel({ title, sidebarTitle }: Page): string {
  return sidebarTitle ?? title;
}

function placementPaths({ placements }: Page): string[] {
  return placements.map(({ context, breadcrumbs, hidden }) => {
    const { language, version } = context;
    const labels = [language, version, ...breadcrumbs.map(({ label }) => label)].filter((item) => item !== undefined);
    return `${labels.join(' > ') || 'top level'}${hidden === true ? ' (hidden)' : ''}`;
  });
}

function sectionPaths({ tree }: Site): string[] {
  const paths = new Set<string>();
  visit(tree.children, []);
  return [...paths];

  function visit(nodes: readonly Node[], parentLabels: readonly string[]): void {
    for (const node of nodes) {
      if (node.kind !== 'section' && node.kind !== 'group') continue;
      const labels = [...parentLabels, node.label];
      paths.add(labels.join(' > '));
      visit(node.children, labels);
    }
  }
}
