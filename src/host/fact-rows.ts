import { closeSync, openSync, readSync } from 'node:fs';
import type { Stamp } from './stamp.ts';

/** What is known of files, in columns, which take the least memory: the same place in each is of the same file. */
export class FactRows {
  readonly names: string[] = [];
  /** The stamps of each thousand, one behind the other. */
  readonly stamps: Float64Array[] = [];
  /** Undefined where nothing is known yet. */
  readonly facts: unknown[] = [];
  /** The row that is likely to be asked for next: runs ask in the same order. */
  #next = 0;
  /** All of them by name, once somebody has asked in another order. */
  #rows: Map<string, number> | undefined;

  /** The row of a file. */
  of(name: string): number | undefined {
    if (this.names[this.#next] === name) return this.#next++;
    this.#rows ??= new Map(this.names.map((each, row) => [each, row]));
    const row = this.#rows.get(name);
    if (row !== undefined) this.#next = row + 1;
    return row;
  }

  stampAt(row: number): Stamp {
    const at = (row % rowsOfLine) * stampWidth;
    const line = this.stamps[Math.floor(row / rowsOfLine)] as Float64Array;
    return [line[at], line[at + 1], line[at + 2], line[at + 3]] as unknown as Stamp;
  }

  /** Adds a file of which nothing is known yet. */
  add(name: string, stamp: Stamp): void {
    const row = this.names.length;
    if (row % rowsOfLine === 0) this.stamps.push(new Float64Array(rowsOfLine * stampWidth));
    this.stamps.at(-1)?.set(stamp, (row % rowsOfLine) * stampWidth);
    this.#rows?.set(name, row);
    this.names.push(name);
    this.facts.push(undefined);
  }
}

/** What is kept of one file. */
export interface FactRow {
  readonly name: string;
  readonly stamp: Stamp;
  readonly fact: unknown;
}

const stampWidth = 4;
const rowsOfLine = 1000;
const bytesOfRead = 256 * 1024;

/**
 * The text of kept facts: a line with the version, then lines of a thousand files each, so that all of it is never in
 * memory at once. Stamps are eight bytes a number, in Base64: written out, they take a third of the reading.
 */
export function* formatFactRows(version: string, rows: Iterable<FactRow>): Iterable<string> {
  yield `${JSON.stringify({ version })}\n`;
  let line: FactRow[] = [];
  for (const row of rows) {
    line.push(row);
    if (line.length < rowsOfLine) continue;
    yield formatLine(line);
    line = [];
  }
  if (line.length > 0) yield formatLine(line);
  // Tells a whole file from one that is cut between lines.
  yield '[]\n';
}

function formatLine(rows: readonly FactRow[]): string {
  const stamps = Buffer.from(Float64Array.from(rows.flatMap(({ stamp }) => stamp)).buffer).toString('base64');
  return `${JSON.stringify([stamps, rows.map(({ name }) => name), rows.map(({ fact }) => fact)])}\n`;
}

/** Reads what `formatFactRows` gives; empty for a file that is missing, damaged or of another version. */
export function readFactRows(path: string, version: string): FactRows {
  const rows = new FactRows();
  let isVersion = false;
  try {
    for (const text of linesOf(path)) {
      const line: unknown = JSON.parse(text);
      if (!isVersion) {
        if (Object(line).version !== version) break;
        isVersion = true;
      } else if (!Array.isArray(line)) break;
      else if (line.length === 0) return rows;
      else if (!addLine(rows, line)) break;
    }
  } catch {
    // Missing, or no JSON.
  }
  return new FactRows();
}

/** @returns False for a line that nobody wrote like this. */
function addLine(rows: FactRows, line: readonly unknown[]): boolean {
  const [written, names, facts] = line;
  if (typeof written !== 'string' || !Array.isArray(names) || !Array.isArray(facts)) return false;
  // All lines before it have to be full.
  if (facts.length !== names.length || rows.names.length !== rows.stamps.length * rowsOfLine) return false;
  const stamps = new Float64Array(names.length * stampWidth);
  if (Buffer.from(stamps.buffer).write(written, 'base64') !== stamps.byteLength) return false;
  rows.stamps.push(stamps);
  for (const name of names) rows.names.push(name);
  for (const fact of facts) rows.facts.push(fact);
  return true;
}

/** The lines of a file that end with a line end, one at a time. */
function* linesOf(path: string): Iterable<string> {
  const file = openSync(path, 'r');
  try {
    let buffer = Buffer.allocUnsafe(bytesOfRead);
    let filled = 0;
    for (;;) {
      const length = readSync(file, buffer, filled, buffer.length - filled, null);
      if (length === 0) return;
      filled += length;
      let start = 0;
      for (let end = buffer.indexOf('\n'); end !== -1 && end < filled; end = buffer.indexOf('\n', start)) {
        yield buffer.toString('utf8', start, end);
        start = end + 1;
      }
      buffer.copyWithin(0, start, filled);
      filled -= start;
      // A line that is longer than all of it.
      if (filled === buffer.length) buffer = Buffer.concat([buffer], 2 * filled);
    }
  } finally {
    closeSync(file);
  }
}
