/** How deep components may be in each other: far deeper than anybody writes them. */
const deepest = 100;
/** How often a file may be in itself: as one that is given children may. */
const deepestInItself = 4;

/** Stops what contains itself without end, long before the stack does: Node ends at once where that happens in a regular expression. */
export class Nesting {
  #depth = 0;
  readonly #around = new Map<string, number>();

  /** Remembers how deep it is. Returns what goes back there, where what was begun could not end. */
  mark(): () => void {
    const depth = this.#depth;
    const around = new Map(this.#around);
    return () => {
      this.#depth = depth;
      this.#around.clear();
      for (const [file, count] of around) this.#around.set(file, count);
    };
  }

  /**
   * Runs the rendering of a component.
   *
   * @throws Where it stands too deep in others.
   */
  component<Value>(render: () => Value): Value {
    if (this.#depth === deepest) throw new Error('it contains itself without end');
    this.#depth += 1;
    try {
      return render();
    } finally {
      this.#depth -= 1;
    }
  }

  /**
   * Runs the rendering of a file that is taken in.
   *
   * @throws Where it is in itself more often than an author would nest it: one that takes in itself twice would be
   *   rendered twice as often at each depth.
   */
  file<Value>(file: string, render: () => Value): Value {
    const around = this.#around.get(file) ?? 0;
    if (around === deepestInItself) throw new Error(`${file} takes in itself without end`);
    this.#around.set(file, around + 1);
    try {
      return render();
    } finally {
      this.#around.set(file, around);
    }
  }
}
