import { maxComponentDepth, maxSelfDepth } from '../limits.ts';

/** Stops infinite recursion before the stack overflows, because an overflow in a regular expression crashes Node. */
export class DepthLimits {
  #depth = 0;
  readonly #fileDepths = new Map<string, number>();

  /** Saves the current depths. The returned function restores them after an interrupted rendering. */
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
  renderComponent<Value>(render: () => Value): Value {
    if (this.#depth === maxComponentDepth) throw new Error('it contains itself without end');
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
  renderFile<Value>(file: string, render: () => Value): Value {
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
