/**
 * Where something was written. Phases carry places; lines and columns are worked out only for what is printed
 * (`locate.ts`), so that a run in which nothing is wrong never parses with positions.
 */
export type Place = JsonPlace | TextPlace | LinePlace | FilePlace;

/** A value in a JSON file, or the key of the member that contains it. */
export interface JsonPlace {
  /** Relative to the docs root, with `/`. */
  readonly file: string;
  /** JSON pointer (RFC 6901) within that file; `''` is the whole value. */
  readonly pointer: string;
  /** `key` where the member's name is meant and not its value. Default: `value`. */
  readonly part?: 'key';
}

/** A range of a text: UTF-16 offsets, without a byte order mark; `end` is exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A range of a text file. */
export interface TextPlace extends Range {
  readonly file: string;
  /** Set if the range is also a JSON member. */
  readonly pointer?: string;
}

/** The order of ranges in files: by the names of the files, then by where they start. */
export function comparePlaces(a: TextPlace, b: TextPlace): number {
  return a.file === b.file ? a.start - b.start : a.file < b.file ? -1 : 1;
}

/** A whole line of a text file. */
export interface LinePlace {
  readonly file: string;
  /** 1-based. */
  readonly line: number;
}

/** A file as a whole, or one that does not exist. */
export interface FilePlace {
  readonly file: string;
}

/** The place of a member or item of the container at `place`. */
export function memberPlace(place: JsonPlace, name: string | number): JsonPlace {
  const step = typeof name === 'number' ? name : escapeStep(name);
  return { file: place.file, pointer: `${place.pointer}/${step}` };
}

/** The same member, its key meant. */
export function keyPlace(place: JsonPlace): JsonPlace {
  return { file: place.file, pointer: place.pointer, part: 'key' };
}

/** The steps of a JSON pointer, unescaped. */
export function pointerSteps(pointer: string): string[] {
  return pointer.split('/').slice(1).map(unescapeStep);
}

/** One step of a JSON pointer, as it is named in the document. */
export function unescapeStep(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** The JSON pointer of these steps. */
export function pointerTo(steps: readonly string[]): string {
  return steps.map((step) => `/${escapeStep(step)}`).join('');
}

function escapeStep(name: string): string {
  return name.includes('~') || name.includes('/') ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name;
}

/** Where the line of an offset ends, its break left out. */
export function endOfLine(text: string, offset: number): number {
  const next = text.indexOf('\n', offset);
  const end = next === -1 ? text.length : next;
  return text[end - 1] === '\r' ? end - 1 : end;
}

/** Where each line of a text begins. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
