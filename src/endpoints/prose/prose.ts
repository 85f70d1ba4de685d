import type { BlockContent, Nodes, Paragraph, Root, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { isSafeAddress } from '../../core/links.ts';
import { getOrMake } from '../../core/values.ts';
import { type MdastNode, rootOf } from './mdast.ts';
import { type Phrase, singleLine, truncate } from './phrase.ts';
import { encodeUrl, sanitize } from './sanitize.ts';

export interface ProseOptions {
  /** The most characters to take over. */
  readonly limit: number;
  /** The level of the highest heading; without it, headings become bold lines, as suits the items of a list. */
  readonly headings?: number;
}

/** What a description says: a tree with nothing in it that any reader could run. */
export interface Prose {
  /** Empty if there is nothing to say. */
  readonly blocks: readonly BlockContent[];
  /** The same if it is one paragraph without a line break, or nothing; undefined for anything longer. */
  readonly line: Phrase | undefined;
}

const emptyProse: Prose = { blocks: [], line: [] };

/** Without MDX, formulas and expressions: descriptions are GFM with HTML in it. */
const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** A line in which nothing is Markdown: it need not be parsed. */
const plainLine = /^(?!\d+[.)])[\p{L}\p{N}(][\p{L}\p{N} ,;'"()?/.–—-]*$/u;
const domain = /www\./i;
/** Marks of blocks within one another at the start of a line. */
const blockMarkers =
  /^((?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){12})[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+|>[ \t]*)*/;
/** Marks of emphasis in one text: the parser needs time by their square. */
const maxMarks = 3000;

/** Parses a description, which is Markdown with HTML in it, by itself: nothing in it can change the page around it. */
export function parseProse(text: string, { limit, headings }: ProseOptions): Prose {
  const source = dedent(truncate(text, limit).replaceAll('\0', ''));
  if (source === '') return emptyProse;
  if (plainLine.test(source) && !domain.test(source)) return toProse([paragraphOf(source)]);
  return toProse(sanitize(parse(source), { source, headings, parseInline: (piece) => parseInline(piece) }));
}

function toProse(blocks: readonly BlockContent[]): Prose {
  const [only, ...rest] = blocks;
  if (only === undefined) return emptyProse;
  const isLine = only.type === 'paragraph' && rest.length === 0 && !hasBreak(only);
  return { blocks, line: isLine ? only.children : undefined };
}

function hasBreak(node: Nodes): boolean {
  return node.type === 'break' || ('children' in node && node.children.some(hasBreak));
}

/** Descriptions that are kept before all are forgotten. */
const maxKept = 20_000;

/** Reads descriptions, each of them once. */
export function createProseParser(): (text: string, options: ProseOptions) => Prose {
  const cache = new Map<string, Prose>();
  return (text, options) => {
    if (cache.size >= maxKept) cache.clear();
    return getOrMake(cache, `${options.headings ?? ''} ${options.limit} ${text}`, () => parseProse(text, options));
  };
}

/** A link with a text, or the text alone if a page may not lead to the address. */
export function safeLink(text: string, address: string): Phrase {
  const children: [Text] = [{ type: 'text', value: singleLine(text) }];
  const isLink = isSafeAddress(address) && address.length <= 2000;
  return isLink ? [{ type: 'link', url: encodeUrl(address), children }] : children;
}

/** A phrase as a link to a page of the site; the phrase alone if there is none. */
export function linkToRoute(phrase: Phrase, route: string | undefined): Phrase {
  const children = phrase.filter((node) => node.type === 'inlineCode' || node.type === 'text');
  return route === undefined ? phrase : [{ type: 'link', url: encodeUrl(route), children }];
}

function parse(source: string): Root {
  const marks = source.match(/[*_~]/g)?.length ?? 0;
  return marks > maxMarks ? textOnly(source) : parser.parse(source);
}

function textOnly(source: string): Root {
  const paragraphs = source.split(/\n{2,}/).filter((each) => each.trim() !== '');
  return rootOf(paragraphs.map(paragraphOf));
}

function paragraphOf(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value }] };
}

/** Text between tags: Markdown of one line, as authors mean it. */
function parseInline(text: string): readonly MdastNode[] {
  const start = /^\s+/.test(text) ? ' ' : '';
  const end = /\S\s+$/.test(text) ? ' ' : '';
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return start === '' ? [] : [{ type: 'text', value: ' ' }];
  const [only, ...rest] = parse(line).children;
  const inner: readonly MdastNode[] =
    only?.type === 'paragraph' && rest.length === 0 ? only.children : [{ type: 'text', value: line }];
  const textNodes = (value: string): MdastNode[] => (value === '' ? [] : [{ type: 'text', value }]);
  return [...textNodes(start), ...inner, ...textNodes(end)];
}

/** Text without the indentation that all of its lines have, and with few blocks in one another. */
function dedent(text: string): string {
  const lines = text
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map((line) => line.replace(/^[ \t]+/, (m) => m.replaceAll('\t', '    ')));
  const indented = lines.slice(1).filter((line) => line.trim() !== '');
  const width = indented.reduce((width, line) => Math.min(width, line.length - line.trimStart().length), 40);
  const [first = '', ...rest] = lines;
  return [first.trimStart(), ...rest.map((line) => line.slice(width))]
    .map((line) => line.replace(blockMarkers, '$1'))
    .join('\n')
    .trim();
}
