import type { Counterparts, LinkNode, Node, Page, Placement, RootNode, SectionNode, Site } from '../../core/site.ts';
import { appendTo, getOrCreate, type NonEmptyArray } from '../../core/values.ts';

export type Slicer = (sidebar: number | undefined) => Site;

/**
 * Splits a site into slices, one per sidebar. Each slice is a valid site: queries about its pages have the same results
 * as on the whole site. A slice has no other pages and sidebars, no redirects, and only the sections that switchers
 * show.
 *
 * @returns Function that returns the slice of a sidebar index. `undefined` selects the pages without a placement.
 */
export function createSiteSlicer(site: Site): Slicer {
  const pagesBySidebar = new Map<number | undefined, NonEmptyArray<Page>>();
  for (const page of Object.values(site.pages)) {
    const sidebars = new Set(page.placements.map(({ sidebar }) => sidebar));
    for (const sidebar of sidebars.size === 0 ? [undefined] : sidebars) appendTo(pagesBySidebar, sidebar, page);
  }
  return (sidebar) => createSlice(site, sidebar, pagesBySidebar.get(sidebar) ?? []);
}

function createSlice(site: Site, sidebar: number | undefined, slicePages: readonly Page[]): Site {
  const sliceSidebar = sidebar === undefined ? undefined : site.sidebars[sidebar];
  const tables = new CounterpartTables(site.counterparts);
  const pages: Record<string, Page> = {};
  for (const page of slicePages) {
    const placements = page.placements.filter((placement) => placement.sidebar === sidebar);
    const slicePlacements = placements.map((placement) => tables.narrowPlacement({ ...placement, sidebar: 0 }));
    pages[page.route] = { ...page, placements: slicePlacements };
  }
  return {
    version: site.version,
    site: { ...site.site, redirects: [] },
    tree: narrowTree(site.tree, sliceSidebar?.path ?? []),
    sidebars: sliceSidebar === undefined ? [] : [sliceSidebar],
    counterparts: tables.collectUsed(),
    pages,
  };
}

class CounterpartTables {
  readonly #tables: Site['counterparts'];
  /**
   * Tables that the slice needs, by index in the whole site. `index` is the table's index in the slice; `rows` maps row
   * numbers in the whole site to row numbers in the slice.
   */
  readonly #usedTables = new Map<number, { readonly index: number; readonly rows: Map<number, number> }>();

  constructor(tables: Site['counterparts']) {
    this.#tables = tables;
  }

  narrowPlacement(placement: Placement): Placement {
    const { counterparts } = placement;
    if (counterparts === undefined) return placement;
    return { ...placement, counterparts: counterparts.map(([table, row]) => this.#mapRow(table, row)) };
  }

  collectUsed(): Counterparts[] {
    return [...this.#usedTables].flatMap(([table, { rows }]) => {
      const originalTable = this.#tables[table];
      return originalTable === undefined
        ? []
        : [{ ...originalTable, rows: [...rows.keys()].map((row) => originalTable.rows[row] ?? []) }];
    });
  }

  #mapRow(table: number, row: number): readonly [number, number] {
    const { index, rows } = getOrCreate(this.#usedTables, table, () => ({
      index: this.#usedTables.size,
      rows: new Map(),
    }));
    return [index, getOrCreate(rows, row, () => rows.size)];
  }
}

/** Copies the sections on the path to a sidebar. Their siblings keep only what switchers show. */
function narrowTree<Parent extends RootNode | SectionNode>(node: Parent, path: readonly number[]): Parent {
  const [childIndex, ...remainingPath] = path;
  const children = node.children.map((child, index) => {
    if (child.kind !== 'section') return child;
    return index === childIndex ? narrowTree(child, remainingPath) : keepItems(child);
  });
  return { ...node, children: removeContents(children) };
}

function keepItems(section: SectionNode): SectionNode {
  const items = section.children.map((child) => (child.kind === 'section' ? { ...child, children: [] } : child));
  return { ...section, children: removeContents(items) };
}

/**
 * Empties groups but keeps them, because paths count all children. Returns an empty list if switchers show no child.
 */
function removeContents(children: readonly Node[]): readonly Node[] {
  if (!children.some(isSwitcherItem)) return [];
  return children.map((child) => (child.kind === 'group' ? { ...child, children: [] } : child));
}

function isSwitcherItem(node: Node): node is SectionNode | LinkNode {
  return node.kind === 'section' || (node.kind === 'link' && node.axis !== undefined);
}
