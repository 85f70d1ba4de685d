/** How many levels of lists a schema is unfolded into. */
const maxDepth = 6;

/**
 * How deep each list of members on one page is unfolded. A page that is too long is written again, each time with one
 * level less of the list that was longest; lists are told apart by their order, which does not depend on their depth.
 */
export class ListDepths {
  readonly #depths = new Map<number, number>();
  #lengths: number[] = [];

  /** The page is written from its beginning. */
  reset(): void {
    this.#lengths = [];
  }

  /** The number of the next list. */
  addList(): number {
    return this.#lengths.push(0) - 1;
  }

  /** How many levels a list may have. */
  maxDepthOf(list: number): number {
    return this.#depths.get(list) ?? maxDepth;
  }

  /** How many characters of a list were written. */
  lengthOf(list: number): number {
    return this.#lengths[list] ?? 0;
  }

  /** Notes what was written of a list. */
  addLength(list: number, characters: number): void {
    this.#lengths[list] = this.lengthOf(list) + characters;
  }

  /** Takes a level from the list that was longest; false if no list has any left. */
  reduceLongest(): boolean {
    let longest: number | undefined;
    for (const [list, length] of this.#lengths.entries()) {
      if (this.maxDepthOf(list) > 0 && length > (this.#lengths[longest ?? -1] ?? 0)) longest = list;
    }
    if (longest === undefined) return false;
    this.#depths.set(longest, this.maxDepthOf(longest) - 1);
    return true;
  }
}
