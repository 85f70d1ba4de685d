import { isDeepStrictEqual } from 'node:util';
import type { Host } from './host.ts';
import { addTrace, type Trace, type TracedHost, traceHost } from './traced-host.ts';

/** Files and folders that may have changed since the last run, relative to the docs root. */
export type Changes = ReadonlySet<string>;

interface Kept<Value = unknown> {
  readonly inputs: readonly unknown[];
  readonly trace: Trace;
  readonly value: Value;
  /** A file of it has changed since. */
  isStale: boolean;
}

/**
 * What the phases of one run returned, kept for the next run of the same site. Phases are functions of their inputs and
 * of what they ask the host: one whose inputs are the same, and whose files have not changed, is not run again. So
 * whatever a run returns is what it would return if nothing had been kept.
 */
export class PhaseMemo {
  readonly #isLasting: boolean;
  readonly #kept = new Map<string, Kept>();

  /** @param isLasting There may be further runs. Default: there is one, and nothing is kept. */
  constructor(isLasting = false) {
    this.#isLasting = isLasting;
  }

  /** Begins another run. Undefined: nothing is known of what has changed. */
  next(changes: Changes | undefined): void {
    if (changes === undefined) this.#kept.clear();
    // At once: a phase may be left out of this run, and be asked for in a later one.
    else for (const kept of this.#kept.values()) kept.isStale ||= isTouched(kept.trace.files, changes);
  }

  /**
   * What a phase returns that reads files.
   *
   * @param name Tells it from all others.
   * @param inputs Everything that it is given but the host. They count as the same if they are identical.
   * @param make Runs it: all reading goes through the host that it gets.
   * @param isSame Whether what was kept is returned instead of what is made anew.
   */
  reading<Value>(
    name: string,
    inputs: readonly unknown[],
    host: TracedHost,
    make: (host: TracedHost) => Value | Promise<Value>,
    isSame: (before: Value, now: Value) => boolean = () => false,
  ): Value | Promise<Value> {
    if (!this.#isLasting) return make(host);
    const kept = this.#kept.get(name) as Kept<Value> | undefined;
    if (kept !== undefined && !kept.isStale && areSame(kept.inputs, inputs) && isCertain(kept.trace, host)) {
      addTrace(host.trace, kept.trace);
      return kept.value;
    }
    const own = traceHost(host);
    const keep = (made: Value): Value => {
      const value = kept !== undefined && isSame(kept.value, made) ? kept.value : made;
      this.#kept.set(name, { inputs, trace: own.trace, value, isStale: false });
      return value;
    };
    const made = make(own);
    return made instanceof Promise ? made.then(keep) : keep(made);
  }

  /**
   * The same for the facts of one file, which are small: if they say what those say that are kept, these are returned. So
   * an edit that changes no fact runs nothing again.
   */
  facts<Value>(
    name: string,
    inputs: readonly unknown[],
    host: TracedHost,
    make: (host: TracedHost) => Value | Promise<Value>,
  ): Value | Promise<Value> {
    return this.reading(name, inputs, host, make, isDeepStrictEqual);
  }

  /** What a phase returns that reads nothing. */
  plain<Value>(name: string, inputs: readonly unknown[], make: () => Value): Value {
    if (!this.#isLasting) return make();
    const kept = this.#kept.get(name);
    if (kept !== undefined && areSame(kept.inputs, inputs)) return kept.value as Value;
    const value = make();
    this.#kept.set(name, { inputs, trace: nothing, value, isStale: false });
    return value;
  }
}

const nothing: Trace = { files: new Set(), listing: undefined, isUncertain: false };

/** True if the same list of files, and no remote text that was missing, went into it. */
function isCertain({ listing, isUncertain }: Trace, host: Host): boolean {
  return !isUncertain && (listing === undefined || isDeepStrictEqual(listing, host.list()));
}

function isTouched(files: ReadonlySet<string>, changes: Changes): boolean {
  return [...changes].some((path) => files.has(path) || [...files].some((file) => file.startsWith(`${path}/`)));
}

function areSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((input, index) => input === now[index]);
}
