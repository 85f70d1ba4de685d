import type { BlockContent, Nodes, Paragraph, Root, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { isSafeUrl } from '../../core/links.ts';
import { getOrCreate } from '../../core/values.ts';
import { createRoot, type MdastNode } from './mdast.ts';
import { type Phrase, toSingleLine, truncate } from './phrase.ts';
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
const plainTextPattern = /^(?!\d+[.)])[\p{L}\p{N}(][\p{L}\p{N} ,;'"()?/.–—-]*$/u;
const domainPattern = /www\./i;
/** Matches block markers nested more than 12 levels deep. */
const deepBlockMarkers =
  /^((?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){12})[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+|>[ \t]*)*/;
/** Maximum number of emphasis characters. Text with more is not parsed, because parsing time grows quadratically. */
const maxEmphasisCharacters = 3000;

/** Parses and sanitizes a description. Each description is parsed separately, so its syntax can't affect the page. */
export function parseProse(text: string, { limit, headings }: ProseOptions): Prose {
  const source = dedent(truncate(text, limit).replaceAll('\0', ''));
  if (source === '') return emptyProse;
  if (plainTextPattern.test(source) && !domainPattern.test(source)) return toProse([textParagraph(source)]);
  return toProse(sanitize(parseMarkdown(source), { source, headings, parseInline: (piece) => parseInline(piece) }));
}

function toProse(blocks: readonly BlockContent[]): Prose {
  const [firstBlock, ...otherBlocks] = blocks;
  if (firstBlock === undefined) return emptyProse;
  const isLine = firstBlock.type === 'paragraph' && otherBlocks.length === 0 && !hasBreak(firstBlock);
  return { blocks, line: isLine ? firstBlock.children : undefined };
}

function hasBreak(node: Nodes): boolean {
  return node.type === 'break' || ('children' in node && node.children.some(hasBreak));
}

/** Number of entries at which the cache is cleared. */
const maxCachedDescriptions = 20_000;

export function createProseParser(): (text: string, options: ProseOptions) => Prose {
  const cache = new Map<string, Prose>();
  return (text, options) => {
    if (cache.size >= maxCachedDescriptions) cache.clear();
    return getOrCreate(cache, `${options.headings ?? ''} ${options.limit} ${text}`, () => parseProse(text, options));
  };
}

/** Creates a link, or plain text if the URL is unsafe or too long. */
export function safeLink(text: string, url: string): Phrase {
  const children: [Text] = [{ type: 'text', value: toSingleLine(text) }];
  const isLink = isSafeUrl(url) && url.length <= 2000;
  return isLink ? [{ type: 'link', url: encodeUrl(url), children }] : children;
}

/** Links a phrase to a page. Returns the phrase unchanged if there is no route. */
export function linkToRoute(phrase: Phrase, route: string | undefined): Phrase {
  const children = phrase.filter((node) => node.type === 'inlineCode' || node.type === 'text');
  return route === undefined ? phrase : [{ type: 'link', url: encodeUrl(route), children }];
}

function parseMarkdown(source: string): Root {
  const emphasisCount = source.match(/[*_~]/g)?.length ?? 0;
  return emphasisCount > maxEmphasisCharacters ? parseAsText(source) : parser.parse(source);
}

function parseAsText(source: string): Root {
  const paragraphs = source.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  return createRoot(paragraphs.map(textParagraph));
}

function textParagraph(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value }] };
}

function parseInline(text: string): readonly MdastNode[] {
  const leadingSpace = /^\s+/.test(text) ? ' ' : '';
  const trailingSpace = /\S\s+$/.test(text) ? ' ' : '';
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return leadingSpace === '' ? [] : [{ type: 'text', value: ' ' }];
  const [firstBlock, ...otherBlocks] = parseMarkdown(line).children;
  const nodes: readonly MdastNode[] =
    firstBlock?.type === 'paragraph' && otherBlocks.length === 0
      ? firstBlock.children
      : [{ type: 'text', value: line }];
  const textNodes = (value: string): MdastNode[] => (value === '' ? [] : [{ type: 'text', value }]);
  return [...textNodes(leadingSpace), ...nodes, ...textNodes(trailingSpace)];
}

/** Removes common indentation and limits the nesting of blocks. */
function dedent(text: string): string {
  const lines = text
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map((line) => line.replace(/^[ \t]+/, (whitespace) => whitespace.replaceAll('\t', '    ')));
  const laterLines = lines.slice(1).filter((line) => line.trim() !== '');
  const indentation = laterLines.reduce((width, line) => Math.min(width, line.length - line.trimStart().length), 40);
  const [firstLine = '', ...otherLines] = lines;
  return [firstLine.trimStart(), ...otherLines.map((line) => line.slice(indentation))]
    .map((line) => line.replace(deepBlockMarkers, '$1'))
    .join('\n')
    .trim();
}
