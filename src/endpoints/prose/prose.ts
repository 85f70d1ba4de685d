import type { BlockContent, Nodes, Paragraph, Root, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { isSafeUrl } from '../../core/links.ts';
import { getOrCreate } from '../../core/values.ts';
import { type MdastNode, rootOf } from './mdast.ts';
import { type Phrase, singleLine, truncate } from './phrase.ts';
import { encodeUrl, sanitize } from './sanitize.ts';

export interface ProseOptions {
  /** Maximum length in characters. Longer text is truncated. */
  readonly limit: number;
  /** Level of the highest heading. If undefined, headings become bold paragraphs, for example in list items. */
  readonly headings?: number;
}

/** Sanitized content of a description. */
export interface Prose {
  readonly blocks: readonly BlockContent[];
  /** Inline content of a single paragraph without line breaks. Empty without blocks; `undefined` for other content. */
  readonly line: Phrase | undefined;
}

const emptyProse: Prose = { blocks: [], line: [] };

/** Parses descriptions as GFM with HTML. The syntax of MDX, math and directives stays text. */
const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Matches text without Markdown syntax. Such text skips the parser. */
const plainLine = /^(?!\d+[.)])[\p{L}\p{N}(][\p{L}\p{N} ,;'"()?/.–—-]*$/u;
const domain = /www\./i;
/** Matches block markers nested more than 12 levels deep. */
const blockMarkers =
  /^((?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){12})[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+|>[ \t]*)*/;
/** Maximum number of emphasis characters. Text with more is not parsed, because parsing time grows quadratically. */
const maxMarks = 3000;

/** Parses and sanitizes a description. Each description is parsed separately, so its syntax can't affect the page. */
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

/** Number of entries at which the cache is cleared. */
const maxKept = 20_000;

export function createProseParser(): (text: string, options: ProseOptions) => Prose {
  const cache = new Map<string, Prose>();
  return (text, options) => {
    if (cache.size >= maxKept) cache.clear();
    return getOrCreate(cache, `${options.headings ?? ''} ${options.limit} ${text}`, () => parseProse(text, options));
  };
}

/** Creates a link, or plain text if the URL is unsafe or too long. */
export function safeLink(text: string, address: string): Phrase {
  const children: [Text] = [{ type: 'text', value: singleLine(text) }];
  const isLink = isSafeUrl(address) && address.length <= 2000;
  return isLink ? [{ type: 'link', url: encodeUrl(address), children }] : children;
}

/** Links a phrase to a page. Returns the phrase unchanged if there is no route. */
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

/** Removes common indentation and limits the nesting of blocks. */
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
