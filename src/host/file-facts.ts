import { readFileSync } from 'node:fs';
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

/** What is kept, in columns. */
interface Rows {
  readonly names: readonly string[];
  /** Stamps, one behind the other. */
  readonly stamps: Float64Array<ArrayBuffer>;
  readonly facts: readonly unknown[];
}

/** Numbers of a stamp, and bytes of each. */
const width = 4;
const numberBytes = Float64Array.BYTES_PER_ELEMENT;

const nothing: Rows = { names: [], stamps: new Float64Array(), facts: [] };

/** Of what is kept, one in so many may be out of date before it is written again, which takes longer than reading them. */
const staleShare = 100;

/**
 * What earlier runs found out about files, for as long as their stamps say that they are the same. It stands in one file
 * of JSON, which is as if empty where it is missing, damaged or of another version, and which is replaced in one step.
 * Several runs may use it at once: the last one to write wins.
 */
export class FileFacts<Value> {
  readonly #path: string;
  readonly #kind: FactKind<Value>;
  readonly #began: number;
  readonly #kept: Rows;
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
    this.#kept = readRows(path, kind.version);
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
      writeWhole(this.#path, formatRows(this.#kind.version, this.#now()));
    } catch {
      // A disk that is full or can't be written.
    }
  }

  #now(): Rows {
    const { names, facts, stamps } = this.#kept;
    const count = this.#held + this.#found.size;
    const now = { names: [] as string[], facts: [] as unknown[], stamps: new Float64Array(count * width) };
    const add = (name: string, stamp: ArrayLike<number>, packed: unknown): void => {
      now.stamps.set(stamp, now.names.length * width);
      now.names.push(name);
      now.facts.push(packed);
    };
    for (const [row, name] of names.entries()) {
      if (this.#holds[row] === 1) add(name, stamps.subarray(row * width, (row + 1) * width), facts[row]);
    }
    for (const [name, packed] of this.#found) add(name, this.#unknown.get(name) as Stamp, packed);
    return now;
  }

  #rowOf(file: string): number | undefined {
    const { names } = this.#kept;
    if (names[this.#next] === file) return this.#next++;
    this.#rows ??= new Map(names.map((name, row) => [name, row]));
    const row = this.#rows.get(file);
    if (row !== undefined) this.#next = row + 1;
    return row;
  }

  #hasStamp(row: number, [size, written, changed, inode]: Stamp): boolean {
    const { stamps } = this.#kept;
    const at = row * width;
    return stamps[at] === size && stamps[at + 1] === written && stamps[at + 2] === changed && stamps[at + 3] === inode;
  }
}

function formatRows(version: string, { names, facts, stamps }: Rows): string {
  return JSON.stringify({ version, stamps: Buffer.from(stamps.buffer).toString('base64'), names, facts });
}

function readRows(path: string, version: string): Rows {
  try {
    const all: Record<string, unknown> = Object(JSON.parse(readFileSync(path, 'utf8')));
    const { names, facts } = all;
    if (all.version !== version || typeof all.stamps !== 'string' || !isList(names) || !isList(facts)) return nothing;
    // A copy: where `Buffer` puts bytes, numbers of eight of them may not begin.
    const { buffer } = Uint8Array.from(Buffer.from(all.stamps, 'base64'));
    const isWhole = facts.length === names.length && buffer.byteLength === names.length * width * numberBytes;
    return isWhole ? { names: names as string[], facts, stamps: new Float64Array(buffer) } : nothing;
  } catch {
    return nothing;
  }
}

const isList: (value: unknown) => value is readonly unknown[] = Array.isArray;
