import { diagnose } from './findings/diagnose.ts';
import type { Host } from './host/host.ts';
import { toRedirectRule } from './links/docs-lookup.ts';
import { Redirects } from './links/redirects.ts';
import { resolveHrefs } from './pages/hrefs.ts';
import { PageResolver } from './pages/page-resolver.ts';
import { type Inventory, pageFileAt } from './values/inventory.ts';
import type { Links, OperationTarget, PageTarget, Target } from './values/links.ts';
import { countItems } from './values/lists.ts';
import type { Location } from './values/location.ts';
import {
  type ChildList,
  type Element,
  type Entry,
  referencedNames,
  type Visibility,
  visibilityBelow,
} from './values/navigation.ts';
import type { Finding, Outcome } from './values/outcome.ts';
import { ancestorFolders, normalizePath, routeOf } from './values/paths.ts';
import type { Expansion } from './values/site-facts.ts';
import type { Operation } from './values/specification.ts';

export interface LinkInput {
  readonly expansion: Expansion;
  readonly inventory: Inventory;
  readonly host: Pick<Host, 'exists' | 'read'>;
  readonly base: string;
  readonly reportUnlisted: boolean;
}

export function link(input: LinkInput): Promise<Outcome<Links>> {
  return new Linker(input).link();
}

class Linker {
  readonly #input: LinkInput;
  readonly #findings: Finding[] = [];
  readonly #targets = new Map<Entry, Target>();
  readonly #roots = new Map<Element, PageTarget>();
  readonly #claims = new Map<string, RouteClaim>();
  readonly #missingPaths = new Set<string>();
  readonly #pages: PageResolver;

  constructor(input: LinkInput) {
    this.#input = input;
    const { root, redirects } = input.expansion.navigation;
    const redirectTargets = new Redirects(redirects.map(toRedirectRule));
    const entryPaths = () => new Set(referencedNames(root).map((text) => normalizePath(text) ?? text));
    this.#pages = new PageResolver(input.inventory, input.host, redirectTargets, entryPaths);
  }

