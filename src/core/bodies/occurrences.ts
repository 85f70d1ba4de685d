import type { OffsetRange } from './tree.ts';

/** Where a character is in a text, for stretches that are asked for in order. */
export class Occurrences {
  readonly #text: string;
  readonly #sign: string;
  #from = 0;
  #next = -1;

  constructor(text: string, sign: string) {
    this.#text = text;
    this.#sign = sign;
  }

  isIn({ start, end }: OffsetRange): boolean {
    if (start < this.#from || this.#next < start) {
      const next = this.#text.indexOf(this.#sign, start);
      this.#from = start;
      this.#next = next === -1 ? Number.POSITIVE_INFINITY : next;
    }
    return this.#next < end;
  }
}
