import type { Excess } from '../values/page-body.ts';

export interface BodyLimits {
  readonly pageLength: number;
  /**
   * Maximum nesting depth of braces, brackets, quotes, list items or elements. Also the maximum number of different
   * code span delimiters in a paragraph.
   */
  readonly pageNesting: number;
}

const container = /[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])/y;

/**
 * Detects text for which Markdown parsers need more than linear time: each additional level at least doubles the time
 * to parse a page. Single pass over the text.
 */
export function findExcessiveNesting(text: string, { pageLength, pageNesting: limit }: BodyLimits): Excess | undefined {
  if (text.length > pageLength) {
    return { of: 'length', limit: pageLength, start: 0 };
  }
  let [braces, brackets] = [0, 0];
  let ticks = new Set<number>();
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 0x7b:
        if (++braces > limit) return { of: 'braces', limit, start: at };
        break;
      case 0x7d:
        if (braces > 0) braces--;
        break;
      case 0x5b:
        if (++brackets > limit) return { of: 'brackets', limit, start: at };
        break;
      case 0x5d:
        if (brackets > 0) brackets--;
        break;
      case 0x60: {
        const start = at;
        while (text.charCodeAt(at + 1) === 0x60) at++;
        if (at - start > 1 && isLineStart(text, start)) braces = 0;
        if (ticks.add(at - start).size > limit) return { of: 'code spans', limit, start };
        break;
      }
      case 0x0a: {
        if (isBlank(text, at + 1)) {
          brackets = 0;
          if (ticks.size > 0) ticks = new Set();
        }
        const deep = containersAt(text, at + 1, limit);
        if (deep !== undefined) return { of: 'lists and quotes', limit, start: deep };
      }
    }
  }
  const deep = containersAt(text, 0, limit);
  if (deep !== undefined) return { of: 'lists and quotes', limit, start: deep };
  // Text with few closing tags can't have deeply nested elements.
  const element = text.split('</').length > limit ? findDeepElement(text, limit) : undefined;
  return element === undefined ? undefined : { of: 'elements', limit, start: element };
}

function containersAt(text: string, start: number, limit: number): number | undefined {
  container.lastIndex = start;
  for (let count = 0; container.test(text); count++) {
    if (count === limit) return container.lastIndex - 1;
  }
  return undefined;
}

function isLineStart(text: string, at: number): boolean {
  let before = at - 1;
  while (text.charCodeAt(before) === 0x20 || text.charCodeAt(before) === 0x09) before--;
  return before < 0 || text.charCodeAt(before) === 0x0a;
}

function isBlank(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit === 0x0a || unit === 0x0d;
}

const tag = /<(\/?)([A-Za-z][\w.:-]*|(?=>))/g;

interface OpenElement {
  readonly name: string;
  readonly start: number;
  /** Maximum depth of the closed elements inside the element. */
  levels: number;
}

/**
 * Finds an element that contains too many levels of elements. Unclosed tags don't count, such as `Array<string>` in
 * code. Single pass over the text.
 *
 * @returns UTF-16 offset of the element, or `undefined`.
 */
export function findDeepElement(text: string, limit: number): number | undefined {
  const open: OpenElement[] = [];
  const names = new Map<string, number>();
  for (const { 1: slash, 2: name = '', index } of text.matchAll(tag)) {
    const count = names.get(name) ?? 0;
    if (slash === '') {
      open.push({ name, start: index, levels: 0 });
      names.set(name, count + 1);
    } else if (count > 0) {
      const start = close(open, names, name, limit);
      if (start !== undefined) return start;
    }
  }
  return undefined;
}

function close(open: OpenElement[], names: Map<string, number>, name: string, limit: number): number | undefined {
  let levels = 1;
  for (let last = open.pop(); last !== undefined; last = open.pop()) {
    names.set(last.name, (names.get(last.name) ?? 0) - 1);
    levels = Math.max(levels, last.levels + 1);
    if (last.name !== name) continue;
    const parent = open.at(-1);
    if (parent !== undefined) parent.levels = Math.max(parent.levels, levels);
    return levels > limit ? last.start : undefined;
  }
  return undefined;
}
