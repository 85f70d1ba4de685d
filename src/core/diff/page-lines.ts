import type { Page } from '../site.ts';
import { countOf, getOrMake } from '../values/lists.ts';
import type { Snapshot } from './snapshot.ts';

/** A line that more pages contain belongs to the form of a site: it says nothing about any of them. */
const mostHolders = 20;

/** What the lines of pages say about them. */
export class PageLines {
  readonly #known = new Map<Page, ReadonlySet<string>>();
  /** How many pages of today hold a line. */
  #holders: ReadonlyMap<string, number> | undefined;
  readonly #after: Snapshot;

  constructor(after: Snapshot) {
    this.#after = after;
  }

  /** The lines of a page that contain more than a sign or two, without its front matter; none if it has no file. */
  of(page: Page, { read }: Snapshot): ReadonlySet<string> {
    return getOrMake(this.#known, page, () => {
      const text = page.file === null ? undefined : read(page.file);
      const body = text?.replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, '') ?? '';
      return new Set(body.split('\n').flatMap((line) => (line.trim().length > 3 ? [line.trim()] : [])));
    });
  }

  /**
   * How much a line says about a page: 1 if no other page of today contains it, less with each that does, and nothing
   * if many do.
   */
  weight(line: string): number {
    this.#holders ??= countOf(
      Object.values(this.#after.model.pages).flatMap((page) => [...this.of(page, this.#after)]),
    );
    const holders = this.#holders.get(line) ?? 1;
    return holders > mostHolders ? 0 : 1 / holders;
  }
}
