import { type Inventory, pageFileAt } from '../values/inventory.ts';
import { addressedPath } from '../values/layout.ts';
import { routeOf, withoutExtension } from '../values/paths.ts';

/** A file or folder that gets another name. Both are relative to the docs root. */
export interface FileMove {
  readonly from: string;
  readonly to: string;
}

/** Where the files of a site go. */
export class Moves {
  readonly #moves: readonly FileMove[];
  readonly #inventory: Pick<Inventory, 'pages' | 'layout' | 'addressed'>;

  constructor(moves: readonly FileMove[], inventory: Pick<Inventory, 'pages' | 'layout' | 'addressed'>) {
    // The longest first: a file may go elsewhere than its folder.
    this.#moves = [...moves].sort((a, b) => b.from.length - a.from.length);
    this.#inventory = inventory;
  }

  /** The path that a file or folder has afterwards: the same one for what stays. */
  path(path: string): string {
    const move = this.#moves.find(({ from }) => path === from || path.startsWith(`${from}/`));
    return move === undefined ? path : `${move.to}${path.slice(move.from.length)}`;
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

  /** The pages whose addresses change, with both. */
  routes(): readonly { readonly from: string; readonly to: string }[] {
    return [...this.#inventory.pages.values()].flatMap(({ file, path }) => {
      const page = this.page(file);
      const [from, to] = [routeOf(path), page === undefined ? undefined : routeOf(page)];
      return to === undefined || from === to ? [] : [{ from, to }];
    });
  }
}
