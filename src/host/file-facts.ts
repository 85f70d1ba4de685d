import { type FactRow, FactRows, formatFactRows, readFactRows } from './fact-rows.ts';
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
  /** Files of which nothing was known, and that may be kept. */
  readonly #found = new FactRows();
  #foundCount = 0;

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
    const row = this.#kept.of(file);
    const value =
      row !== undefined && this.#hasStamp(row, stamp) ? this.#kind.unpack(this.#kept.facts[row]) : undefined;
    if (row !== undefined && value !== undefined) {
      if (this.#holds[row] === 0) this.#held++;
      this.#holds[row] = 1;
      return value;
    }
    if (isSettled(stamp, this.#began)) this.#found.add(file, stamp);
    return undefined;
  }

  /** Keeps what was found in a file, under the stamp that it had when `get` was asked. */
  set(file: string, value: Value): void {
    const row = this.#found.of(file);
    const packed = row === undefined ? undefined : this.#kind.pack(value);
    if (row === undefined || packed === undefined) return;
    if (this.#found.facts[row] === undefined) this.#foundCount++;
    this.#found.facts[row] = packed;
  }

  /** Writes what was asked for and what was set, and nothing else. It never fails: without it, later runs are slower. */
  async save(): Promise<void> {
    const before = this.#kept.names.length;
    const changes = this.#foundCount + before - this.#held;
    if (changes === 0 || changes * staleShare < before) return;
    const { writeWhole } = await import('./write-file.ts');
    try {
      writeWhole(this.#path, formatFactRows(this.#kind.version, this.#now()));
    } catch {
      // A disk that is full or can't be written.
    }
  }

  *#now(): Iterable<FactRow> {
    yield* rowsOf(this.#kept, (row) => this.#holds[row] === 1);
    yield* rowsOf(this.#found, (row) => this.#found.facts[row] !== undefined);
  }

  #hasStamp(row: number, stamp: Stamp): boolean {
    const kept = this.#kept.stampAt(row);
    return kept[0] === stamp[0] && kept[1] === stamp[1] && kept[2] === stamp[2] && kept[3] === stamp[3];
  }
}

function* rowsOf(rows: FactRows, isMeant: (row: number) => boolean): Iterable<FactRow> {
  for (const [row, name] of rows.names.entries()) {
    if (isMeant(row)) yield { name, stamp: rows.stampAt(row), fact: rows.facts[row] };
  }
}
