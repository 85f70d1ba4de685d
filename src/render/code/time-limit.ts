import { type Context, createContext, Script } from 'node:vm';

/** Time limits in milliseconds. */
export interface TimeLimits {
  readonly page: number;
  /** One part of a page: an expression, a component, a module. */
  readonly part: number;
}

/** A hundred times the duration of the slowest real pages, so that the output is the same on slow machines. */
const defaultLimits: TimeLimits = { page: 60_000, part: 5000 };

/** Keeps page code from running forever. */
export class TimeLimit {
  readonly #limits: TimeLimits;
  /** Set once a page has timed out, because the slow code may be in a snippet that other pages share. */
  #isSlow = false;

  constructor(limits: TimeLimits = defaultLimits) {
    this.#limits = limits;
  }

  /**
   * Renders a page. The first attempt must finish the whole page within the time limit of one part. If the attempt takes
   * longer, renders the page again with a limit for each part, so that only the slow parts fail.
   *
   * @param render Gets a timer for the parts of the page; `undefined` in the first attempt, where parts aren't limited.
   */
  runPage<Value>(render: (timer: PartTimer | undefined) => Value): Value {
    const { page, part } = this.#limits;
    const deadline = performance.now() + page;
    if (!this.#isSlow) {
      try {
        return runWithTimeout(() => render(undefined), part);
      } catch (error) {
        if (!isTimeout(error)) throw error;
        this.#isSlow = true;
      }
    }
    return render(new PartTimer(deadline, part));
  }
}

/** Minimum time of a part in milliseconds, even after the page has used up its time. */
const minPartTime = 50;

/** Distributes the time of a page among its parts. */
export class PartTimer {
  readonly #maxPartTime: number;
  /** Deadline of the innermost part that is running, or of the page. */
  #end: number;
  #isInPart = false;

  constructor(deadline: number, maxPartTime: number) {
    this.#end = deadline;
    this.#maxPartTime = maxPartTime;
  }

  /**
   * Runs a part of the page. The part gets only a share of the page's remaining time, so that later parts can run too.
   *
   * @throws {Error} if the part takes longer. Errors of the part are thrown too.
   */
  run<Value>(part: () => Value): Value {
    const previous = { end: this.#end, isInPart: this.#isInPart };
    const currentTime = performance.now();
    // A nested part gets less time than the part around it, so that only the nested part fails.
    const availableTime = (previous.end - currentTime) * (previous.isInPart ? 0.75 : 0.5);
    const partTime = Math.ceil(Math.max(minPartTime, Math.min(this.#maxPartTime, availableTime)));
    this.#end = currentTime + partTime;
    this.#isInPart = true;
    try {
      return runWithTimeout(part, partTime);
    } catch (error) {
      throw isTimeout(error) ? new Error('it takes too long') : error;
    } finally {
      this.#end = previous.end;
      this.#isInPart = previous.isInPart;
    }
  }
}

const timeoutContext: Context = createContext({ run: undefined });
const runScript = new Script('run()');

/**
 * Runs a function, and stops it if it takes too long, even inside a regular expression. A stopped function runs no more
 * code, not even `finally` blocks.
 *
 * @throws An error that `isTimeout` recognizes, or the error of `run`.
 */
function runWithTimeout<Value>(run: () => Value, milliseconds: number): Value {
  const previousRun: unknown = timeoutContext.run;
  timeoutContext.run = run;
  try {
    return runScript.runInContext(timeoutContext, { timeout: milliseconds, displayErrors: false });
  } finally {
    timeoutContext.run = previousRun;
  }
}

function isTimeout(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
