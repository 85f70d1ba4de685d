import { diagnose } from './diagnostics/catalogue/index.ts';
import type { Host } from './host/host.ts';
import { endsOf } from './links/docs-world.ts';
import { Redirects } from './links/redirects.ts';
import { explainDead, resolveHrefs } from './pages/hrefs.ts';
import { movedPages, pathOfAddress } from './pages/moved-pages.ts';
import { type KnownNames, PageNames } from './pages/page-names.ts';
import { PageResolver } from './pages/page-resolver.ts';
import { fileAmongFolders, settle } from './pages/settled-sections.ts';
import type { Expansion } from './values/endpoints.ts';
import { type Inventory, pageFileAt } from './values/inventory.ts';
import type { Links, OperationTarget, PageTarget, SettledSection, Target } from './values/links.ts';
import { type Element, type Entry, elementsOf } from './values/navigation.ts';
import type { Finding, Outcome } from './values/outcome.ts';
import { normalizePath, routeOf } from './values/paths.ts';
import type { Place } from './values/place.ts';
import type { Operation } from './values/specification.ts';

/** What the phases before this one found out. */
export interface LinkInput {
  readonly expansion: Expansion;
  readonly inventory: Inventory;
  readonly host: Pick<Host, 'exists' | 'movedTo'>;
  readonly base: string;
  /** Files whose paths differ in case only: see `caseTwins`. */
  readonly twins: ReadonlyMap<string, string>;
  /** What is known of elements of earlier runs with the same files. Takes those of this one. Absent: nothing is kept. */
  readonly known: KnownElements | undefined;
  /** Report page files that the navigation never reaches. */
  readonly reportUnlisted: boolean;
}

/** What stays so with the same files. */
export interface KnownElements {
  /** What the entries of an element name, where each names a page as it should. */
  readonly exact: WeakMap<Element, readonly PageTarget[]>;
  readonly settled: WeakMap<Element, SettledSection>;
  readonly names: KnownNames;
}

/** Finds out where every entry, group root and `href` of the navigation leads. */
export function link(input: LinkInput): Promise<Outcome<Links>> {
  const linker = new Linker(input, true);
  linker.place();
  if (!linker.isDisputed()) return linker.finish();
  const careful = new Linker(input, false);
  careful.place();
  return careful.finish();
}

class Linker {
  readonly #input: LinkInput;
  readonly #settles: boolean;
  readonly #findings: Finding[] = [];
  readonly #targets = new Map<Element, readonly Target[]>();
  readonly #roots = new Map<Element, PageTarget>();
  /** By address, settled sections apart. */
  readonly #placed = new Map<string, Placed>();
  readonly #settled = new Map<Element, SettledSection>();
  /** The addresses of all that is placed, in order: those of a settled section together. */
  readonly #routes: (readonly string[])[] = [];
  /** The last of them, as long as it grows. */
  #open: string[] | undefined;
  readonly #missing = new Set<string>();
  /** Two of what is placed claim one address. */
  #isContested = false;
  readonly #pages: PageResolver;
  readonly #names: PageNames;

  /** @param settles Whether settled sections are passed over: that is right where nothing else claims their addresses. */
  constructor(input: LinkInput, settles: boolean) {
    this.#input = input;
    this.#settles = settles;
    const { root } = input.expansion.navigation;
    const redirects = new Redirects(input.expansion.navigation.redirects.map(endsOf));
    this.#pages = new PageResolver(input.inventory, input.twins, input.host, redirects, () => namedPaths(root));
    this.#names = new PageNames(input.inventory, (text) => this.#pages.exactly(text), input.known?.names);
  }

  place(): void {
    this.#element(this.#input.expansion.navigation.root, new Map(), false);
  }

