import { splitUrl } from '../../core/links.ts';
import type { SourceRange } from '../page-findings.ts';
import type { PageLookup } from '../types.ts';

/** Resolves the URLs of a page, each relative to the file that contains it. */
export class PageUrls {
  /** Dead links whose URL is computed by code, with the location of the expression. */
  readonly deadLinks: { readonly target: string; readonly range: SourceRange }[] = [];
  readonly #lookup: PageLookup;
  readonly #page: string;

  constructor(lookup: PageLookup, page: string) {
    this.#lookup = lookup;
    this.#page = page;
  }

  link(target: string, range: SourceRange): string {
    if (/^\s*#./.test(target)) {
      const hash = target.trim().slice(1);
      return `#${this.#lookup.anchor?.(hash, this.#page) ?? hash}`;
    }
    if (/^\s*(?:#|$)/.test(target)) return target;
    const { file, text } = range.source;
    // Text of a specification has no file. The link check of the site covers URLs in the file's text.
    const isComputed = file !== '' && !text.includes(splitUrl(target)[0]);
    if (isComputed && this.#lookup.isDead?.(target, file, this.#page) === true) this.deadLinks.push({ target, range });
    return this.#lookup.link(target, file, this.#page);
  }

  asset(target: string, { source: { file } }: SourceRange): string {
    return /^\s*(?:#|$|data:)/.test(target) ? target : this.#lookup.asset(target, file, this.#page);
  }

  isMonochrome(target: string, { source: { file } }: SourceRange): boolean {
    return this.#lookup.isMonochrome?.(target, file, this.#page) === true;
  }
}
