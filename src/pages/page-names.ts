import { type Inventory, pageFileAt } from '../values/inventory.ts';
import type { PageTarget } from '../values/links.ts';
import { fileAmongFolders, mayShareAddress } from './settled-sections.ts';

/** What was found out about texts and addresses: it holds as long as the page files are the same. */
export interface KnownNames {
  /** The pages that texts name as they should. */
  readonly exact: Map<string, PageTarget>;
  /** Those of them whose addresses other files may have. */
  readonly shared: Set<PageTarget>;
  /** Addresses: whether page files have to do with them. */
  readonly near: Map<string, boolean>;
}

export function noNames(): KnownNames {
  return { exact: new Map(), shared: new Set(), near: new Map() };
}

/**
 * Answers what follows from the names of page files alone. Elements that stand at another place than before say what they
 * said, so each text is looked up once.
 */
export class PageNames {
  readonly #inventory: Inventory;
  readonly #find: (text: string) => PageTarget | undefined;
  readonly #known: KnownNames | undefined;

  /**
   * @param find The page that an entry names as it should.
   * @param known Answers of earlier runs. Takes those of this one. Undefined: none are kept.
   */
  constructor(inventory: Inventory, find: (text: string) => PageTarget | undefined, known: KnownNames | undefined) {
    this.#inventory = inventory;
    this.#find = find;
    this.#known = known;
  }

  /** The page that an entry names as it should; undefined where something may have to be said about it. */
  exactly(text: string): PageTarget | undefined {
    const known = this.#known?.exact.get(text);
    if (known !== undefined) return known;
    const page = this.#find(text);
    if (this.#known === undefined || page === undefined) return page;
    this.#known.exact.set(text, page);
    if (mayShareAddress(page, this.#inventory.pages)) this.#known.shared.add(page);
    return page;
  }

  /** True where another file may have the address of a page that `exactly` gave. */
  isShared(page: PageTarget): boolean {
    return this.#known?.shared.has(page) ?? mayShareAddress(page, this.#inventory.pages);
  }

  /** False for an address that no page file, nor a folder that is named like one, has anything to do with. */
  isNear(route: string): boolean {
    const known = this.#known?.near.get(route);
    if (known !== undefined) return known;
    const isNear = fileAmongFolders.test(route) || pageFileAt(route, this.#inventory) !== undefined;
    this.#known?.near.set(route, isNear);
    return isNear;
  }
}
