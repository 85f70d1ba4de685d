import { type Context, createContext, Script } from 'node:vm';

/** How long the code of pages may run, in milliseconds. */
export interface TimeLimits {
  /** A whole page, however often it is begun again. */
  readonly page: number;
  /** A part of a page, once a page has taken too long. */
  readonly part: number;
}

/** A thousand times what pages take, so that no machine is slow enough to make another site of the same files. */
const usualLimits: TimeLimits = { page: 60_000, part: 10_000 };

/** Stops code of pages from holding up a build. */
export class Limits {
  readonly #limits: TimeLimits;
  /** Set once a page has taken too long: what pages share may be what takes so long. */
  #isSlow = false;

  constructor(limits: TimeLimits = usualLimits) {
    this.#limits = limits;
  }

  /**
   * Runs what renders a page. If that takes half of the page's time, it is run again, and each part of it has a time
   * of its own, out of the other half.
   *
   * @param run Is given the time of its parts; undefined if they have none of their own.
   */
  runPage<Value>(run: (parts: PartTime | undefined) => Value): Value {
    const end = performance.now() + this.#limits.page;
    if (!this.#isSlow) {
      try {
        return withinTime(() => run(undefined), Math.ceil(this.#limits.page / 2));
      } catch (error) {
        if (!isTimeout(error)) throw error;
        this.#isSlow = true;
      }
    }
    return run(new PartTime(end, this.#limits.part));
  }
}

/** The time that is left for the parts of a page. */
export class PartTime {
  readonly #longest: number;
  /** When that of the part that runs is over, or of the page where none does. */
  #end: number;
  #isWithin = false;
  #isOver = false;

  constructor(end: number, longest: number) {
    this.#end = end;
    this.#longest = longest;
  }

  /** True once all of it is used up: what needs no code is made all the same. */
  get isOver(): boolean {
    return this.#isOver || this.#end - performance.now() < 1;
  }

  /**
   * Runs a part, which may take a share of what is left: there is always something for what comes after it.
   *
   * @throws Where it takes longer.
   */
  of<Value>(run: () => Value): Value {
    const outer = { end: this.#end, isWithin: this.#isWithin, isOver: this.#isOver };
    const now = performance.now();
    // A part within another has less, so that it alone is lost.
    const time = Math.min(this.#longest, (outer.end - now) * (outer.isWithin ? 0.75 : 0.5));
    this.#end = now + time;
    this.#isWithin = true;
    this.#isOver = time < 1;
    try {
      // What runs on without a clock runs no code.
      return this.#isOver ? run() : withinTime(run, Math.ceil(time));
    } catch (error) {
      throw isTimeout(error) ? new Error('it takes too long') : error;
    } finally {
      this.#end = outer.end;
      this.#isWithin = outer.isWithin;
      this.#isOver = outer.isOver;
    }
  }
}

const context: Context = createContext({ run: undefined });
const script = new Script('run()');

/**
 * Runs something and ends it where it takes too long, whatever it does: what neither loops nor calls, such as a regular
 * expression, can be ended only by a clock. Nothing of it runs on then, no `finally` either.
 *
 * @throws What `run` throws, and what `isTimeout` knows.
 */
function withinTime<Value>(run: () => Value, milliseconds: number): Value {
  const outer: unknown = context.run;
  context.run = run;
  try {
    return script.runInContext(context, { timeout: milliseconds, displayErrors: false });
  } finally {
    context.run = outer;
  }
}

/** True for the end of something that took too long. */
function isTimeout(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
