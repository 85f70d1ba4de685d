import type { Host } from './host.ts';
import { addTrace, type Trace, type TracedHost, traceHost } from './traced-host.ts';

/** What may have changed since the last run. Paths are relative to the docs root. */
export interface Changes {
  readonly files: ReadonlySet<string>;
  /** Folders with a slash at the end: anything in them may be another. */
  readonly folders: readonly string[];
}

interface Kept {
  readonly inputs: readonly unknown[];
  readonly trace: Trace;
  readonly value: unknown;
  /** A file of it has changed since. */
  isStale: boolean;
}

/** Values of single files that a phase keeps: see `Recall.files`. */
export interface FileValues<Value> {
  /** Files whose values are gone since they may have changed, and were not set again. */
  readonly gone: ReadonlySet<string>;
  get(file: string): Value | undefined;
  set(file: string, value: Value): void;
}

class KeptFiles implements FileValues<unknown> {
  readonly #values = new Map<string, unknown>();
  readonly gone = new Set<string>();
  readonly inputs: readonly unknown[];

  constructor(inputs: readonly unknown[]) {
    this.inputs = inputs;
  }

  get(file: string): unknown {
    return this.#values.get(file);
  }

  set(file: string, value: unknown): void {
    this.#values.set(file, value);
    this.gone.delete(file);
  }

  forget({ files, folders }: Changes): void {
    for (const file of files) this.#drop(file);
    if (folders.length === 0) return;
    for (const file of this.#values.keys()) if (isBelow(file, folders)) this.#drop(file);
  }

  #drop(file: string): void {
    if (this.#values.delete(file)) this.gone.add(file);
  }
}

/**
 * What the phases of one run returned, kept for the next run of the same site. Phases are functions of their inputs and
 * of what they ask the host: one whose inputs are the same objects, and whose files have not changed, is not run again.
 * So whatever a run returns is what it would return if nothing had been kept.
 */
export class Recall {
  readonly #isLasting: boolean;
  readonly #kept = new Map<string, Kept>();
  readonly #files = new Map<string, KeptFiles>();

  /** @param isLasting There may be further runs. Default: there is one, and nothing is kept. */
  constructor(isLasting = false) {
    this.#isLasting = isLasting;
  }

  /** Begins another run. Undefined: nothing is known of what has changed. */
  next(changes: Changes | undefined): void {
    if (changes === undefined) {
      this.#kept.clear();
      this.#files.clear();
      return;
    }
    // At once: a phase may be left out of this run, and be asked for in a later one.
    for (const kept of this.#kept.values()) kept.isStale ||= isTouched(kept.trace.files, changes);
    for (const files of this.#files.values()) files.forget(changes);
  }

  /**
   * What a phase returns that reads files.
   *
   * @param name Tells it from all others.
   * @param inputs Everything that it is given but the host. They count as the same where they are the same objects.
   * @param make Runs it: all reading goes through the host that it gets.
   * @param isStill Says of a kept value whether it holds for inputs that are not the same.
   */
  async run<Value>(
    name: string,
    inputs: readonly unknown[],
    host: TracedHost,
    make: (host: TracedHost) => Value | Promise<Value>,
    isStill: (value: Value, inputs: readonly unknown[]) => boolean = () => false,
  ): Promise<Value> {
    if (!this.#isLasting) return make(host);
    const kept = this.#kept.get(name);
    if (kept !== undefined && !kept.isStale && isCertain(kept.trace, host)) {
      const value = kept.value as Value;
      if (areSame(kept.inputs, inputs) || isStill(value, kept.inputs)) {
        addTrace(host.trace, kept.trace);
        return value;
      }
    }
    const own = traceHost(host);
    // Of what was kept of single files, nobody asks the host again.
    if (kept !== undefined) for (const file of kept.trace.files) own.trace.files.add(file);
    const value = await make(own);
    if (kept !== undefined) for (const file of own.trace.files) host.trace.files.add(file);
    this.#kept.set(name, { inputs, trace: own.trace, value, isStale: false });
    return value;
  }

  /**
   * What a phase returns that reads nothing.
   *
   * @param make Runs it: it may take over parts of what it returned before.
   */
  same<Value>(name: string, inputs: readonly unknown[], make: (before: Value | undefined) => Value): Value {
    if (!this.#isLasting) return make(undefined);
    const kept = this.#kept.get(name);
    if (kept !== undefined && areSame(kept.inputs, inputs)) return kept.value as Value;
    const value = make(kept?.value as Value | undefined);
    this.#kept.set(name, { inputs, trace: nothing, value, isStale: false });
    return value;
  }

  /**
   * What a phase found out about single files, those left out that may have changed.
   *
   * @param inputs What the values depend on besides the files: where one is another, nothing is kept.
   * @returns Undefined where nothing is to be kept.
   */
  files<Value>(name: string, inputs: readonly unknown[]): FileValues<Value> | undefined {
    if (!this.#isLasting) return undefined;
    const known = this.#files.get(name);
    const kept = known !== undefined && areSame(known.inputs, inputs) ? known : new KeptFiles(inputs);
    this.#files.set(name, kept);
    return kept as FileValues<Value>;
  }

  /**
   * Values of single objects that a phase keeps, for as long as somebody else holds the objects.
   *
   * @param inputs What the values depend on besides the objects: where one is another, nothing is kept.
   * @returns Undefined where nothing is to be kept.
   */
  objects<Key extends object, Value>(name: string, inputs: readonly unknown[]): WeakMap<Key, Value> | undefined {
    return this.#isLasting ? this.same<WeakMap<Key, Value>>(name, inputs, () => new WeakMap()) : undefined;
  }

  /** Single objects that a phase keeps in mind: see `objects`. */
  marks<Key extends object>(name: string, inputs: readonly unknown[]): WeakSet<Key> | undefined {
    return this.#isLasting ? this.same<WeakSet<Key>>(name, inputs, () => new WeakSet()) : undefined;
  }

  /** What was last returned under a name, whatever it was made of. */
  last<Value>(name: string): Value | undefined {
    return this.#kept.get(name)?.value as Value | undefined;
  }
}

const nothing: Trace = { files: new Set(), listing: undefined, isUncertain: false };

/** True where the same list of files, and no remote text that was missing, went into it. */
function isCertain({ listing, isUncertain }: Trace, host: Host): boolean {
  return !isUncertain && (listing === undefined || listing === host.list());
}

function isTouched(files: ReadonlySet<string>, changes: Changes): boolean {
  for (const file of changes.files) if (files.has(file)) return true;
  if (changes.folders.length === 0) return false;
  for (const file of files) if (isBelow(file, changes.folders)) return true;
  return false;
}

function areSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((input, index) => input === now[index]);
}

function isBelow(file: string, folders: readonly string[]): boolean {
  return folders.some((folder) => file.startsWith(folder));
}