  /** True where something besides a settled section may claim one of its addresses. */
  isDisputed(): boolean {
    if (this.#settled.size === 0) return false;
    // A settled section may have had the address before both.
    if (this.#isContested) return true;
    const { pages } = this.#input.inventory;
    const sections = [...this.#settled.values()];
    const isSettled = (path: string): boolean => pages.has(path) && sections.some(({ paths }) => paths.has(path));
    for (const { route, identity } of this.#placed.values()) {
      if (typeof identity !== 'string' && !this.#names.isNear(route)) continue;
      const path = route === '/' ? 'index' : route.slice(1);
      if (path !== identity && isSettled(path)) return true;
      if (`${path}/index` !== identity && isSettled(`${path}/index`)) return true;
      if (fileAmongFolders.test(route)) return true;
    }
    return false;
  }

  async finish(): Promise<Outcome<Links>> {
    const { expansion, inventory, base } = this.#input;
    this.#filesAmongFolders();
    const lists = this.#routes;
    const routes = { [Symbol.iterator]: () => new Set(lists.flat()).values() };
    const docs = { expansion, inventory, base, links: { routes, missing: this.#missing } };
    const { routes: hrefs, dead, findings } = resolveHrefs(docs);
    this.#findings.push(...findings);
    if (this.#input.reportUnlisted) this.#unlisted(hrefs);
    // One look at history for all of them.
    const asked = [...this.#pages.missingPaths(), ...dead.map(({ path }) => pathOfAddress(path))];
    const moved = await movedPages(asked, this.#input.host, inventory.pages);
    await this.#pages.settle(moved);
    this.#findings.push(...(await explainDead(dead, moved)));
    return {
      value: {
        targets: this.#targets,
        roots: this.#roots,
        hrefs,
        routes,
        missing: this.#missing,
        settled: this.#settled,
      },
      findings: [...this.#pages.findings, ...this.#findings],
    };
  }

  /** @param branch What is placed so far in the section that this element belongs to: path to first place. */
  #element(element: Element, branch: Branch, isInGroup: boolean): void {
    const isGrouped = isInGroup || element.kind === 'group';
    const settled = isGrouped ? undefined : this.#settledSection(element);
    if (settled !== undefined) {
      this.#takeOver(element, settled);
      return;
    }
    const own: Branch = element.kind === 'group' ? branch : new Map();
    const root = element.kind === 'group' && element.root !== undefined ? this.#pages.resolve(element.root) : undefined;
    if (root !== undefined && element.root !== undefined) {
      this.#roots.set(element, root);
      this.#placePage(root, element.root.place, own);
    }
    const known = this.#pagesOf(element);
    const targets: Target[] = [];
    this.#targets.set(element, known ?? targets);
    let next = 0;
    for (const { items } of element.lists) {
      for (const item of items) {
        if (item.kind !== 'entry') this.#element(item, own, isGrouped);
        else {
          const target = known?.[next++] ?? this.#target(item);
          if (known === undefined) targets.push(target);
          this.#entry(item, target, own, root);
        }
      }
    }
  }

  #settledSection(element: Element): SettledSection | undefined {
    if (!this.#settles) return undefined;
    const { known } = this.#input;
    const before = known?.settled.get(element);
    if (before !== undefined) return before;
    const settled = settle(element, {
      isShared: (page) => this.#names.isShared(page),
      pagesOf: (below) => this.#pagesOf(below),
      exactly: (text) => this.#names.exactly(text),
    });
    if (settled !== undefined) known?.settled.set(element, settled);
    return settled;
  }

  #takeOver(section: Element, settled: SettledSection): void {
    this.#settled.set(section, settled);
    for (const [element, targets] of settled.targets) this.#targets.set(element, targets);
    for (const [element, root] of settled.roots) this.#roots.set(element, root);
    this.#routes.push(settled.routes);
    this.#open = undefined;
  }

  /** What the entries of an element name, where each names a page as it should: with the same files that stays so. */
  #pagesOf(element: Element): readonly PageTarget[] | undefined {
    const exact = this.#input.known?.exact;
    const known = exact?.get(element);
    if (known !== undefined) return known;
    const { endpoints } = this.#input.expansion;
    const targets: PageTarget[] = [];
    for (const { items } of element.lists) {
      for (const item of items) {
        if (item.kind !== 'entry') continue;
        const target = endpoints.has(item) ? undefined : this.#names.exactly(item.text);
        if (target === undefined) return undefined;
        targets.push(target);
      }
    }
    exact?.set(element, targets);
    return targets;
  }

  #entry(entry: Entry, target: Target, branch: Branch, root: PageTarget | undefined): void {
    if (target.kind === 'operation') this.#placeOperation(target, entry, branch);
    // A group's root may stand among its own pages once more.
    else if (target.kind === 'page' && target.path !== root?.path) this.#placePage(target, entry.place, branch);
  }

  #target(entry: Entry): Target {
    const endpoint = this.#input.expansion.endpoints.get(entry);
    if (endpoint === undefined) return this.#pages.resolve(entry);
    if (!endpoint.resolved) return { kind: 'endpoint', reference: endpoint.reference, specs: endpoint.specs };
    const { operation, route, hidden } = endpoint;
    const page = this.#names.isNear(route) ? pageFileAt(route, this.#input.inventory)?.path : undefined;
    return { kind: 'operation', operation, route, hidden, page };
  }

  #placePage(target: PageTarget, place: Place, branch: Branch): void {
    if (target.file === undefined && !target.provided) {
      this.#missing.add(target.path);
      return;
    }
    const before = this.#place({ route: target.route, identity: target.path, name: nameOf(target), place }, branch);
    if (before !== undefined) this.#findings.push(diagnose('page-duplicate', place, { path: target.path }, before));
  }

  #placeOperation({ operation, route }: OperationTarget, { text, place }: Entry, branch: Branch): void {
    const name = `the page of ${operation.method} ${operation.path}`;
    const before = this.#place({ route, identity: operation, name, place }, branch);
    if (before !== undefined) this.#findings.push(diagnose('endpoint-duplicate', place, { entry: text }, before));
  }

  /** Notes a page in its branch and at its address, and says where another one has the address. Returns where it stands already. */
  #place(placed: Placed, branch: Branch): Place | undefined {
    const { route, identity, name, place } = placed;
    const before = branch.get(identity);
    if (before !== undefined) return before;
    branch.set(identity, place);
    const holder = this.#placed.get(route);
    if (holder === undefined) {
      this.#placed.set(route, placed);
      this.#note(route);
    } else if (holder.identity !== identity) {
      this.#isContested = true;
      this.#findings.push(diagnose('route-conflict', place, { route, file: name, other: holder.name }, holder.place));
    }
    return undefined;
  }

  #note(route: string): void {
    if (this.#open === undefined) {
      this.#open = [];
      this.#routes.push(this.#open);
    }
    this.#open.push(route);
  }

  /** Builds write `/a` to `a.mdx` or `a.html`: nothing can stand in a folder of that name beside it. */
  #filesAmongFolders(): void {
    for (const { route, name, place } of this.#placed.values()) {
      if (!route.includes('.')) continue;
      for (const { index, 0: extension } of route.matchAll(new RegExp(fileAmongFolders, 'gi'))) {
        const holder = this.#placed.get(route.slice(0, index));
        if (holder === undefined) continue;
        const args = { route, file: name, other: holder.name, folder: route.slice(1, index + extension.length) };
        this.#findings.push(diagnose('route-conflict', place, args, holder.place));
      }
    }
  }

