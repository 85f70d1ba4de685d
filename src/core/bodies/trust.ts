import type { BodyFormat } from '../values/page-body.ts';
import type { Range } from '../values/place.ts';
import { AlikeModules } from './alike-code.ts';
import { type CodeRange, isDoubtfulText } from './doubtful-text.ts';
import { type Depth, depthInside, endsElsewhere, flat, hasLazyElement, hasLazyLine } from './lazy-lines.ts';
import { type BodyNode, offsetsOf } from './tree.ts';
import { hasAlikeCode, isTrustedNode, lineEnd } from './trusted-node.ts';

/*
 * Trees that satteri 0.10 and remark make in two ways, found by comparing them on random texts. The conditions are wider
 * than need be: a page that meets one costs the time of remark, a difference would cost trust.
 */

const moduleLine = /^(?:import|export)\b/m;
/** What has to follow a block of imports and exports: nothing, or a blank line. */
const restOfModule = /[ \t]*(?:\r?\n[ \t]*)?(?:\r?\n|$(?![\s\S]))/y;
/** An element or braces; at the end of a cell or a heading, "<" is an element that is not finished. */
const markup = /(?<!\\)(?:\{|<(?:[A-Za-z/>]|\s*$))/;
const nameInBraces = /(?<![{\\])\{[A-Za-z]\w*\}/g;

/** True if the tree of satteri can be used: nothing in it is known to be read in two ways. */
export function isTrustedTree(root: BodyNode, text: string, format: BodyFormat): boolean {
  return new Judge(text, format).trusts(root);
}

/** Goes through a tree, in text order. */
class Judge {
  readonly #text: string;
  readonly #format: BodyFormat;
  readonly #codes: CodeRange[] = [];
  readonly #alike = new AlikeModules();
  /** Whether a line starts as an import does. */
  readonly #hasModules: boolean;
  /** Where it may: in blocks of imports, and in the text of paragraphs. */
  readonly #modules: Range[] = [];
  /** Whether text contains plain names in braces: code that means nothing, but in headings and where names are imported. */
  #hasNames = false;
  #bringsNames = false;
  #isInHeading = false;

  constructor(text: string, format: BodyFormat) {
    this.#text = text;
    this.#format = format;
    this.#hasModules = format === 'mdx' && moduleLine.test(text);
  }

  trusts(root: BodyNode): boolean {
    const [text, codes] = [this.#text, this.#codes];
    if (!this.#trusts(root, { start: 0, end: text.length }, flat, true)) return false;
    if (isDoubtfulText(text, this.#format, codes)) return false;
    if (this.#hasNames && this.#bringsNames) return false;
    const blocks = codes.filter(({ type }) => type === 'code');
    return !this.#hasModules || areModulesFound([...this.#modules, ...blocks], text);
  }

  #trusts(node: BodyNode, parent: Range, depth: Depth, isTop: boolean): boolean {
    const { type, children = [] } = node;
    const whole = offsetsOf(node) ?? parent;
    if (whole.start < parent.start || whole.end > parent.end) return false;
    const isMarked = /[{<]/.test(this.#text.slice(whole.start, whole.end));
    if (!isTrustedNode(node, whole, this.#text, this.#format, isMarked)) return false;
    if (type === 'code' || type === 'inlineCode') this.#codes.push({ type, ...whole });
    if (this.#format === 'mdx') {
      if (this.#hasModules && isTop && !this.#trustsModule(type, whole)) return false;
      if (isMarked && type.startsWith('mdx') && type !== 'mdxjsEsm') {
        if (!hasAlikeCode(node) || hasLazyLine(whole, this.#text, depth)) return false;
        if (type === 'mdxJsxFlowElement' && endsElsewhere(node, whole, this.#text, depth)) return false;
      }
      if (isMarked && type === 'text' && !this.#trustsText(whole, parent)) return false;
    }
    if (isMarked && hasLazyElement(children, this.#text)) return false;
    if (children.length === 0) return true;
    if (type === 'heading') this.#isInHeading = true;
    const inside = depthInside(node, this.#text, depth);
    for (const child of children) if (!this.#trusts(child, whole, inside, type === 'root')) return false;
    if (type === 'heading') this.#isInHeading = false;
    return true;
  }

  /**
   * Whether text contains no braces and tags, which satteri takes for text at times; plain names in braces may be at the
   * end of a paragraph.
   */
  #trustsText({ start, end }: Range, parent: Range): boolean {
    const text = this.#text.slice(start, end);
    if (!markup.test(text)) return true;
    this.#hasNames = true;
    if (this.#isInHeading || this.#text.slice(end, parent.end).trim() !== '') return false;
    return !markup.test(text.replace(nameInBraces, ''));
  }

  /** Whether a block at the top is no imports and exports, or some that are read the same way. */
  #trustsModule(type: string, { start, end }: Range): boolean {
    if (type === 'mdxjsEsm') {
      this.#bringsNames = true;
      this.#modules.push({ start, end });
      restOfModule.lastIndex = end;
      return restOfModule.test(this.#text) && this.#alike.isAlike(this.#text.slice(start, end));
    }
    // The first line would be one, and so the next behind a table.
    if (type === 'paragraph' && isBehindBlank(this.#text, start)) {
      this.#modules.push({ start: lineEnd(this.#text, start) + 1, end });
    }
    return true;
  }
}

/** Whether nothing, or a blank line, is before a line. */
function isBehindBlank(text: string, start: number): boolean {
  return start === 0 || /\n[ \t]*\r?\n$/.test(text.slice(Math.max(0, start - 100), start));
}

/**
 * Whether every line that starts as an import does is one, or code, or goes on with a paragraph: behind tables satteri
 * takes it for text.
 */
function areModulesFound(known: readonly Range[], text: string): boolean {
  const sorted = known.toSorted((a, b) => b.start - a.start);
  let covered = 0;
  for (const { index } of text.matchAll(new RegExp(moduleLine, 'gm'))) {
    for (let next = sorted.at(-1); next !== undefined && next.start <= index; next = sorted.at(-1)) {
      covered = Math.max(covered, next.end);
      sorted.pop();
    }
    if (index >= covered) return false;
  }
  return true;
}
