/**
 * Location in a file. Lines and columns are computed only for printed findings (`locate.ts`), so a run without findings
 * never parses with positions.
 */
export type Location = JsonLocation | TextLocation | LineLocation | FileLocation;

export interface JsonLocation {
  /** Relative to the docs root, with `/`. */
  readonly file: string;
  /** JSON pointer (RFC 6901) within the file; `''` is the whole value. */
  readonly pointer: string;
  /** `key` for the member's name instead of its value. Default: `value`. */
  readonly part?: 'key';
}

/** UTF-16 offsets in a text without a byte order mark. `end` is exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

export interface TextLocation extends Range {
  readonly file: string;
  readonly pointer?: string;
}

export function compareLocations(a: TextLocation, b: TextLocation): number {
  return a.file === b.file ? a.start - b.start : a.file < b.file ? -1 : 1;
}

export interface LineLocation {
  readonly file: string;
  /** 1-based. */
  readonly line: number;
}

/** A whole file, which may not exist. */
export interface FileLocation {
  readonly file: string;
}

export function memberLocation(location: JsonLocation, name: string | number): JsonLocation {
  const segment = typeof name === 'number' ? name : escapeSegment(name);
  return { file: location.file, pointer: `${location.pointer}/${segment}` };
}

export function keyLocation(location: JsonLocation): JsonLocation {
  return { file: location.file, pointer: location.pointer, part: 'key' };
}

/** Key of a JSON location for maps and sets, the same for a value and its key. */
export function locationKey({ file, pointer }: Pick<JsonLocation, 'file' | 'pointer'>): string {
  return `${file} ${pointer}`;
}

export function pointerSegments(pointer: string): string[] {
  return pointer.split('/').slice(1).map(unescapePointerSegment);
}

export function unescapePointerSegment(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~');
}

export function toPointer(segments: readonly string[]): string {
  return segments.map((segment) => `/${escapeSegment(segment)}`).join('');
}

function escapeSegment(segment: string): string {
  return segment.includes('~') || segment.includes('/') ? segment.replaceAll('~', '~0').replaceAll('/', '~1') : segment;
}

/** Offset of the end of the line, before its line break. */
export function endOfLine(text: string, offset: number): number {
  const lineBreak = text.indexOf('\n', offset);
  const end = lineBreak === -1 ? text.length : lineBreak;
  return text[end - 1] === '\r' ? end - 1 : end;
}

export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
}

/** Reason and UTF-16 offset of an error of js-yaml. */
export function yamlFault(error: unknown, text: string): { readonly reason: string; readonly offset: number } {
  const { reason, mark }: { readonly reason?: string; readonly mark?: { readonly position?: number } } = Object(error);
  return { reason: reason ?? 'it cannot be read', offset: Math.min(mark?.position ?? 0, text.length) };
}
