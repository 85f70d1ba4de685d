import { type FactRow, type FactRows, formatFactRows, readFactRows, stampOfRow } from './fact-rows.ts';
import { isSettled, type Stamp } from './stamp.ts';

/** One kind of what can be found out about a file, and how it is kept. */
export interface FactKind<Value> {
  /** Names the file that keeps it: letters and dashes. */
  readonly name: string;
  /** What a value depends on besides its file: settings, other files, and the code that finds it. */
  readonly version: string;
  /** What JSON writes and reads without loss; undefined for a value that isn't to be kept. */
  readonly pack: (value: Value) => unknown;
  /** Undefined for anything that `pack` doesn't make. */
  readonly unpack: (packed: unknown) => Value | undefined;
}

/**
 * So many files make it worth opening what is kept, where finding out again is little more than opening each: for fewer,
 * it takes as long as it saves.
 */
export const worthKeeping = 200;

/** Of what is kept, one in so many may be out of date before it is written again, which takes longer than reading them. */
const staleShare = 100;

/**
 * What earlier runs found out about files, for as long as their stamps say that they are the same. It stands in one file,
 * which is as if empty where it is missing, damaged or of another version, and which is replaced in one step. Several runs
 * may use it at once: the last one to write wins.
 */
export class FileFacts<Value> {
  readonly #path: string;
  readonly #kind: FactKind<Value>;
  readonly #began: number;
  readonly #kept: FactRows;
  /** 1 for each row of `#kept` that was asked for and still holds. */
  readonly #holds: Uint8Array;
  #held = 0;
  /** The row of `#kept` that is likely to be asked for next: runs ask in the same order. */
  #next = 0;
  #rows: ReadonlyMap<string, number> | undefined;
  /** Stamps of files of which nothing was known, and that may be kept. */
  readonly #unknown = new Map<string, Stamp>();
  readonly #found = new Map<string, unknown>();

  /**
   * @param path Absolute path of the file that keeps the facts. Its folder is made on demand.
   * @param began The clock, in milliseconds since 1970, before anything was read that is told here.
   */
  constructor(path: string, kind: FactKind<Value>, began: number) {
    this.#path = path;
    this.#kind = kind;
    this.#began = began;
    this.#kept = readFactRows(path, kind.version);
    this.#holds = new Uint8Array(this.#kept.names.length);
  }

  /**
   * What is known of a file. Where nothing is, read it after this, and tell `set` what you find.
   *
   * @param stamp The file's, as it is now.
   */
  get(file: string, stamp: Stamp | undefined): Value | undefined {
    if (stamp === undefined) return undefined;
    const row = this.#rowOf(file);
    const value =
      row !== undefined && this.#hasStamp(row, stamp) ? this.#kind.unpack(this.#kept.facts[row]) : undefined;
    if (row !== undefined && value !== undefined) {
      if (this.#holds[row] === 0) this.#held++;
      this.#holds[row] = 1;
      return value;
    }
    if (isSettled(stamp, this.#began)) this.#unknown.set(file, stamp);
    return undefined;
  }

  /** Keeps what was found in a file, under the stamp that it had when `get` was asked. */
  set(file: string, value: Value): void {
    const packed = this.#unknown.has(file) ? this.#kind.pack(value) : undefined;
    if (packed !== undefined) this.#found.set(file, packed);
  }

  /** Writes what was asked for and what was set, and nothing else. It never fails: without it, later runs are slower. */
  async save(): Promise<void> {
    const before = this.#kept.names.length;
    const changes = this.#found.size + before - this.#held;
    if (changes === 0 || changes * staleShare < before) return;
    const { writeWhole } = await import('./write-file.ts');
    try {
      writeWhole(this.#path, formatFactRows(this.#kind.version, this.#now()));
    } catch {
      // A disk that is full or can't be written.
    }
  }

  *#now(): Iterable<FactRow> {
    const { names, facts } = this.#kept;
    for (const [row, name] of names.entries()) {
      if (this.#holds[row] === 1) yield { name, stamp: stampOfRow(this.#kept, row), fact: facts[row] };
    }
    for (const [name, fact] of this.#found) yield { name, stamp: this.#unknown.get(name) as Stamp, fact };
  }

  #rowOf(file: string): number | undefined {
    const { names } = this.#kept;
    if (names[this.#next] === file) return this.#next++;
    this.#rows ??= new Map(names.map((name, row) => [name, row]));
    const row = this.#rows.get(file);
    if (row !== undefined) this.#next = row + 1;
    return row;
  }

  #hasStamp(row: number, stamp: Stamp): boolean {
    const kept = stampOfRow(this.#kept, row);
    return kept[0] === stamp[0] && kept[1] === stamp[1] && kept[2] === stamp[2] && kept[3] === stamp[3];
  }
}