  async link(): Promise<Outcome<Links>> {
    const { expansion, inventory, base } = this.#input;
    this.#linkElement(expansion.navigation.root, new Map());
    this.#reportFileFolderConflicts();
    const routes = new Set(this.#claims.keys());
    const lookupInput = { expansion, inventory, base, links: { routes, missingPaths: this.#missingPaths } };
    const { routes: hrefs, brokenHrefs: brokenLinks, findings } = await resolveHrefs(lookupInput, this.#input.host);
    this.#findings.push(...findings);
    const resolved = { targets: this.#targets, roots: this.#roots };
    this.#findings.push(...findHiddenElsewhere(expansion.navigation.root, resolved, inventory));
    const unlistedFiles = this.#findUnlistedFiles(hrefs);
    if (this.#input.reportUnlisted) {
      const allFiles = [...inventory.pages.values()].map(({ file }) => file);
      for (const { path: file, count } of groupUnlisted(unlistedFiles, allFiles))
        this.#findings.push(diagnose('page-unlisted', { file }, { file, count }));
      const agentFiles = findAgentFiles(inventory);
      const [file] = agentFiles;
      if (file !== undefined)
        this.#findings.push(diagnose('page-unlisted', { file }, { file, count: undefined, agentFiles }));
    }
    return {
      value: {
        targets: this.#targets,
        roots: this.#roots,
        hrefs,
        missingEntries: this.#pages.missing,
        brokenLinks,
        routes,
        missingPaths: this.#missingPaths,
        unlistedFiles: this.#input.reportUnlisted ? [] : unlistedFiles,
      },
      findings: [...this.#pages.findings, ...this.#findings],
    };
  }

  /** @param sectionPages Pages listed so far in the section of this element, with their first location. */
  #linkElement(element: Element, sectionPages: SectionPages): void {
    const childPages: SectionPages = element.kind === 'group' ? sectionPages : new Map();
    const groupRoot =
      element.kind === 'group' && element.root !== undefined ? this.#pages.resolve(element.root) : undefined;
    if (groupRoot !== undefined && element.root !== undefined) {
      this.#roots.set(element, groupRoot);
      this.#placePage(groupRoot, element.root.location, childPages);
    }
    for (const { items } of element.lists) {
      for (const item of items) {
        if (item.kind !== 'entry') this.#linkElement(item, childPages);
        else this.#linkEntry(item, childPages, groupRoot);
      }
    }
  }

  #linkEntry(entry: Entry, sectionPages: SectionPages, groupRoot: PageTarget | undefined): void {
    const target = this.#resolveEntry(entry);
    this.#targets.set(entry, target);
    if (target.kind === 'operation') this.#placeOperation(target, entry, sectionPages);
    // A group's root may be listed again among the group's pages.
    else if (target.kind === 'page' && target.path !== groupRoot?.path)
      this.#placePage(target, entry.location, sectionPages);
  }

  #resolveEntry(entry: Entry): Target {
    const endpoint = this.#input.expansion.endpoints.get(entry);
    if (endpoint === undefined) return this.#pages.resolve(entry);
    if (endpoint.kind === 'endpoint') return endpoint;
    return { ...endpoint, page: pageFileAt(endpoint.route, this.#input.inventory)?.path };
  }

  #placePage(target: PageTarget, location: Location, sectionPages: SectionPages): void {
    if (target.file === undefined && !target.provided) {
      this.#missingPaths.add(target.path);
      return;
    }
    const firstLocation = this.#claimRoute(
      { route: target.route, identity: target.path, name: targetName(target), location },
      sectionPages,
    );
    if (firstLocation !== undefined)
      this.#findings.push(diagnose('page-duplicate', location, { path: target.path }, firstLocation));
  }

  #placeOperation({ operation, route }: OperationTarget, { text, location }: Entry, sectionPages: SectionPages): void {
    const name = `the page of ${operation.method} ${operation.path}`;
    const firstLocation = this.#claimRoute({ route, identity: operation, name, location }, sectionPages);
    if (firstLocation !== undefined)
      this.#findings.push(diagnose('endpoint-duplicate', location, { entry: text }, firstLocation));
  }

  /**
   * Records a page in its branch and at its route, and reports a route that two pages claim. Returns the first location
   * of a page that the branch already lists.
   */
  #claimRoute(claim: RouteClaim, sectionPages: SectionPages): Location | undefined {
    const { route, identity, name, location } = claim;
    const firstLocation = sectionPages.get(identity);
    if (firstLocation !== undefined) return firstLocation;
    sectionPages.set(identity, location);
    const firstClaim = this.#claims.get(route);
    if (firstClaim === undefined) {
      this.#claims.set(route, claim);
    } else if (firstClaim.identity !== identity) {
      this.#findings.push(
        diagnose('route-conflict', location, { route, file: name, other: firstClaim.name }, firstClaim.location),
      );
    }
    return undefined;
  }

  /**
   * Reports routes such as `/a.html/b` if the page `/a` exists: builds write that page to `a.mdx` or `a.html`, so no
   * folder can have that name.
   */
  #reportFileFolderConflicts(): void {
    for (const { route, name, location } of this.#claims.values()) {
      if (!route.includes('.')) continue;
      for (const { index, 0: extension } of route.matchAll(fileExtensionOfFolder)) {
        const firstClaim = this.#claims.get(route.slice(0, index));
        if (firstClaim === undefined) continue;
        const args = { route, file: name, other: firstClaim.name, folder: route.slice(1, index + extension.length) };
        this.#findings.push(diagnose('route-conflict', location, args, firstClaim.location));
      }
    }
  }

  #findUnlistedFiles(hrefs: ReadonlyMap<Element, string>): string[] {
    const reachedRoutes = new Set(hrefs.values());
    for (const target of [...this.#roots.values(), ...this.#targets.values()]) {
      if (target.kind !== 'endpoint') reachedRoutes.add(target.route);
    }
    // A page with `hidden: true` needs no entry.
    return [...this.#input.inventory.pages.values()].flatMap(({ file, path, frontMatter }) =>
      frontMatter.hidden === true || reachedRoutes.has(routeOf(path)) ? [] : [file],
    );
  }
}

const fileExtensionOfFolder = /\.(?:mdx?|html)(?=\/)/gi;

type SectionPages = Map<RouteClaim['identity'], Location>;

