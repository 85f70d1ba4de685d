import { AlikeModules, isAlikeExpression, isAlikeValue } from './alike-code.ts';
import { isDoubtfulText } from './doubtful-text.ts';
import type { BodyFormat } from './facts.ts';
import { isSimpleSpread } from './simple-code.ts';
import { type BodyNode, type Stretch, stretchOf } from './tree.ts';

/*
 * Trees that satteri 0.10 and remark make in two ways, found by comparing them on random texts. The conditions are wider
 * than need be: a page that meets one costs the time of remark, a difference would cost trust.
 */

const moduleLine = /^(?:import|export)\b/m;
/** What may follow a block on its line; of what else stands there satteri loses some. */
const restOfLine = /^ *(?:\s*|<\/.*)?$/;
/** What has to follow a block of imports and exports: nothing, or a blank line. */
const restOfModule = /[ \t]*(?:\r?\n[ \t]*)?(?:\r?\n|$(?![\s\S]))/y;
/** A line that is nothing but a tag, or an expression: no parser takes it for a part of the paragraph before it. */
const lineOfItsOwn = /[ \t]*(?:<[^<>{}\r\n]*>|\{[^<>{}\r\n]*\})[ \t]*(?:\r?\n|$(?![\s\S]))/y;
const markup = /(?<!\\)(?:\{|<[A-Za-z/>])/;
const nameInBraces = /(?<![{\\])\{[A-Za-z]\w*\}/g;
/** In code of several lines, one that may begin an element or an expression: not `<name>` with words behind it. */
const lineOfMarkup = /\n[ \t>]*(?:\{|<(?![A-Za-z][\w-]*>[ \t]*[^\s<{]))/;
/** An element on one line, or with its closing tag alone on the last one. */
const ownEnd = /^[^\n]*$|\n[ \t]*<\/[^<>]*>$/;
const mail = /^(?:mailto|xmpp):/i;
const plainAddress = /^https?:\/\/(?:[\w.+@-]*\w\.[a-z]{2,}|localhost)(?:[/?#:][\x21-\x7e]*)?$/i;
const containers: ReadonlySet<string> = new Set(['list', 'blockquote', 'footnoteDefinition']);

/** How deep the lines of lists and quotes stand at the least. */
interface Depth {
  readonly columns: number;
  readonly quotes: number;
}

const flat: Depth = { columns: 0, quotes: 0 };

/** Whether both parsers are known to make such a tree of the text. */
export function isTrustedTree(root: BodyNode, text: string, format: BodyFormat): boolean {
  return new Judge(text, format).trusts(root);
}

/** Goes through a tree, in text order. */
class Judge {
  readonly #text: string;
  readonly #format: BodyFormat;
  readonly #braces: Occurrences;
  readonly #brackets: Occurrences;
  readonly #codes: BodyNode[] = [];
  readonly #alike = new AlikeModules();
  /** Whether a line starts as an import does. */
  readonly #hasModules: boolean;
  /** Whether text holds plain names in braces: code that means nothing, but in headings and where names are imported. */
  #hasNames = false;
  #bringsNames = false;
  #isInHeading = false;
  /** Where it may: in blocks of imports, and in the text of paragraphs. */
  readonly #modules: Stretch[] = [];

  constructor(text: string, format: BodyFormat) {
    this.#text = text;
    this.#format = format;
    this.#braces = new Occurrences(text, '{');
    this.#brackets = new Occurrences(text, '<');
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

  #trusts(node: BodyNode, parent: Stretch, depth: Depth, isTop: boolean): boolean {
    const { type, children } = node;
    const whole = stretchOf(node) ?? parent;
    if (whole.start < parent.start || whole.end > parent.end) return false;
    const isMarked = this.#braces.isIn(whole) || this.#brackets.isIn(whole);
    if (!isTrustedNode(node, whole, this.#text, this.#format, isMarked)) return false;
    if (type === 'code' || type === 'inlineCode') this.#codes.push(node);
    if (this.#format === 'mdx') {
      if (this.#hasModules && isTop && !this.#trustsModule(type, whole)) return false;
      if (isMarked && type.startsWith('mdx') && type !== 'mdxjsEsm') {
        if (!hasAlikeCode(node) || hasLazyLine(whole, this.#text, depth)) return false;
      }
      if (isMarked && type === 'text' && !this.#trustsText(whole, parent)) return false;
      if (isMarked && hasLazyElement(children, this.#text)) return false;
    }
    if (children.length === 0) return true;
    if (type === 'heading') this.#isInHeading = true;
    const inside = depthInside(node, this.#text, depth);
    for (const child of children) if (!this.#trusts(child, whole, inside, type === 'root')) return false;
    if (type === 'heading') this.#isInHeading = false;
    return true;
  }

  /**
   * Whether text holds no braces and tags, which satteri takes for text at times; plain names in braces may stand at the
   * end of a paragraph.
   */
  #trustsText({ start, end }: Stretch, parent: Stretch): boolean {
    const text = this.#text.slice(start, end);
    if (!markup.test(text)) return true;
    this.#hasNames = true;
    if (this.#isInHeading || this.#text.slice(end, parent.end).trim() !== '') return false;
    return !markup.test(text.replace(nameInBraces, ''));
  }

  /** Whether a block at the top is no imports and exports, or some that are read alike. */
  #trustsModule(type: string, { start, end }: Stretch): boolean {
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

/** Where a sign stands in a text, for stretches that are asked for in order. */
class Occurrences {
  readonly #text: string;
  readonly #sign: string;
  #from = 0;
  #next = -1;

  constructor(text: string, sign: string) {
    this.#text = text;
    this.#sign = sign;
  }

  isIn({ start, end }: Stretch): boolean {
    if (start < this.#from || this.#next < start) {
      const next = this.#text.indexOf(this.#sign, start);
      this.#from = start;
      this.#next = next === -1 ? Number.POSITIVE_INFINITY : next;
    }
    return this.#next < end;
  }
}

function isTrustedNode(
  node: BodyNode,
  { start, end }: Stretch,
  text: string,
  format: BodyFormat,
  isMarked: boolean,
): boolean {
  const { type } = node;
  switch (type) {
    case 'link': {
      const { url = '' } = node;
      return text[start] === '[' || text[start] === '<' || mail.test(url) || plainAddress.test(url);
    }
    case 'footnoteReference':
      // A footnote in the text of a link or picture.
      return text[start - 1] !== '[';
    case 'definition':
      return !/^["'(]/.test(node.url ?? '');
    case 'tableRow':
      // remark ends an expression of several lines with its row, and the table where HTML begins.
      return !isMarked || !/^\s*<|\n/.test(text.slice(start, end));
  }
  if (format === 'md' || !isMarked) return true;
  switch (type) {
    case 'image':
    case 'imageReference':
      return false;
    case 'inlineCode':
      return !lineOfMarkup.test(text.slice(start, end));
    case 'mdxFlowExpression':
      return restOfLine.test(text.slice(end, lineEnd(text, end)));
    case 'mdxJsxFlowElement':
      if (!restOfLine.test(text.slice(end, lineEnd(text, end)))) return false;
  }
  // Elements that end otherwise than with their tag.
  return !type.startsWith('mdxJsx') || /(?:\/\s*|<\s*\/[^<>]*)>$/.test(text.slice(start, end));
}

function hasAlikeCode(node: BodyNode): boolean {
  if (node.type.endsWith('Expression')) return isAlikeExpression(node.value ?? '');
  return (node.attributes ?? []).every(({ name, value }) => {
    if (name === undefined) return isSimpleSpread(String(value));
    return typeof value !== 'object' || value === null || isAlikeValue(value.value);
  });
}

function depthInside(node: BodyNode, text: string, depth: Depth): Depth {
  const { columns, quotes } = depth;
  if (node.type === 'blockquote') return { columns: columns + 1, quotes: quotes + 1 };
  if (node.type === 'footnoteDefinition') return { columns: columns + 4, quotes };
  const first = node.type === 'listItem' ? node.children[0] : undefined;
  const start = first === undefined ? undefined : stretchOf(first)?.start;
  return start === undefined ? depth : { columns: start - lineStart(text, start), quotes };
}

function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end;
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** Whether nothing, or a blank line, stands before a line. */
function isBehindBlank(text: string, start: number): boolean {
  return start === 0 || /\n[ \t]*\r?\n$/.test(text.slice(Math.max(0, start - 100), start));
}

/** Whether a stretch of several lines stands less deep than its list or quote: MDX refuses some of those. */
function hasLazyLine({ start, end }: Stretch, text: string, { columns, quotes }: Depth): boolean {
  if (columns === 0 || !text.slice(start, end).includes('\n')) return false;
  const lines = text.slice(lineStart(text, start), end).split('\n');
  return lines.some((line, index) => {
    if (line.trim() === '') return false;
    const depth = index === 0 ? line.slice(0, columns) : (/^[ \t>]*/.exec(line)?.[0] ?? '');
    if (index === 0 && start - lineStart(text, start) < columns) return true;
    return depth.length < columns || depth.split('>').length <= quotes || depth.includes('\t');
  });
}

/** Whether an element follows a list or quote without a blank line: remark may take it for a part of that. */
function hasLazyElement(siblings: readonly BodyNode[], text: string): boolean {
  return siblings.some((node, index) => {
    const before = siblings[index - 1];
    if (before === undefined || !containers.has(before.type) || !node.type.startsWith('mdx')) return false;
    const start = stretchOf(node)?.start ?? 0;
    lineOfItsOwn.lastIndex = lineStart(text, start);
    if (lineOfItsOwn.test(text) && ownEnd.test(text.slice(start, node.end))) return false;
    return text.slice(stretchOf(before)?.end ?? 0, start).split('\n').length < 3;
  });
}

/**
 * Whether every line that starts as an import does is one, or code, or goes on with a paragraph: behind tables satteri
 * takes it for text.
 */
function areModulesFound(known: readonly Stretch[], text: string): boolean {
  const sorted = known.toSorted((a, b) => a.start - b.start);
  let [next, covered] = [0, 0];
  for (const { index } of text.matchAll(new RegExp(moduleLine, 'gm'))) {
    for (; (sorted[next]?.start ?? text.length + 1) <= index; next++) {
      covered = Math.max(covered, (sorted[next] as Stretch).end);
    }
    if (index >= covered) return false;
  }
  return true;
}
