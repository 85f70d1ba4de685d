import { closeSync, openSync, readSync } from 'node:fs';
import type { Stamp } from './stamp.ts';

/** What is kept of files, in columns: the same place in each is of the same file. */
export interface FactRows {
  readonly names: readonly string[];
  /** The stamps of each thousand, one behind the other. */
  readonly stamps: readonly Float64Array[];
  readonly facts: readonly unknown[];
}

/** What is kept of one file. */
export interface FactRow {
  readonly name: string;
  readonly stamp: Stamp;
  readonly fact: unknown;
}

/** The numbers that a file's stamp had. */
export function stampOfRow({ stamps }: FactRows, row: number): Stamp {
  const at = (row % rowsOfLine) * stampWidth;
  const line = stamps[Math.floor(row / rowsOfLine)] as Float64Array;
  return [line[at], line[at + 1], line[at + 2], line[at + 3]] as unknown as Stamp;
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
  const rows = { names: [] as string[], stamps: [] as Float64Array[], facts: [] as unknown[] };
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
  return { names: [], stamps: [], facts: [] };
}

/** @returns False for a line that nobody wrote like this. */
function addLine(
  rows: { names: string[]; stamps: Float64Array[]; facts: unknown[] },
  line: readonly unknown[],
): boolean {
  const [written, names, facts] = line;
  if (typeof written !== 'string' || !Array.isArray(names) || !Array.isArray(facts)) return false;
  // A copy: where `Buffer` puts bytes, numbers of eight of them may not begin.
  const stamps = new Float64Array(Uint8Array.from(Buffer.from(written, 'base64')).buffer);
  const isWhole = facts.length === names.length && stamps.length === names.length * stampWidth;
  // All lines before it have to be full.
  if (!isWhole || rows.names.length !== rows.stamps.length * rowsOfLine) return false;
  rows.stamps.push(stamps);
  for (const name of names) rows.names.push(name);
  for (const fact of facts) rows.facts.push(fact);
  return true;
}

/** The lines of a file that end with a line end. */
function* linesOf(path: string): Iterable<string> {
  const file = openSync(path, 'r');
  try {
    const buffer = Buffer.allocUnsafe(bytesOfRead);
    let begun: Buffer[] = [];
    for (let length = readSync(file, buffer); length > 0; length = readSync(file, buffer)) {
      let start = 0;
      for (let end = buffer.indexOf('\n'); end !== -1 && end < length; end = buffer.indexOf('\n', start)) {
        const last = buffer.subarray(start, end);
        yield (begun.length === 0 ? last : Buffer.concat([...begun, last])).toString('utf8');
        begun = [];
        start = end + 1;
      }
      // A copy: the next bytes are read over these.
      begun.push(Buffer.from(buffer.subarray(start, length)));
    }
  } finally {
    closeSync(file);
  }
}
