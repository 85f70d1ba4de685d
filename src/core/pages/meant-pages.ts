import type { LinkLookup } from '../links/lookup.ts';
import { retarget } from '../links/retarget.ts';
import { routeOf } from '../values/paths.ts';
import { pathOfAddress } from './moved-pages.ts';
import { RouteSuggester } from './suggest-routes.ts';

/** An address that leads to no page. */
export interface DeadAddress {
  /** As it is written. */
  readonly text: string;
  /** What it looks for, from the root of the docs. */
  readonly path: string;
}

/** What may be meant by an address that leads nowhere. */
export interface Meant {
  /** Routes, best first. */
  readonly nearest: readonly string[];
  /** The address as it leads to each of them, if it can be written. */
  readonly targets: readonly string[];
  /** True if the first of them must be meant. */
  readonly isSure: boolean;
  /** True if they differ only in letter case. */
  readonly isCase: boolean;
  /** True if history says that the page was renamed. */
  readonly isMoved?: boolean;
}

/** Answers for addresses that lead to no page, wherever they stand. */
export class MeantPages {
  readonly #lookup: Pick<LinkLookup, 'allRoutes' | 'base'>;
  readonly #moved: ReadonlyMap<string, string>;
  #suggester: RouteSuggester | undefined;

  /** @param moved Where history says that pages have gone: see `movedPages`. */
  constructor(lookup: Pick<LinkLookup, 'allRoutes' | 'base'>, moved: ReadonlyMap<string, string>) {
    this.#lookup = lookup;
    this.#moved = moved;
  }

  /** @param from Routes of the pages that show the address; none if it is on no page. */
  of({ text, path }: DeadAddress, from: readonly string[] = []): Meant {
    const { allRoutes, base } = this.#lookup;
    this.#suggester ??= new RouteSuggester(allRoutes);
    const now = this.#moved.get(pathOfAddress(path));
    const { routes, ...known } = this.#suggester.suggest(path, from, now === undefined ? undefined : routeOf(now));
    // From each page that shows it, a relative address looks for another one: no single text is right for all of them.
    const isShared = from.length > 1 && !text.trim().startsWith('/');
    const targets = isShared ? [] : routes.flatMap((route) => retarget(text, path, route, base) ?? []);
    return { ...known, nearest: routes, targets, isSure: known.isSure && targets.length === 1 };
  }
}
