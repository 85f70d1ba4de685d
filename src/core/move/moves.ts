import { createDocsLookup } from '../links/docs-lookup.ts';
import type { LinkLookup } from '../links/lookup.ts';
import { type Inventory, pageFileAt } from '../values/inventory.ts';
import { routeOf, urlPathOfFile, withoutExtension } from '../values/paths.ts';
import type { SiteFacts } from '../values/site-facts.ts';

/** A renamed file or folder. Both paths are relative to the docs root. */
export interface FileMove {
  readonly from: string;
  readonly to: string;
}

export class Moves {
  readonly facts: SiteFacts;
  readonly lookup: LinkLookup;
  readonly #moves: readonly FileMove[];
  readonly #inventory: Inventory;

  constructor(moves: readonly FileMove[], facts: SiteFacts) {
    // Longest path first, because the move of a file takes precedence over the move of its folder.
    this.#moves = [...moves].sort((a, b) => b.from.length - a.from.length);
    this.facts = facts;
    this.lookup = createDocsLookup(facts);
    this.#inventory = facts.inventory;
  }

  newPath(path: string): string {
    const move = this.#moves.find(({ from }) => path === from || path.startsWith(`${from}/`));
    return move === undefined ? path : `${move.to}${path.slice(move.from.length)}`;
  }

  isMoved(file: string): boolean {
    return this.newPath(file) !== file;
  }

  /** New page path without extension; `undefined` if the file will not be a page. */
  newPagePath(file: string): string | undefined {
    return withoutExtension(this.newUrlPath(file));
  }

  newUrlPath(file: string): string {
    return urlPathOfFile(this.newPath(file), this.#inventory.layout);
  }

  fileAtUrlPath(path: string): string {
    return this.#inventory.fileByUrlPath.get(path) ?? path;
  }

  fileOfRoute(route: string): string | undefined {
    return pageFileAt(route, this.#inventory)?.file;
  }

  basePrefixOf(path: string): string {
    const { base } = this.lookup;
    return base !== '' && path.startsWith(`${base}/`) ? base : '';
  }

  changedRoutes(): readonly { readonly from: string; readonly to: string }[] {
    return [...this.#inventory.pages.values()].flatMap(({ file, path }) => {
      const page = this.newPagePath(file);
      const [from, to] = [routeOf(path), page === undefined ? undefined : routeOf(page)];
      return to === undefined || from === to ? [] : [{ from, to }];
    });
  }
}
