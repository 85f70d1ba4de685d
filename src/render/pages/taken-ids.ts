/** The ids of a page, each of which only one element has. */
export class TakenIds {
  readonly #ids = new Set<string>();

  /** An id that nothing else of the page has: the one that is wanted, or that with the first number behind it that is free. */
  take(wanted: string): string | undefined {
    if (wanted === '') return undefined;
    let id = wanted;
    for (let number = 1; this.#ids.has(id); number++) id = `${wanted}-${number}`;
    this.#ids.add(id);
    return id;
  }

  /** Leaves an id as it is, and nothing later gets it. */
  keep(id: string): string {
    this.#ids.add(id);
    return id;
  }

  /** Remembers what is taken now. Returns what gives back all that is taken later. */
  mark(): () => void {
    const size = this.#ids.size;
    return () => {
      for (const id of [...this.#ids].slice(size)) this.#ids.delete(id);
    };
  }
}
