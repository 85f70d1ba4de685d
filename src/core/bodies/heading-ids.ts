import GithubSlugger from 'github-slugger';
import type { HeadingText } from './heading.ts';

/** Gives the headings of one page their ids, as the host of `docs.json` sites does: in text order, each id once. */
export class HeadingIds {
  readonly #slugger = new GithubSlugger();

  /** The id of the next heading. One that names its own id is not numbered. */
  next({ text, id }: HeadingText): string {
    return id ?? this.#slugger.slug(text);
  }

  /** Remembers what was given so far; the function that it returns forgets what is given from here on. */
  mark(): () => void {
    const given = Object.entries(this.#slugger.occurrences);
    return () => {
      this.#slugger.reset();
      for (const [id, count] of given) this.#slugger.occurrences[id] = count;
    };
  }
}