  #unlisted(hrefs: ReadonlyMap<Element, string>): void {
    const reached = new Set(hrefs.values());
    for (const target of [...this.#roots.values(), ...[...this.#targets.values()].flat()]) {
      if (target.kind !== 'endpoint') reached.add(target.route);
    }
    for (const { file, path, frontMatter } of this.#input.inventory.pages.values()) {
      // A page that is hidden on purpose is published without an entry.
      if (frontMatter.hidden !== true && !reached.has(routeOf(path)))
        this.#findings.push(diagnose('page-unlisted', { file }, { file }));
    }
  }
}

/** The paths that entries and roots name, normalized. */
function namedPaths(root: Element): ReadonlySet<string> {
  const written = [...elementsOf(root)].flatMap(({ root: own, lists }) => [
    ...(own === undefined ? [] : [own.text]),
    ...lists.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'entry' ? [item.text] : []))),
  ]);
  return new Set(written.map((text) => normalizePath(text) ?? text));
}

/** What is placed in a section so far, and where first. */
type Branch = Map<Placed['identity'], Place>;

/** What stands at an address. */
interface Placed {
  readonly route: string;
  /** Tells it from everything else: a page's path, or the operation. */
  readonly identity: string | Operation;
  /** What prose calls it. */
  readonly name: string;
  readonly place: Place;
}

function nameOf({ file, path }: PageTarget): string {
  return file ?? path;
}
