import type { Page, Site } from '../site.ts';
import { maxPagesOfLine } from '../values/limits.ts';
import { countItems, getOrCreate } from '../values/lists.ts';

export interface Snapshot {
  readonly model: Site;
  readonly read: (file: string) => string | undefined;
}

export class PageLines {
  readonly #linesByPage = new Map<Page, ReadonlySet<string>>();
  #holders: ReadonlyMap<string, number> | undefined;
  readonly #after: Snapshot;

  constructor(after: Snapshot) {
    this.#after = after;
  }

  /** Lines longer than three characters, without front matter; empty for a page without a file. */
  of(page: Page, { read }: Snapshot): ReadonlySet<string> {
    return getOrCreate(this.#linesByPage, page, () => {
      const text = page.file === null ? undefined : read(page.file);
      const body = text?.replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, '') ?? '';
      return new Set(body.split('\n').flatMap((line) => (line.trim().length > 3 ? [line.trim()] : [])));
    });
  }

  /** 1 for a line on one current page, 1/n on n pages, 0 for boilerplate. */
  weight(line: string): number {
    this.#holders ??= countItems(
      Object.values(this.#after.model.pages).flatMap((page) => [...this.of(page, this.#after)]),
    );
    const holders = this.#holders.get(line) ?? 1;
    return holders > maxPagesOfLine ? 0 : 1 / holders;
  }
}
