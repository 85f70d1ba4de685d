/** The ids of a page, each of which only one element has. */
export class TakenIds {
  readonly #times = new Map<string, number>();
  readonly #taken: string[] = [];

  /** An id that nothing else of the page has: the one that is wanted, or that with a number behind it. */
  take(wanted: string): string | undefined {
    if (wanted === '') return undefined;
    const times = this.#times.get(wanted) ?? 0;
    this.#times.set(wanted, times + 1);
    this.#taken.push(wanted);
    return times === 0 ? wanted : `${wanted}-${times}`;
  }

  /** Remembers what is taken now. Returns what gives back all that is taken later. */
  mark(): () => void {
    const length = this.#taken.length;
    return () => {
      for (const id of this.#taken.splice(length)) this.#times.set(id, (this.#times.get(id) ?? 1) - 1);
    };
  }
}
