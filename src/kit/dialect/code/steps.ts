import { milliseconds } from '../../../host/clock.ts';
import type { SourceText } from '../syntax/source-text.ts';
import { isTimeout, withinTime } from './time-limit.ts';

/**
 * How many rounds of loops and calls of functions one part of a page may take. What needs more is taken for endless: a
 * count, unlike a clock, says the same on every machine.
 */
const limit = 1_000_000;

/** How long the code of pages may run, in milliseconds. */
export interface TimeLimits {
  /** A whole page. */
  readonly page: number;
  /** A part of a page, once a page has taken too long. */
  readonly part: number;
}

/** A thousand times what pages take, so that no machine is slow enough to make another site of the same files. */
const usualLimits: TimeLimits = { page: 60_000, part: 10_000 };

/** Counts the steps of the code of pages, which `contained` lets it tell, and ends what takes too many. */
export class Steps {
  readonly #limits: TimeLimits;
  /** Milliseconds for the next part; undefined as long as no page has taken too long. */
  #time: number | undefined;
  /** When all parts of a page that is run part by part have had their time. */
  #end = Number.POSITIVE_INFINITY;
  #left = Number.POSITIVE_INFINITY;
  readonly #counters = new WeakMap<SourceText, (offset: number) => void>();

  constructor(limits: TimeLimits = usualLimits) {
    this.#limits = limits;
  }

  /** What all parts of one page have together: enough for three that are slow. */
  get #whole(): number {
    return Math.max(this.#limits.page, 3 * this.#limits.part);
  }

  /**
   * Runs what renders a page. Where that takes too long, it is run again, and each part of it has a time of its own: so
   * have those of all pages from then on, since what they share may be what takes so long. All parts of a page together
   * have the time of a page: what comes after that is ended at once.
   *
   * @param again Called before it is run again: nothing that was begun has been ended.
   */
  ofPage<Value>(run: () => Value, again: () => void): Value {
    this.#end = milliseconds() + this.#whole;
    if (this.#time !== undefined) return run();
    try {
      return withinTime(run, this.#limits.page);
    } catch (error) {
      if (!isTimeout(error)) throw error;
      this.#left = Number.POSITIVE_INFINITY;
      this.#time = this.#limits.part;
      this.#end = milliseconds() + this.#whole;
      again();
      return run();
    }
  }

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
    const time = this.#time;
    this.#left = limit;
    try {
      if (time === undefined) return run();
      // A part within another has less, so that it alone is lost.
      this.#time = Math.max(time * 0.75, this.#limits.part / 10);
      return withinTime(run, Math.max(1, Math.min(time, Math.ceil(this.#end - milliseconds()))));
    } catch (error) {
      throw isTimeout(error) ? new Error(`it takes more than ${Math.round((time ?? 0) / 1000)} s`) : error;
    } finally {
      this.#left = outer;
      this.#time = time;
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
