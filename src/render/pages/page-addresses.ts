import { splitAddress } from '../../core/links.ts';
import type { SourceRange } from '../page-findings.ts';
import type { PageLookup } from '../types.ts';

/** The addresses that a page writes, each as it counts from the place where it is named. */
export class PageAddresses {
  /** Links that lead to nothing and that code puts together, and where they are shown. */
  readonly dead: { readonly target: string; readonly range: SourceRange }[] = [];
  readonly #lookup: PageLookup;
  /** The page's own file. */
  readonly #page: string;

  constructor(lookup: PageLookup, page: string) {
    this.#lookup = lookup;
    this.#page = page;
  }

  link(target: string, range: SourceRange): string {
    if (/^\s*(?:#|$)/.test(target)) return target;
    const { file, text } = range.source;
    // What a specification says is in no file of pages; what a page says itself is judged in its text.
    const isMade = file !== '' && !text.includes(splitAddress(target)[0]);
    if (isMade && this.#lookup.isDead?.(target, file, this.#page) === true) this.dead.push({ target, range });
    return this.#lookup.link(target, file, this.#page);
  }

  asset(target: string, { source: { file } }: SourceRange): string {
    return /^\s*(?:#|$|data:)/.test(target) ? target : this.#lookup.asset(target, file, this.#page);
  }

  isMonochrome(target: string, { source: { file } }: SourceRange): boolean {
    return this.#lookup.isMonochrome?.(target, file, this.#page) === true;
  }
}
