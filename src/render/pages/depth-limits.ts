/** Maximum nesting depth of components, far above that of real pages. */
const maxDepth = 100;
/** Maximum depth at which a file may include itself: a file that takes children may be nested in itself. */
const maxSelfDepth = 4;

/** Stops infinite recursion long before the stack overflows: an overflow in a regular expression crashes Node. */
export class DepthLimits {
  #depth = 0;
  readonly #fileDepths = new Map<string, number>();

  /** Saves the depths, and returns a function that restores them after an interrupted rendering. */
  saveState(): () => void {
    const depth = this.#depth;
    const fileDepths = new Map(this.#fileDepths);
    return () => {
      this.#depth = depth;
      this.#fileDepths.clear();
      for (const [file, count] of fileDepths) this.#fileDepths.set(file, count);
    };
  }

  /** @throws {Error} if components are nested too deeply. */
  component<Value>(render: () => Value): Value {
    if (this.#depth === maxDepth) throw new Error('it contains itself without end');
    this.#depth += 1;
    try {
      return render();
    } finally {
      this.#depth -= 1;
    }
  }

  /**
   * @throws {Error} if the file includes itself too often. The limit is low, because a file that includes itself twice
   * doubles the work at each depth.
   */
  file<Value>(file: string, render: () => Value): Value {
    const selfDepth = this.#fileDepths.get(file) ?? 0;
    if (selfDepth === maxSelfDepth) throw new Error(`${file} takes in itself without end`);
    this.#fileDepths.set(file, selfDepth + 1);
    try {
      return render();
    } finally {
      this.#fileDepths.set(file, selfDepth);
    }
  }
}
