import type { HeadingText } from './heading.ts';
import { slug } from './slug.ts';

/** Gives the headings of one page their ids, as the host of `docs.json` sites does: in text order, each id once. */
export class HeadingIds {
  /** How often each id was numbered. */
  #numbers = new Map<string, number>();
  #texts: string[] = [];

  /** The id of the next heading. One that names its own id is not numbered. */
  next({ text, id }: HeadingText): string {
    if (id !== undefined) return id;
    this.#texts.push(text);
    return this.#numbered(slug(text));
  }

  /** Remembers what was given so far; the function that it returns forgets what is given from here on. */
  mark(): () => void {
    const count = this.#texts.length;
    return () => {
      const kept = this.#texts.slice(0, count);
      if (kept.length === this.#texts.length) return;
      this.#numbers = new Map();
      this.#texts = [];
      for (const text of kept) this.next({ text, id: undefined });
    };
  }

  #numbered(plain: string): string {
    let id = plain;
    while (this.#numbers.has(id)) {
      const number = (this.#numbers.get(plain) ?? 0) + 1;
      this.#numbers.set(plain, number);
      id = `${plain}-${number}`;
    }
    this.#numbers.set(id, 0);
    return id;
  }
}
