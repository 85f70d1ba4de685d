import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryHost } from '../../src/core/host/memory.ts';
import type { GroupNode, Node, RootNode, SectionNode, Site } from '../../src/core/site.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { casesOf } from '../support/cases.ts';

/**
 * For each list: the field that names its elements, and the lists that they may contain. Each list occurs once per
 * branch.
 */
const kinds = {
  languages: ['language', ['versions', 'products', 'tabs', 'dropdowns', 'anchors']],
  versions: ['version', ['languages', 'products', 'tabs', 'dropdowns', 'anchors']],
  products: ['product', ['languages', 'versions', 'tabs', 'dropdowns', 'anchors', 'menu']],
  tabs: ['tab', ['languages', 'versions', 'dropdowns', 'anchors', 'products', 'menu']],
  dropdowns: ['dropdown', ['languages', 'versions', 'tabs', 'anchors', 'products']],
  anchors: ['anchor', ['languages', 'versions', 'tabs', 'dropdowns', 'products']],
  menu: ['item', []],
} as const satisfies Record<string, readonly [string, readonly string[]]>;
type List = keyof typeof kinds;
const codes = ['en', 'fr', 'de', 'ja'];

/** A tree of choices from which a navigation is built. Choices are numbers, so that cases shrink well. */
interface Seed {
  readonly pick: number;
  readonly hidden: boolean;
  readonly below: readonly Seed[];
}

function seedOf(depth: number): fc.Arbitrary<Seed> {
  return fc.record({
    pick: fc.nat(99),
    hidden: fc.nat(9).map((number) => number === 0),
    below: depth === 0 ? fc.constant([]) : fc.array(seedOf(depth - 1), { maxLength: 4 }),
  });
}

/** Builds a valid navigation and records its pages. */
class Builder {
  readonly pages: string[] = [];
  /** True if a page may occur in several branches. */
  readonly #shares: boolean;

  constructor(shares: boolean) {
    this.#shares = shares;
  }

  navigation(top: Seed): object {
    return this.#content(top, ['languages', 'versions', 'products', 'tabs', 'dropdowns', 'anchors'], new Set(), []);
  }

  #content({ pick, below }: Seed, lists: readonly List[], above: ReadonlySet<List>, branch: string[]): object {
    const free = lists.filter((list) => !above.has(list));
    const list = free[pick % (free.length + 2)];
    if (list === undefined || below.length === 0) {
      return pick % 2 === 0 ? { pages: this.#entries(below, branch) } : { groups: this.#groups(below, branch) };
    }
    const [field, inner] = kinds[list];
    return {
      [list]: below.map((item, index) => ({
        [field]: list === 'languages' ? codes[index] : `${field} ${index}`,
        ...(item.hidden ? { hidden: true } : {}),
        ...(this.#content(item, inner, new Set([...above, list]), []) as object),
      })),
    };
  }

  #entries(below: readonly Seed[], branch: string[]): (string | object)[] {
    const inner = below.map((item, index): string | object =>
      item.below.length === 0 ? this.#page(item, branch) : this.#group(item, index, branch),
    );
    return inner.some((item) => typeof item === 'string')
      ? inner
      : [this.#page({ pick: 0, hidden: false, below }, branch), ...inner];
  }

  #groups(below: readonly Seed[], branch: string[]): object[] {
    const groups = below.map((item, index) => this.#group(item, index, branch));
    return groups.length > 0
      ? groups
      : [{ group: 'Only', pages: [this.#page({ pick: 0, hidden: false, below }, branch)] }];
  }

  #group(one: Seed, index: number, branch: string[]): object {
    const root = one.pick % 5 === 0 ? { root: this.#page({ ...one, pick: 0 }, branch) } : {};
    const own = this.#entries(one.below, branch);
    return {
      group: `Group ${index}`,
      ...root,
      ...(one.hidden ? { hidden: true } : {}),
      ...(one.pick % 3 === 0 ? { expanded: true } : {}),
      pages: 'root' in root && one.pick % 2 === 0 ? [...own, root.root] : own,
    };
  }

  #page({ pick }: Seed, branch: string[]): string {
    const others = this.pages.filter((page) => !branch.includes(page));
    const shared = this.#shares && pick % 4 === 1 ? others[pick % Math.max(others.length, 1)] : undefined;
    const page = shared ?? `${pick % 2 === 0 ? '' : 'guides/'}page-${this.pages.length}`;
    if (shared === undefined) this.pages.push(page);
    branch.push(page);
    return page;
  }
}

test('a valid navigation has no errors, and every page has its placements', async () => {
  await fc.assert(
    fc.asyncProperty(seedOf(5), fc.boolean(), async (top, shares) => {
      const builder = new Builder(shares);
      const navigation = builder.navigation(top);
      const files = Object.fromEntries(builder.pages.map((page) => [`${page}.mdx`, `---\ntitle: ${page}\n---\n`]));
      const site = await resolveSite(
        // Pages may be in visible and hidden parts.
        { root: '.', rules: { 'page-hidden-elsewhere': 'off' } },
        memoryHost({ ...files, 'docs.json': JSON.stringify({ navigation }) }),
      );
      expect(site.diagnostics).toEqual([]);
      const { model } = site;
      expect(Object.keys(model.pages).sort()).toEqual(builder.pages.map((page) => `/${page}`).sort());
      for (const page of Object.values(model.pages)) expect(page.placements).not.toEqual([]);
      expectNeighbors(model);
      expectFirstRoutes(model.tree);
    }),
    { numRuns: casesOf(300) },
  );
});

/** Expects that a page's next page has it as its previous page, in the same sidebar. */
function expectNeighbors({ pages }: Site): void {
  for (const page of Object.values(pages)) {
    for (const { sidebar, previous, next, hidden } of page.placements) {
      const isOf = (route: string, side: 'previous' | 'next') =>
        pages[route]?.placements.some((other) => other.sidebar === sidebar && other[side] === page.route);
      if (next !== null) expect(isOf(next, 'previous')).toBe(true);
      if (previous !== null) expect(isOf(previous, 'next')).toBe(true);
      if (hidden) expect([previous, next]).toEqual([null, null]);
    }
  }
}

/** Expects that the first route of a section or group is one of its pages. */
function expectFirstRoutes(node: RootNode | SectionNode | GroupNode): string[] {
  const below = node.children.flatMap((child: Node) => {
    if (child.kind === 'page') return [child.route];
    return child.kind === 'section' || child.kind === 'group' ? expectFirstRoutes(child) : [];
  });
  const own = node.kind === 'group' && node.root !== null ? [node.root, ...below] : below;
  expect(own).toContain(node.route);
  if (node.kind === 'group' && node.root !== null) expect(node.route).toBe(node.root);
  return own;
}
