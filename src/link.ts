import { type LinkWorld, resolveHref } from './content/hrefs.ts';
import { PageResolver } from './content/page-resolver.ts';
import { normalizePath, routeOf } from './content/paths.ts';
import { redirectLookup } from './content/redirects.ts';
import { diagnose } from './diagnostics/catalogue/index.ts';
import type { Host } from './host/host.ts';
import type { Inheritance } from './inherit.ts';
import { parseReference } from './openapi/reference.ts';
import { nearestWords } from './schema/nearest.ts';
import type { Inventory } from './values/inventory.ts';
import type { Links, PageTarget, Target } from './values/links.ts';
import { type Element, type Entry, elementsOf, type Navigation, type SpecSetting } from './values/navigation.ts';
import type { Finding, Outcome } from './values/outcome.ts';
import type { Place } from './values/place.ts';

/** What the phases before this one found out. */
export interface LinkInput {
  readonly navigation: Navigation;
  readonly inheritance: Inheritance;
  readonly inventory: Inventory;
  readonly host: Pick<Host, 'exists'>;
  readonly base: string;
}

/** Folder of generated pages where nothing else is said. */
const defaultDirectory = 'api-reference';

/** Finds out where every entry, group root and `href` of the navigation leads. */
export function link(input: LinkInput): Outcome<Links> {
  return new Linker(input).link();
}

class Linker {
  readonly #input: LinkInput;
  readonly #findings: Finding[] = [];
  readonly #entries = new Map<Entry, Target>();
  readonly #roots = new Map<Element, PageTarget>();
  readonly #placed = new Map<string, { readonly target: PageTarget; readonly place: Place }>();
  readonly #pages: PageResolver;

  constructor(input: LinkInput) {
    this.#input = input;
    const redirect = redirectLookup(input.navigation.redirects);
    this.#pages = new PageResolver(input.inventory, input.host, redirect, this.#findings);
  }

  link(): Outcome<Links> {
    const { root } = this.#input.navigation;
    this.#element(root, new Map());
    const hrefs = this.#hrefs(root);
    return { value: { entries: this.#entries, roots: this.#roots, hrefs }, findings: this.#findings };
  }

  /** @param branch What is placed so far in the section that this element belongs to: path to first place. */
  #element(element: Element, branch: Map<string, Place>): void {
    const own = element.kind === 'group' ? branch : new Map<string, Place>();
    const root = element.kind === 'group' && element.root !== undefined ? this.#pages.resolve(element.root) : undefined;
    if (root !== undefined && element.root !== undefined) {
      this.#roots.set(element, root);
      this.#place(root, element.root.place, own);
    }
    for (const { items } of element.lists) {
      for (const item of items) {
        if (item.kind !== 'entry') this.#element(item, own);
        else this.#entry(item, this.#input.inheritance.get(element) ?? [], own, root);
      }
    }
  }

  #entry(entry: Entry, specs: readonly SpecSetting[], branch: Map<string, Place>, root: PageTarget | undefined): void {
    const target = this.#target(entry, specs);
    this.#entries.set(entry, target);
    // A group's root may stand among its own pages once more.
    if (target.kind === 'page' && target.path !== root?.path) this.#place(target, entry.place, branch);
  }

  #target(entry: Entry, specs: readonly SpecSetting[]): Target {
    const { text, place } = entry;
    const named = this.#input.inventory.pages.has(normalizePath(text) ?? '');
    const parsed = named ? undefined : parseReference(text);
    if (parsed === undefined) return this.#pages.resolve(entry);
    if (parsed.kind === 'endpoint') {
      if (specs.length === 0 && parsed.reference.spec === undefined) {
        this.#findings.push(diagnose('endpoint-no-spec', place, { entry: text }));
      }
      return { kind: 'endpoint', reference: parsed.reference, specs };
    }
    if (parsed.kind === 'method') {
      this.#findings.push(
        diagnose('endpoint-method', place, { entry: text, word: parsed.word, nearest: parsed.nearest }),
      );
    } else this.#findings.push(diagnose('endpoint-syntax', place, { entry: text }));
    return { kind: 'page', path: text.trim(), route: routeOf(text.trim()), page: undefined, provided: false };
  }

  /** Notes a page in its branch and at its address; says where either was taken. */
  #place(target: PageTarget, place: Place, branch: Map<string, Place>): void {
    if (target.page === undefined && !target.provided) return;
    const before = branch.get(target.path);
    if (before === undefined) branch.set(target.path, place);
    else this.#findings.push(diagnose('page-duplicate', place, { path: target.path }, before));

    const holder = this.#placed.get(target.route);
    if (holder === undefined) this.#placed.set(target.route, { target, place });
    else if (holder.target.path !== target.path && before === undefined) {
      const args = { route: target.route, file: nameOf(target), other: nameOf(holder.target) };
      this.#findings.push(diagnose('route-conflict', place, args, holder.place));
    }
  }

  #hrefs(root: Element): Map<Element, string> {
    const world: LinkWorld = {
      inventory: this.#input.inventory,
      redirect: redirectLookup(this.#input.navigation.redirects),
      base: this.#input.base,
      routes: new Set(this.#placed.keys()),
      generated: this.#generatedFolders(root),
    };
    const routes = new Map<Element, string>();
    for (const element of elementsOf(root)) {
      if (element.href === undefined) continue;
      const target = resolveHref(element.href.text, world);
      if (target.to === 'page') routes.set(element, target.route);
      if (target.to !== 'nothing') continue;
      const nearest = nearestWords(target.path, world.inventory.pages.keys(), 2).map((path) => routeOf(path));
      this.#findings.push(diagnose('href-missing', element.href.place, { href: element.href.text, nearest }));
    }
    return routes;
  }

  /** Folders in which specifications may have pages made. */
  #generatedFolders(root: Element): string[] {
    const { navigation } = this.#input;
    const settings = [...elementsOf(root)].flatMap(({ openapi = [], asyncapi = [] }) => [...openapi, ...asyncapi]);
    const all = [...(navigation.openapi ?? []), ...settings];
    return [...new Set(all.map(({ directory }) => normalizePath(directory ?? defaultDirectory) ?? defaultDirectory))];
  }
}

function nameOf({ page, path }: PageTarget): string {
  return page?.file ?? path;
}
