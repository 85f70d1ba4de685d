import { diagnose } from '../findings/diagnose.ts';
import type { Inventory } from '../values/inventory.ts';
import type { Links } from '../values/links.ts';
import type { Location } from '../values/location.ts';
import { type Element, type Visibility, visibilityBelow } from '../values/navigation.ts';
import type { Finding } from '../values/outcome.ts';

interface Entries {
  readonly visible: Location[];
  readonly hidden: Location[];
}

/**
 * Reports visible entries of pages that are also listed below a hidden element: hosts keep such a page out of search.
 * Skips pages with `hidden` in their front matter, which overrides the elements.
 */
export function findHiddenElsewhere(
  root: Element,
  { targets, roots }: Pick<Links, 'targets' | 'roots'>,
  { pages }: Inventory,
): Finding[] {
  const entriesByRoute = new Map<string, Entries>();
  const add = (route: string, location: Location, isHidden: boolean): void => {
    const entries = entriesByRoute.get(route) ?? { visible: [], hidden: [] };
    entries[isHidden ? 'hidden' : 'visible'].push(location);
    entriesByRoute.set(route, entries);
  };
  const visit = (element: Element, above: Visibility): void => {
    const visibility = visibilityBelow(above, element);
    const isHidden = visibility === 'hidden';
    const rootTarget = roots.get(element);
    if (rootTarget !== undefined && element.root !== undefined) add(rootTarget.route, element.root.location, isHidden);
    for (const item of element.lists.flatMap(({ items }) => items)) {
      if (item.kind !== 'entry') {
        visit(item, visibility);
        continue;
      }
      const target = targets.get(item);
      const path = target?.kind === 'operation' ? target.page : target?.kind === 'page' ? target.path : undefined;
      const ownSetting = path === undefined ? undefined : pages.get(path)?.frontMatter.hidden;
      if (target === undefined || target.kind === 'endpoint' || ownSetting !== undefined) continue;
      if (target.kind === 'page' || !target.hidden) add(target.route, item.location, isHidden);
    }
  };
  visit(root, 'visible');
  return [...entriesByRoute].flatMap(([route, { visible, hidden }]) =>
    hidden.length === 0
      ? []
      : visible.map((location) => diagnose('page-hidden-elsewhere', location, { route }, hidden[0])),
  );
}
