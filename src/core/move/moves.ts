import { lookupOfDocs } from '../links/docs-lookup.ts';
import type { LinkLookup } from '../links/lookup.ts';
import type { ModelInput } from '../model/input.ts';
import { type Inventory, pageFileAt } from '../values/inventory.ts';
import { addressedPath } from '../values/layout.ts';
import { routeOf, withoutExtension } from '../values/paths.ts';

/** A file or folder that gets another name. Both are relative to the docs root. */
export interface FileMove {
  readonly from: string;
  readonly to: string;
}

/** A site, and where its files go. */
export class Moves {
  readonly parts: ModelInput;
  /** Where addresses lead before anything has moved. */
  readonly lookup: LinkLookup;
  readonly #moves: readonly FileMove[];
  readonly #inventory: Inventory;

  constructor(moves: readonly FileMove[], parts: ModelInput) {
    // The longest first: a file may go elsewhere than its folder.
    this.#moves = [...moves].sort((a, b) => b.from.length - a.from.length);
    this.parts = parts;
    this.lookup = lookupOfDocs(parts);
    this.#inventory = parts.inventory;
  }

  /** The path that a file or folder has afterwards: the same one for what stays. */
  path(path: string): string {
    const move = this.#moves.find(({ from }) => path === from || path.startsWith(`${from}/`));
    return move === undefined ? path : `${move.to}${path.slice(move.from.length)}`;
  }

  /** True for a file that gets another path. */
  isMoved(file: string): boolean {
    return this.path(file) !== file;
  }

  /** The path of a page afterwards, without its extension; undefined for a file that is no page then. */
  page(file: string): string | undefined {
    return withoutExtension(this.address(file));
  }

  /** The path that a file is addressed by afterwards: folders that are not in addresses left out. */
  address(file: string): string {
    return addressedPath(this.path(file), this.#inventory.layout);
  }

  /** The file at an address now; the path itself if there is none, which a folder may have. */
  fileOf(path: string): string {
    return this.#inventory.addressed.get(path) ?? path;
  }

  /** The page file at a route now. */
  fileAt(route: string): string | undefined {
    return pageFileAt(route, this.#inventory)?.file;
  }

  /** The base path, if an address has it. */
  prefixOf(address: string): string {
    const { base } = this.lookup;
    return base !== '' && address.startsWith(`${base}/`) ? base : '';
  }

  /** The pages whose addresses change, with both. */
  routes(): readonly { readonly from: string; readonly to: string }[] {
    return [...this.#inventory.pages.values()].flatMap(({ file, path }) => {
      const page = this.page(file);
      const [from, to] = [routeOf(path), page === undefined ? undefined : routeOf(page)];
      return to === undefined || from === to ? [] : [{ from, to }];
    });
  }
}
