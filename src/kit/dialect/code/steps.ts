import type { SourceText } from '../syntax/source-text.ts';

/**
 * How many rounds of loops and calls of functions one part of a page may take. What needs more is taken for endless: a
 * count, unlike a clock, says the same on every machine.
 */
const limit = 1_000_000;

/** Counts the steps of the code of pages, which `withCountedSteps` lets it tell, and ends what takes too many. */
export class Steps {
  #left = Number.POSITIVE_INFINITY;
  readonly #counters = new WeakMap<SourceText, (offset: number) => void>();

  /**
   * What the code of a file calls at each step, with the offset of its loop or function.
   *
   * @returns A function that throws when there are too many steps, and at each step from then on: code that catches
   *   errors does not go on either.
   */
  counterOf(source: SourceText): (offset: number) => void {
    const known = this.#counters.get(source);
    if (known !== undefined) return known;
    const counter = (offset: number): void => {
      if (--this.#left < 0) throw new Error(endless(source, offset));
    };
    this.#counters.set(source, counter);
    return counter;
  }

  /** Runs something that may take as many steps as there are, and leaves those of what it is part of alone. */
  within<Value>(run: () => Value): Value {
    const outer = this.#left;
    this.#left = limit;
    try {
      return run();
    } finally {
      this.#left = outer;
    }
  }

  /** What comes next is a part of its own: what has failed before it takes nothing from it. */
  renew(): void {
    this.#left = limit;
  }
}

function endless({ file, written }: SourceText, offset: number): string {
  const line = written(0, offset).split('\n').length;
  return `${file}:${line} seems to run without end (more than ${limit.toLocaleString('en')} steps)`;
}
