import { isDeepStrictEqual } from 'node:util';
import type { Host } from './host.ts';
import { addTrace, type Trace, type TracedHost, traceHost } from './traced-host.ts';

/** Changed files and folders since the last run, relative to the docs root. */
export type Changes = ReadonlySet<string>;

interface Kept<Value = unknown> {
  readonly inputs: readonly unknown[];
  readonly trace: Trace;
  readonly value: Value;
  isStale: boolean;
}

/**
 * Caches results of phases between runs of a site. Phases are pure functions of their inputs and of what they read from
 * the host. A phase is skipped if its inputs are identical and its files are unchanged, so cached and fresh runs return
 * the same.
 */
export class PhaseMemo {
  readonly #isLasting: boolean;
  readonly #kept = new Map<string, Kept>();

  /** @param isLasting Keeps results for further runs. Default: false, for a single run. */
  constructor(isLasting = false) {
    this.#isLasting = isLasting;
  }

  /** Starts another run. `undefined` discards everything. */
  next(changes: Changes | undefined): void {
    if (changes === undefined) this.#kept.clear();
    // Marked eagerly, because a run may skip a phase that a later run needs.
    else for (const kept of this.#kept.values()) kept.isStale ||= isTouched(kept.trace.files, changes);
  }

  /**
   * Runs or reuses a phase that reads files.
   *
   * @param name Unique name of the phase.
   * @param inputs All inputs except the host, compared by identity.
   * @param make Runs the phase. Must read through the given host only.
   * @param isSame True to return the previous value instead of the new one.
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
   * `reading` for the small facts of one file. Returns the previous object if the facts are equal, so that an edit
   * without
   * new facts doesn't rerun later phases.
   */
  facts<Value>(
    name: string,
    inputs: readonly unknown[],
    host: TracedHost,
    make: (host: TracedHost) => Value | Promise<Value>,
  ): Value | Promise<Value> {
    return this.reading(name, inputs, host, make, isDeepStrictEqual);
  }

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

/** True if the listing is unchanged and no remote text failed to load. */
function isCertain({ listing, isUncertain }: Trace, host: Host): boolean {
  return !isUncertain && (listing === undefined || isDeepStrictEqual(listing, host.list()));
}

function isTouched(files: ReadonlySet<string>, changes: Changes): boolean {
  return [...changes].some((path) => files.has(path) || [...files].some((file) => file.startsWith(`${path}/`)));
}

function areSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((input, index) => input === now[index]);
}
