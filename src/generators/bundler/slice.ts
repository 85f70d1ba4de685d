import type { Counterparts, LinkNode, Node, Page, Placement, RootNode, SectionNode, Site } from '../../core/site.ts';
import { addTo, getOrMake, type Some } from '../../core/values.ts';

/** Cuts a site into parts: see `slicer`. */
export type Slicer = (sidebar: number | undefined) => Site;

/**
 * Cuts a site into the parts that the pages of one context need. Each is a site by itself, which answers about these
 * pages as the whole does. It contains no other pages, no other sidebars, no redirects, and of its sections what switchers
 * show: groups and pages are in the sidebar.
 *
 * @returns Gives the part of a sidebar by its index, and for `undefined` that of the pages without a place.
 */
export function slicer(site: Site): Slicer {
  const pagesBySidebar = new Map<number | undefined, Some<Page>>();
  for (const page of Object.values(site.pages)) {
    const sidebars = new Set(page.placements.map(({ sidebar }) => sidebar));
    for (const sidebar of sidebars.size === 0 ? [undefined] : sidebars) addTo(pagesBySidebar, sidebar, page);
  }
  return (sidebar) => sliceOf(site, sidebar, pagesBySidebar.get(sidebar) ?? []);
}

function sliceOf(site: Site, sidebar: number | undefined, own: readonly Page[]): Site {
  const context = sidebar === undefined ? undefined : site.sidebars[sidebar];
  const tables = new Tables(site.counterparts);
  const pages: Record<string, Page> = {};
  for (const page of own) {
    const placements = page.placements.filter((placement) => placement.sidebar === sidebar);
    const narrowed = placements.map((placement) => tables.narrow({ ...placement, sidebar: 0 }));
    pages[page.route] = { ...page, placements: narrowed };
  }
  return {
    version: site.version,
    site: { ...site.site, redirects: [] },
    tree: narrow(site.tree, context?.path ?? []),
    sidebars: context === undefined ? [] : [context],
    counterparts: tables.used(),
    pages,
  };
}

/** The tables of counterparts with the rows alone that some placements name. */
class Tables {
  readonly #all: Site['counterparts'];
  /** By the index of the whole table: that of the new one, and the new rows by those of the whole. */
  readonly #used = new Map<number, { readonly index: number; readonly rows: Map<number, number> }>();

  constructor(all: Site['counterparts']) {
    this.#all = all;
  }

  narrow(placement: Placement): Placement {
    const { counterparts } = placement;
    if (counterparts === undefined) return placement;
    return { ...placement, counterparts: counterparts.map(([table, row]) => this.#take(table, row)) };
  }

  used(): Counterparts[] {
    return [...this.#used].flatMap(([table, { rows }]) => {
      const whole = this.#all[table];
      return whole === undefined ? [] : [{ ...whole, rows: [...rows.keys()].map((row) => whole.rows[row] ?? []) }];
    });
  }

  #take(table: number, row: number): readonly [number, number] {
    const { index, rows } = getOrMake(this.#used, table, () => ({ index: this.#used.size, rows: new Map() }));
    return [index, getOrMake(rows, row, () => rows.size)];
  }
}

/** A node of the way to a context, with the choices on that way. */
function narrow<Parent extends RootNode | SectionNode>(node: Parent, path: readonly number[]): Parent {
  const [step, ...further] = path;
  const children = node.children.map((child, index) => {
    if (child.kind !== 'section') return child;
    return index === step ? narrow(child, further) : shown(child);
  });
  return { ...node, children: choicesAmong(children) };
}

/** A section that can be chosen, with the items of its menu. */
function shown(section: SectionNode): SectionNode {
  const items = section.children.map((child) => (child.kind === 'section' ? { ...child, children: [] } : child));
  return { ...section, children: choicesAmong(items) };
}

/** Paths count all children: where one of them is a choice, the others stay, and are empty. */
function choicesAmong(children: readonly Node[]): readonly Node[] {
  if (!children.some(isChoice)) return [];
  return children.map((child) => (child.kind === 'group' ? { ...child, children: [] } : child));
}

function isChoice(node: Node): node is SectionNode | LinkNode {
  return node.kind === 'section' || (node.kind === 'link' && node.axis !== undefined);
}
