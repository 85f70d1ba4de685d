/** Maximum nesting depth of a list. */
const maxDepth = 6;

/**
 * Maximum nesting depth of each property list of a page. A page that is too long is built again, each time with one
 * level less in its longest list. Lists are identified by their order on the page, which doesn't depend on their depth.
 */
export class ListDepths {
  readonly #depths = new Map<number, number>();
  #lengths: number[] = [];

  /** Forgets the lists before another attempt to build the page. Keeps the depths. */
  reset(): void {
    this.#lengths = [];
  }

  /** @returns Index of the new list. */
  addList(): number {
    return this.#lengths.push(0) - 1;
  }

  maxDepthOf(list: number): number {
    return this.#depths.get(list) ?? maxDepth;
  }

  /** Characters written into a list so far. */
  lengthOf(list: number): number {
    return this.#lengths[list] ?? 0;
  }

  addLength(list: number, characters: number): void {
    this.#lengths[list] = this.lengthOf(list) + characters;
  }

  /** Removes one level from the longest list. Returns false if all lists are at depth 0. */
  reduceLongest(): boolean {
    let longestList: number | undefined;
    for (const [list, length] of this.#lengths.entries()) {
      if (this.maxDepthOf(list) > 0 && length > (this.#lengths[longestList ?? -1] ?? 0)) longestList = list;
    }
    if (longestList === undefined) return false;
    this.#depths.set(longestList, this.maxDepthOf(longestList) - 1);
    return true;
  }
}
