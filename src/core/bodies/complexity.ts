import type { Excess } from '../values/page-body.ts';

export interface BodyLimits {
  readonly pageLength: number;
  /**
   * Maximum nesting depth of braces, brackets, quotes, list items or elements. Also the maximum number of different
   * code span delimiters in a paragraph.
   */
  readonly pageNesting: number;
}

const containerMarker = /[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])/y;

/**
 * Finds pages that are too long, and nesting that Markdown parsers need exponential time for: each level at least
 * doubles the time. Single pass over the text.
 */
export function findExcessiveNesting(text: string, { pageLength, pageNesting: limit }: BodyLimits): Excess | undefined {
  if (text.length > pageLength) {
    return { of: 'length', limit: pageLength, start: 0 };
  }
  let [braces, brackets] = [0, 0];
  let delimiterLengths = new Set<number>();
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
        if (delimiterLengths.add(at - start).size > limit) return { of: 'code spans', limit, start };
        break;
      }
      case 0x0a: {
        if (isBlank(text, at + 1)) {
          brackets = 0;
          if (delimiterLengths.size > 0) delimiterLengths = new Set();
        }
        const excessStart = findDeepContainer(text, at + 1, limit);
        if (excessStart !== undefined) return { of: 'lists and quotes', limit, start: excessStart };
      }
    }
  }
  const excessStart = findDeepContainer(text, 0, limit);
  if (excessStart !== undefined) return { of: 'lists and quotes', limit, start: excessStart };
  // Text with few closing tags can't have deeply nested elements.
  const elementStart = text.split('</').length > limit ? findDeepElement(text, limit) : undefined;
  return elementStart === undefined ? undefined : { of: 'elements', limit, start: elementStart };
}

function findDeepContainer(text: string, start: number, limit: number): number | undefined {
  containerMarker.lastIndex = start;
  for (let count = 0; containerMarker.test(text); count++) {
    if (count === limit) return containerMarker.lastIndex - 1;
  }
  return undefined;
}

function isLineStart(text: string, at: number): boolean {
  let index = at - 1;
  while (text.charCodeAt(index) === 0x20 || text.charCodeAt(index) === 0x09) index--;
  return index < 0 || text.charCodeAt(index) === 0x0a;
}

function isBlank(text: string, at: number): boolean {
  const charCode = text.charCodeAt(at);
  return charCode === 0x0a || charCode === 0x0d;
}

const tagPattern = /<(\/?)([A-Za-z][\w.:-]*|(?=>))/g;

interface OpenElement {
  readonly name: string;
  readonly start: number;
  /** Maximum depth of the closed elements inside the element. */
  innerDepth: number;
}

/**
 * Finds an element that contains too many levels of elements. Unclosed tags don't count, such as `Array<string>` in
 * code. Single pass over the text.
 *
 * @returns UTF-16 offset of the element, or `undefined`.
 */
export function findDeepElement(text: string, limit: number): number | undefined {
  const openElements: OpenElement[] = [];
  const openCounts = new Map<string, number>();
  for (const { 1: slash, 2: name = '', index } of text.matchAll(tagPattern)) {
    const count = openCounts.get(name) ?? 0;
    if (slash === '') {
      openElements.push({ name, start: index, innerDepth: 0 });
      openCounts.set(name, count + 1);
    } else if (count > 0) {
      const start = closeElement(openElements, openCounts, name, limit);
      if (start !== undefined) return start;
    }
  }
  return undefined;
}

function closeElement(
  openElements: OpenElement[],
  openCounts: Map<string, number>,
  name: string,
  limit: number,
): number | undefined {
  let depth = 1;
  for (let element = openElements.pop(); element !== undefined; element = openElements.pop()) {
    openCounts.set(element.name, (openCounts.get(element.name) ?? 0) - 1);
    depth = Math.max(depth, element.innerDepth + 1);
    if (element.name !== name) continue;
    const parent = openElements.at(-1);
    if (parent !== undefined) parent.innerDepth = Math.max(parent.innerDepth, depth);
    return depth > limit ? element.start : undefined;
  }
  return undefined;
}
