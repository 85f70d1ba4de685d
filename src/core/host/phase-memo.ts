import { sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Host, Listing } from './host.ts';
import { realPathOf, relativePath } from './paths.ts';
import { addTrace, type Trace, type TracedHost, traceHost } from './traced-host.ts';

/** Changed files and folders since the last run, relative to the docs root. */
export type Changes = ReadonlySet<string>;

interface CachedResult<Value = unknown> {
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
  readonly #results = new Map<string, CachedResult>();

  /** @param isLasting Keeps results for further runs. Default: false, for a single run. */
  constructor(isLasting = false) {
    this.#isLasting = isLasting;
  }

  startRun(changes: Changes | undefined): void {
    if (changes === undefined) this.#results.clear();
    // Marks all affected results now, because this run may skip a phase that a later run needs.
    else for (const result of this.#results.values()) result.isStale ||= isAffected(result.trace.files, changes);
  }

  /**
   * Runs or reuses a phase that reads files.
   *
   * @param name Unique name of the phase.
   * @param inputs All inputs except the host, compared by identity.
   * @param compute Runs the phase. Must read only through the given host.
   * @param isSame Compares the previous with the new value. If true, the previous value is returned. Default: always
   * false.
   */
  runPhase<Value>(
    name: string,
    inputs: readonly unknown[],
    host: TracedHost,
    compute: (host: TracedHost) => Value | Promise<Value>,
    isSame: (previous: Value, current: Value) => boolean = () => false,
  ): Value | Promise<Value> {
    if (!this.#isLasting) return compute(host);
    const cached = this.#results.get(name) as CachedResult<Value> | undefined;
    if (
      cached !== undefined &&
      !cached.isStale &&
      areIdentical(cached.inputs, inputs) &&
      isCurrent(cached.trace, host)
    ) {
      addTrace(host.trace, cached.trace);
      return cached.value;
    }
    const tracedHost = traceHost(host);
    const storeResult = (newValue: Value): Value => {
      const value = cached !== undefined && isSame(cached.value, newValue) ? cached.value : newValue;
      this.#results.set(name, { inputs, trace: tracedHost.trace, value, isStale: false });
      return value;
    };
    const result = compute(tracedHost);
    return result instanceof Promise ? result.then(storeResult) : storeResult(result);
  }

  /**
   * Runs or reuses a phase that extracts facts from files. Returns the previous object if the new facts are equal, so
   * that an edit without new facts doesn't rerun later phases.
   */
  runFactPhase<Value>(
    name: string,
    inputs: readonly unknown[],
    host: TracedHost,
    compute: (host: TracedHost) => Value | Promise<Value>,
  ): Value | Promise<Value> {
    return this.runPhase(name, inputs, host, compute, isDeepStrictEqual);
  }

  runPurePhase<Value>(name: string, inputs: readonly unknown[], compute: () => Value): Value {
    if (!this.#isLasting) return compute();
    const cached = this.#results.get(name);
    if (cached !== undefined && areIdentical(cached.inputs, inputs)) return cached.value as Value;
    const value = compute();
    this.#results.set(name, { inputs, trace: emptyTrace, value, isStale: false });
    return value;
  }
}

const emptyTrace: Trace = { files: new Set(), listing: undefined, isUncertain: false };

function isCurrent({ listing, isUncertain }: Trace, host: Host): boolean {
  return !isUncertain && (listing === undefined || isDeepStrictEqual(listing, host.list()));
}

function isAffected(files: ReadonlySet<string>, changes: Changes): boolean {
  return [...changes].some((path) => files.has(path) || [...files].some((file) => file.startsWith(`${path}/`)));
}

function areIdentical(previous: readonly unknown[], current: readonly unknown[]): boolean {
  return previous.length === current.length && previous.every((input, index) => input === current[index]);
}

/**
 * Converts changed paths to paths in the docs folder, as in listings. Paths outside are left out.
 *
 * @param paths Absolute paths of files and folders that were written, added or removed.
 * @param root Absolute path of the docs folder, which may contain links.
 * @param listing Files before the changes.
 * @returns `undefined` if anything may have changed.
 */
export function summarizeChanges(paths: Iterable<string>, root: string, { linked = [] }: Listing): Changes | undefined {
  const roots = [root, realPathOf(root)];
  const changes = new Set<string>();
  for (const path of paths) {
    const base = roots.find((candidate) => path === candidate || path.startsWith(candidate + sep));
    const name = base === undefined ? undefined : relativePath(base, path).normalize('NFC');
    // A file behind a symbolic link has several paths, so its change invalidates everything.
    if (name === undefined ? linked.length > 0 : name === '' || linked.some((link) => overlaps(link, name)))
      return undefined;
    if (name !== undefined) changes.add(name);
  }
  return changes;
}

/** Keeps the previous host if the files are the same, because caches compare listings by identity. */
export function reuseHost(previous: Host, current: Host): Host {
  return isDeepStrictEqual(previous.list(), current.list()) ? previous : current;
}

function overlaps(path: string, otherPath: string): boolean {
  return path === otherPath || path.startsWith(`${otherPath}/`) || otherPath.startsWith(`${path}/`);
}
