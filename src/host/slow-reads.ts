import { close, open, read } from 'node:fs';
import { milliseconds } from './clock.ts';

/** Reads of a row that are timed, and those of the same row that follow from it. */
const timed = 100;
const row = 1000;
/**
 * Milliseconds that a read from the disk takes at least. What the system has in memory takes a tenth of it, and read
 * several at once it would cost four times the processor time.
 */
const slow = 0.05;
/** Node reads four at once: the others are asked for as soon as one of these has come. */
const atOnce = 8;

/** Bytes of a file that its reader looks at. */
const headBytes = 64 * 1024;

/**
 * Reads a file so that the system has it in memory.
 *
 * @param nowhere Takes what is read, of one file over another: nobody looks at it.
 */
export type Touch = (path: string, nowhere: Uint8Array) => Promise<void>;

/** What is to be called before each of the announced reads, in their order. Reads go on when the promise is kept. */
export type BeforeRead = () => Promise<void> | undefined;

/**
 * Finds out how long the reads of files take. Where the disk has to be asked for them, it has the system read the next
 * ones, several at once: they are in memory then, and reading them one after the other takes no time. Nothing is kept of
 * them here, so nobody reads anything else than without it.
 */
export class SlowReads {
  readonly #now: () => number;
  readonly #touch: Touch;
  #times: number[] = [];

  /**
   * @param now Milliseconds of a clock.
   * @param touch Reads the head of a file.
   */
  constructor(now: () => number = milliseconds, touch: Touch = touchHead) {
    this.#now = now;
    this.#touch = touch;
  }

  /** Does a read, and notes how long it takes as long as that is asked for. */
  time<Value>(readFile: () => Value): Value {
    if (this.#times.length >= timed) return readFile();
    const start = this.#now();
    const value = readFile();
    this.#times.push(this.#now() - start);
    return value;
  }

  /**
   * @param files What is read next, in order.
   * @param pathOf The absolute path of one of them.
   */
  announce(files: readonly string[], pathOf: (file: string) => string): BeforeRead {
    let count = 0;
    return () => {
      const place = count % row;
      const first = count++;
      if (place === 0) this.#times = [];
      if (place !== timed || median(this.#times) < slow) return undefined;
      return this.#touchAll(files.slice(first, first - timed + row).map(pathOf));
    };
  }

  async #touchAll(paths: readonly string[]): Promise<void> {
    const left = paths.values();
    const nowhere = Buffer.allocUnsafe(headBytes);
    const toucher = async (): Promise<void> => {
      for (const path of left) await this.#touch(path, nowhere);
    };
    await Promise.all(Array.from({ length: atOnce }, toucher));
  }
}

/** The middle of some numbers; one that stands out says nothing: the machine may have done something else. */
function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
}

/** What is wrong with a file is left to whoever reads it. */
function touchHead(path: string, nowhere: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    open(path, 'r', (error, descriptor) => {
      if (error !== null) return resolve();
      read(descriptor, nowhere, 0, nowhere.length, 0, () => close(descriptor, () => resolve()));
    });
  });
}
