import type { Json } from '../values/json.ts';
import { colon, isSurelyPlain, quote, stringEnd } from './survey.ts';

/** A JSON text without faults, and its value. */
export interface ReadText {
  readonly text: string;
  readonly value: Json;
}

/** The innermost object or list around a stretch of text. */
interface Part {
  /** Offsets of its brackets. */
  readonly start: number;
  readonly end: number;
  /** Names and indexes that lead to it. */
  readonly steps: readonly (string | number)[];
}

/**
 * The value of a text that somebody has edited. Only the innermost object or list around the edit is parsed; all others
 * are those of before.
 *
 * @param deepest Levels of brackets that the text may have.
 * @returns Undefined where the text has to be read as a whole: there may be a fault in it.
 */
export function reread(before: ReadText, text: string, deepest: number): Json | undefined {
  const { text: earlier, value } = before;
  const start = commonStart(earlier, text);
  if (start === earlier.length && start === text.length) return value;
  const behind = commonEnd(earlier.slice(start), text.slice(start));
  const part = partAround(earlier, start, earlier.length - behind);
  if (part === undefined) return undefined;
  const own = text.slice(part.start, part.end + 1 + text.length - earlier.length);
  const now = parse(own);
  if (now === undefined || !isSurelyPlain(own, now, deepest - part.steps.length)) return undefined;
  return withPart(value, part.steps, now);
}

/** How many signs two texts begin with alike. Long stretches are compared at once: that takes a tenth of the time. */
function commonStart(one: string, other: string): number {
  let low = 0;
  let high = Math.min(one.length, other.length);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (one.slice(low, middle) === other.slice(low, middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** How many signs two texts end with alike. */
function commonEnd(one: string, other: string): number {
  let low = 0;
  let high = Math.min(one.length, other.length);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const isAlike =
      one.slice(one.length - middle, one.length - low) === other.slice(other.length - middle, other.length - low);
    if (isAlike) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** An object or list that is not closed yet. */
interface Open {
  readonly start: number;
  readonly isList: boolean;
  /** Of the item that is read. */
  index: number;
  /** Offsets of the name of the member that is read. */
  nameStart: number;
  nameEnd: number;
}

/** @param text Correct JSON. */
function partAround(text: string, start: number, end: number): Part | undefined {
  const open: Open[] = [];
  let top: Open | undefined;
  let stringStart = 0;
  let lastStringEnd = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign <= space) continue;
    if (sign === quote) {
      stringStart = at;
      at = stringEnd(text, at);
      lastStringEnd = at;
    } else if (sign === openObject || sign === openList) {
      top = { start: at, isList: sign === openList, index: 0, nameStart: 0, nameEnd: 0 };
      open.push(top);
    } else if (sign === closeObject || sign === closeList) {
      if (top !== undefined && top.start < start && at >= end) {
        const steps = open.slice(0, -1).map((each) => stepOf(text, each));
        return { start: top.start, end: at, steps };
      }
      open.pop();
      top = open.at(-1);
    } else if (top !== undefined && sign === comma) top.index++;
    else if (top !== undefined && sign === colon) {
      top.nameStart = stringStart;
      top.nameEnd = lastStringEnd;
    }
  }
  return undefined;
}

const space = 32;
const comma = 44;
const openList = 91;
const closeList = 93;
const openObject = 123;
const closeObject = 125;

function stepOf(text: string, { isList, index, nameStart, nameEnd }: Open): string | number {
  if (isList) return index;
  const name = text.slice(nameStart + 1, nameEnd);
  return name.includes('\\') ? (JSON.parse(`"${name}"`) as string) : name;
}

/** The value with another part; what lies beside the way to it is shared. */
function withPart(value: Json, [step, ...others]: readonly (string | number)[], part: Json): Json {
  if (step === undefined) return part;
  if (typeof step === 'number') {
    const items = value as readonly Json[];
    return items.with(step, withPart(items[step] as Json, others, part));
  }
  const members = value as { readonly [name: string]: Json };
  return { ...members, [step]: withPart(members[step] as Json, others, part) };
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
