import { pageAt, sectionsOf } from '../../core/runtime.ts';
import type { Page, Placement, RootNode, SectionNode, Site } from '../../core/site.ts';

export function homePageOf({ tree, pages }: Site): Page | undefined {
  return tree.route === null ? undefined : pages[tree.route];
}

/**
 * Placement whose navigation an unlisted page shows: that of the first page in the language and version that the page's
 * first folders name (`/ar/v2/start` → `ar`, `v2`), or else in the default ones.
 *
 * @param page `undefined` for a page outside the model, such as the 404 page.
 */
export function homePlacementOf(site: Site, page: Page | undefined): Placement | undefined {
  const folders = divisionFolders(site, page);
  let node: RootNode | SectionNode = site.tree;
  for (;;) {
    const divisions: readonly SectionNode[] = node.children.filter(isDivision);
    const division: SectionNode | undefined =
      divisions.find(({ name }) => folders.includes(name.toLowerCase())) ??
      divisions.find(({ default: isDefault }) => isDefault);
    if (division === undefined) break;
    node = division;
  }
  const home = node.route === null ? undefined : pageAt(site, node.route);
  const isInside = (placement: Placement): boolean =>
    node.kind === 'root' || sectionsOf(site, placement).includes(node);
  return home?.placements.find(isInside) ?? home?.placements[0];
}

/**
 * Route of the home page in the language and version of a placement: `/ar` or `/`, if there is such a page, or else the
 * first page.
 */
export function homeRouteOf(site: Site, placement: Placement | undefined): string | null {
  const divisions = divisionsOf(site, placement);
  const folders = divisions.flatMap(({ name }) => [name, name.toLowerCase()]).reverse();
  const home = [...folders, ''].map((folder) => pageAt(site, `/${folder}`)).find(isHome);
  return home?.route ?? divisions.at(-1)?.route ?? site.tree.route;

  function isHome(page: Page | undefined): boolean {
    if (page === undefined) return false;
    const ownDivisions = divisionsOf(site, page.placements[0] ?? homePlacementOf(site, page));
    return divisions.length === ownDivisions.length && divisions.every((section) => ownDivisions.includes(section));
  }
}

/** First folders of a page that have the name of a language or version, in lower case. */
function divisionFolders({ sidebars }: Site, page: Page | undefined): readonly string[] {
  const names = sidebars.flatMap(({ context: { language, version } }) => [language, version]);
  const lowerNames = new Set(names.map((name) => name?.toLowerCase()));
  const folders = page?.route.toLowerCase().split('/').slice(1) ?? [];
  const end = folders.findIndex((folder) => !lowerNames.has(folder));
  return end === -1 ? folders : folders.slice(0, end);
}

function divisionsOf(site: Site, placement: Placement | undefined): readonly SectionNode[] {
  return placement === undefined ? [] : sectionsOf(site, placement).filter(isDivision);
}

function isDivision(node: RootNode['children'][number]): node is SectionNode {
  return node.kind === 'section' && (node.axis === 'language' || node.axis === 'version');
}
