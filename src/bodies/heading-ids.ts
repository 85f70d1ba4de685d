import GithubSlugger from 'github-slugger';
import type { HeadingText } from './heading.ts';

/** Gives the headings of one page their ids, as the host of `docs.json` sites does: in text order, each id once. */
export class HeadingIds {
  #slugger = new GithubSlugger();
  #texts: string[] = [];

  /** The id of the next heading. One that names its own id is not numbered. */
  next({ text, id }: HeadingText): string {
    if (id !== undefined) return id;
    this.#texts.push(text);
    return this.#slugger.slug(text);
  }

  /** Remembers what was given so far; the function that it returns forgets what is given from here on. */
  mark(): () => void {
    const count = this.#texts.length;
    return () => {
      const kept = this.#texts.slice(0, count);
      if (kept.length === this.#texts.length) return;
      this.#slugger = new GithubSlugger();
      this.#texts = [];
      for (const text of kept) this.next({ text, id: undefined });
    };
  }
}
