import type { Inventory } from '../values/inventory.ts';
import type { PageTarget, SettledSection } from '../values/links.ts';
import type { Element } from '../values/navigation.ts';

/** A folder that is named like a file: builds cannot write both. */
export const fileAmongFolders = /\.(?:mdx?|html)(?=\/)/i;

/** What is asked to find out whether a section is settled. */
export interface SettledBy {
  /** Another file may have the address of a page: see `mayShareAddress`. */
  readonly isShared: (page: PageTarget) => boolean;
  /** What the entries of an element name; undefined where one of them names no page as it should. */
  readonly pagesOf: (element: Element) => readonly PageTarget[] | undefined;
  /** The page that a group's root names as it should. */
  readonly exactly: (text: string) => PageTarget | undefined;
}

/** A section with nothing to be said about it; undefined for all others. */
export function settle(section: Element, { isShared, pagesOf, exactly }: SettledBy): SettledSection | undefined {
  const targets = new Map<Element, readonly PageTarget[]>();
  const roots = new Map<Element, PageTarget>();
  const routes: string[] = [];
  const paths = new Set<string>();
  return visit(section) ? { targets, roots, routes, paths } : undefined;

  function visit(element: Element): boolean {
    if (element.href !== undefined || element.global.length > 0) return false;
    if (element !== section && element.kind !== 'group') return false;
    const own = pagesOf(element);
    if (own === undefined) return false;
    const root = element.kind !== 'group' || element.root === undefined ? undefined : exactly(element.root.text);
    if (root !== undefined) {
      roots.set(element, root);
      if (!place(root)) return false;
    } else if (element.kind === 'group' && element.root !== undefined) return false;
    targets.set(element, own);
    let next = 0;
    for (const { items } of element.lists) {
      for (const item of items) {
        if (item.kind !== 'entry') {
          if (!visit(item)) return false;
          continue;
        }
        const target = own[next++] as PageTarget;
        // A group's root may stand among its own pages once more.
        if (target.path !== root?.path && !place(target)) return false;
      }
    }
    return true;
  }

  function place(page: PageTarget): boolean {
    const { path, route } = page;
    if (paths.has(path) || isShared(page)) return false;
    paths.add(path);
    routes.push(route);
    return true;
  }
}

/** True where another file may have the address of a page, or a folder in it is named like a file. */
export function mayShareAddress({ path, route }: PageTarget, pages: Inventory['pages']): boolean {
  const other = path.endsWith('/index') ? path.slice(0, -'/index'.length) : `${path}/index`;
  return fileAmongFolders.test(route) || pages.has(other);
}