interface RouteClaim {
  readonly route: string;
  /** Page path or operation: equal for two entries of the same page. */
  readonly identity: string | Operation;
  readonly name: string;
  readonly location: Location;
}

function targetName({ file, path }: PageTarget): string {
  return file ?? path;
}

/**
 * Finds instructions for coding agents (`AGENTS.md`, `CLAUDE.md`) that a built-in rule ignores. Mintlify publishes
 * them, unlike `README.md` and the other files of the built-in rules
 * (https://mintlify.com/docs/organize/mintignore).
 */
function findAgentFiles({ ignored }: Inventory): string[] {
  return [...ignored.values()].flatMap(({ file, rule: { from, pattern } }) =>
    from === 'built-in' && /^(?:agents|claude)\.md$/.test(pattern) ? [file] : [],
  );
}

/** A page file that is missing from the navigation, or a folder without any page in the navigation. */
export interface UnlistedPages {
  readonly path: string;
  readonly count: number | undefined;
}

/**
 * Groups unlisted files by folder. A folder replaces its files if none of its pages is in the navigation.
 *
 * @param files Page files that are not in the navigation.
 */
function groupUnlisted(files: readonly string[], allFiles: readonly string[]): readonly UnlistedPages[] {
  const unlistedCounts = countItems(files.flatMap(ancestorFolders));
  const totalCounts = countItems(allFiles.flatMap(ancestorFolders));
  const groups = new Map<string, UnlistedPages>();
  for (const file of files) {
    const folder = ancestorFolders(file).find(
      (item) => totalCounts.get(item) === unlistedCounts.get(item) && totalCounts.get(item) !== 1,
    );
    if (folder === undefined) groups.set(file, { path: file, count: undefined });
    else groups.set(folder, { path: folder, count: totalCounts.get(folder) });
  }
  return [...groups.values()];
}

interface EntryLocations {
  readonly visible: Location[];
  readonly hidden: Location[];
}

/**
 * Reports visible entries of pages that are also listed below a hidden element: hosts keep such a page out of search.
 * Skips pages with `hidden` in their front matter, which overrides the elements.
 */
function findHiddenElsewhere(
  root: Element,
  { targets, roots }: Pick<Links, 'targets' | 'roots'>,
  { pages }: Inventory,
): Finding[] {
  const entriesByRoute = new Map<string, EntryLocations>();
  const addEntry = (route: string, location: Location, isHidden: boolean): void => {
    const entries = entriesByRoute.get(route) ?? { visible: [], hidden: [] };
    entries[isHidden ? 'hidden' : 'visible'].push(location);
    entriesByRoute.set(route, entries);
  };
  const visit = (element: Element, parentVisibility: Visibility): void => {
    const visibility = visibilityBelow(parentVisibility, element);
    const isHidden = visibility === 'hidden';
    const rootTarget = roots.get(element);
    if (rootTarget !== undefined && element.root !== undefined)
      addEntry(rootTarget.route, element.root.location, isHidden);
    for (const item of listsWithoutConflicts(element).flatMap(({ items }) => items)) {
      if (item.kind !== 'entry') {
        visit(item, visibility);
        continue;
      }
      const target = targets.get(item);
      const path = target?.kind === 'operation' ? target.page : target?.kind === 'page' ? target.path : undefined;
      const hiddenSetting = path === undefined ? undefined : pages.get(path)?.frontMatter.hidden;
      if (target === undefined || target.kind === 'endpoint' || hiddenSetting !== undefined) continue;
      if (target.kind === 'page' || !target.hidden) addEntry(target.route, item.location, isHidden);
    }
  };
  visit(root, 'visible');
  return [...entriesByRoute].flatMap(([route, { visible, hidden }]) =>
    hidden.length === 0
      ? []
      : visible.map((location) => diagnose('page-hidden-elsewhere', location, { route }, hidden[0])),
  );
}

/** Lists without those that `pattern-conflict` reports: hosts drop all but one kind of children. */
function listsWithoutConflicts({ lists, value }: Element): readonly ChildList[] {
  const [, ...conflictingLists] = lists.filter(({ key, items }) => Object.hasOwn(value, key) && items.length > 0);
  return lists.filter((list) => !conflictingLists.includes(list));
}
