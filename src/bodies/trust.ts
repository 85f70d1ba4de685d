import type { BodyFormat } from './facts.ts';
import { boundNames, isSimpleExpression, isSimpleImport, isSimpleSpread, isSimpleValue } from './simple-code.ts';
import { type BodyNode, type Stretch, stretchOf } from './tree.ts';

/*
 * What satteri 0.10 and remark read in two ways, found by comparing them on random texts. The conditions are wider
 * than need be: a page that meets one costs the time of remark, a difference would cost trust.
 */

/**
 * TOML front matter, a second byte order mark, half a surrogate pair, addresses that hold references of characters, and
 * addresses behind signs that the one takes for a border alone. A backslash as the very last sign behind an import makes
 * satteri end the whole process.
 */
const different =
  /^\+\+\+|^\u{FEFF}|\p{Surrogate}|[^ \t\r\n\w*~(["'./-]www\.|(?:www\.|:\/\/|@)\S{0,500}&[#\w]+;|\\(?![\s\S])|[\u{10000}-\u{10FFFF}][*_~]|[*_~][\u{10000}-\u{10FFFF}]/iu;
/**
 * A mail address behind a slash, or behind a letter that none of it may be: behind an open bracket the one finds it, and
 * the other does not.
 */
const attachedMail = /[/\P{ASCII}][\w.+-]+@/u;
/**
 * A link whose `@` no parser takes for that of a mail address: between brackets that end as links do, of signs that mean
 * nothing else, and behind a sign that leaves it a link.
 */
const linkWithAt =
  /(?<![^\s*|(])\[(?![A-Za-z\d@./+-]*www\.)[A-Za-z\d@./+-]*@[A-Za-z\d./+-]*\]\((?:[A-Za-z]{2,}:)?[A-Za-z\d/@.?=#%+~-]*\)/g;
/** An `@` that may belong to an address. */
const attachedAt = /[^\s(["'`|]@/;
/** Front matter that does not end. */
const unclosed = /^---[ \t]*(?![ \t])(?!\r?\n(?:[\s\S]*?\n)?---[ \t]*\r?(?:\n|$))/;
const footnote = /^[ \t>]*\[\^[^\]\n]+\]:/m;
/** MDX has no code by indentation, so that the one takes a footnote that stands deep for one, and the other does not. */
const deepFootnote = /^(?=[ \t>]*\[\^[^\]\n]+\]:)[ >]*?(?:\t| {4})/m;
const moduleLine = /^(?:import|export)\b/gm;
/** What may follow a block on its line; of what else stands there satteri loses some. */
const restOfLine = /^\s*(?:<\/.*)?$/;
const plainAddress = /^(?:https?:\/\/|mailto:)(?:[\w.+@-]*\w\.[a-z]{2,}|localhost)(?:[/?#:][\x21-\x7e]*)?$/i;
const containers: ReadonlySet<string> = new Set(['list', 'blockquote', 'footnoteDefinition']);

/** How deep the lines of lists and quotes stand at the least. */
interface Depth {
  readonly columns: number;
  readonly quotes: number;
}

/** Whether both parsers are known to read such a text alike, before it is parsed. */
export function isTrustedText(text: string, format: BodyFormat): boolean {
  if (different.test(text) || unclosed.test(text)) return false;
  if (format === 'md') return !footnote.test(text);
  // Of what stands behind a tag and a tab, and of a bracket before one in a table, satteri loses all.
  return text.split('<>').length === text.split('</>').length && !/[<>]\t/.test(text) && !deepFootnote.test(text);
}

/** Whether both parsers are known to make such a tree of the text. */
export function isTrustedTree(root: BodyNode, text: string, format: BodyFormat): boolean {
  const open: { node: BodyNode; parent: Stretch; depth: Depth }[] = [
    { node: root, parent: { start: 0, end: text.length }, depth: { columns: 0, quotes: 0 } },
  ];
  const modules: Stretch[] = [];
  const codes: Stretch[] = [];
  const bound: string[] = [];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, parent } = next;
    const whole = stretchOf(node) ?? parent;
    if (whole.start < parent.start || whole.end > parent.end) return false;
    if (!isTrustedNode(node, whole, text, format)) return false;
    if (node.type === 'code') codes.push(whole);
    if (format === 'mdx') {
      if (!hasSimpleCode(node)) return false;
      if (node.type.startsWith('mdx') && hasLazyLine(whole, text, next.depth)) return false;
      if (node.type === 'mdxjsEsm') bound.push(...(node.value ?? '').split('\n').flatMap(boundNames));
      if (node.type === 'mdxjsEsm') modules.push(whole);
    }
    const depth = depthInside(node, text, next.depth);
    if (format === 'mdx' && hasLazyElement(node.children ?? [], text)) return false;
    for (const child of node.children ?? []) open.push({ node: child, parent: whole, depth });
  }
  if (hasDoubtfulMail(text) && hasDoubtfulMail(withoutStretches(text, codes))) return false;
  return format === 'md' || (new Set(bound).size === bound.length && areModulesFound([...modules, ...codes], text));
}

function hasDoubtfulMail(text: string): boolean {
  return attachedMail.test(text) || hasDoubtfulAddress(text);
}

/** A text with a blank in the place of each stretch. */
function withoutStretches(text: string, stretches: readonly Stretch[]): string {
  const rest: string[] = [];
  let next = 0;
  for (const { start, end } of stretches.toSorted((a, b) => a.start - b.start)) {
    rest.push(text.slice(next, start));
    next = end;
  }
  return [...rest, text.slice(next)].join(' ');
}

/**
 * Whether an `@` stands in one word with a backslash before it, or behind an opening bracket without a `](` between
 * them, links apart: the one parser makes a mail address of what the other leaves. One pass, since a word may be a whole
 * page long.
 */
function hasDoubtfulAddress(page: string): boolean {
  if (!page.includes('@')) return false;
  const rest = page.replace(linkWithAt, '[');
  // Where remark finds mail late, it knows no place of it: the same address may stand in a link before it.
  const text = attachedAt.test(rest) ? page : rest;
  let [backslash, bracket, isBehindBracket] = [false, false, false];
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] as string;
    if (letter === '@' && (backslash || bracket)) return true;
    if (letter <= ' ' || (letter > '~' && /\s/.test(letter))) {
      backslash = false;
      bracket = isBehindBracket;
      continue;
    }
    if (letter === '\\') backslash = true;
    else if (letter === '[') bracket = true;
    else if (letter === ']' && text[at + 1] === '(') bracket = false;
    isBehindBracket = letter === '[';
  }
  return false;
}

function isTrustedNode(
  { type, url = '' }: BodyNode,
  { start, end }: Stretch,
  text: string,
  format: BodyFormat,
): boolean {
  if (type === 'link') return text[start] === '[' || text[start] === '<' || plainAddress.test(url);
  if (type === 'definition') return !/^["'(]/.test(url);
  // remark ends an expression of several lines with its row, and the table where HTML begins.
  if (type === 'tableRow') return !/^\s*<|\n/.test(text.slice(start, end));
  if (format === 'md') return true;
  if (/^mdx.*Flow/.test(type) && !restOfLine.test(text.slice(end, lineEnd(text, end)))) return false;
  // Braces and tags that satteri takes for text, and elements that end otherwise than with their tag.
  if (type === 'text') return !/(?<!\\)(?:\{|<[A-Za-z/>])/.test(text.slice(start, end));
  if (type.startsWith('mdxJsx')) return /(?:\/\s*|<\s*\/[^<>]*)>$/.test(text.slice(start, end));
  if (type === 'image' || type === 'imageReference') return !/[<{]/.test(text.slice(start, end));
  if (type !== 'inlineCode') return true;
  const code = text.slice(start, end);
  return !code.includes('\n') || !/[<{]/.test(code);
}

function hasSimpleCode({ type, value: code = '', attributes = [] }: BodyNode): boolean {
  if (type === 'mdxjsEsm') return code.split(/\r?\n/).every((line) => line.trim() === '' || isSimpleImport(line));
  if (type === 'mdxFlowExpression' || type === 'mdxTextExpression') return isSimpleExpression(code);
  return attributes.every(({ name, value }) => {
    if (name === undefined) return isSimpleSpread(String(value));
    return typeof value !== 'object' || value === null || isSimpleValue(value.value);
  });
}

function depthInside(node: BodyNode, text: string, { columns, quotes }: Depth): Depth {
  if (node.type === 'blockquote') return { columns: columns + 1, quotes: quotes + 1 };
  if (node.type === 'footnoteDefinition') return { columns: columns + 4, quotes };
  const first = node.type === 'listItem' ? node.children?.[0] : undefined;
  const start = first === undefined ? undefined : stretchOf(first)?.start;
  return start === undefined ? { columns, quotes } : { columns: start - lineStart(text, start), quotes };
}

function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end;
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
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
    if (before === undefined || !node.type.startsWith('mdx') || !containers.has(before.type)) return false;
    const between = text.slice(stretchOf(before)?.end ?? 0, stretchOf(node)?.start ?? 0);
    return between.split('\n').length < 3;
  });
}

/** Whether every line that starts as an import does is one, or code: behind tables satteri takes it for text. */
function areModulesFound(modules: readonly Stretch[], text: string): boolean {
  const sorted = modules.toSorted((a, b) => a.start - b.start);
  let [next, covered] = [0, 0];
  for (const { index } of text.matchAll(moduleLine)) {
    for (; (sorted[next]?.start ?? text.length + 1) <= index; next++) {
      covered = Math.max(covered, (sorted[next] as Stretch).end);
    }
    if (index >= covered) return false;
  }
  return true;
}
