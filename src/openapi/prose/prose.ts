import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import { isSafeAddress } from '../../links/safe-address.ts';
import { clean, encoded } from './clean.ts';
import { clip } from './clip.ts';
import { type Node, rootOf } from './tree.ts';

export interface ProseOptions {
  /** The most characters to take over. */
  readonly limit: number;
  /** The level of the highest heading; without it, headings become bold lines, as suits the items of a list. */
  readonly headings?: number;
}

export interface Prose {
  /** Blocks of Markdown; empty where there is nothing to say. */
  readonly markdown: string;
  /** True where it is one paragraph and nothing else, on one line. */
  readonly isLine: boolean;
}

const none: Prose = { markdown: '', isLine: true };

const parser = unified().use(remarkParse).use(remarkGfm).freeze();
const format: Options = { bullet: '-', emphasis: '*', listItemIndent: 'one', rule: '-', incrementListMarker: true };
const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkMdx)
  .use(remarkStringify, {
    ...format,
    // At the start of a line these words begin a program in MDX.
    unsafe: [
      { atBreak: true, character: 'i', after: 'mport ' },
      { atBreak: true, character: 'e', after: 'xport ' },
    ],
  })
  .freeze();

/** A line that means the same in every dialect of Markdown, whatever stands around it. */
const inert = /^(?!(?:im|ex)port\b|\d+[.)])[\p{L}\p{N}(][\p{L}\p{N} ,;'"()?/.–—-]*$/u;
const domain = /www\./i;
/** Marks of blocks within one another at the start of a line. */
const markers =
  /^((?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){12})[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+|>[ \t]*)*/;
/** Marks of emphasis in one text: the parser needs time by their square. */
const mostMarks = 3000;

/**
 * A description, which is Markdown with HTML in it, as Markdown that is valid MDX as well. Nothing in it is code to any
 * reader, and it cannot change the structure of the page around it.
 */
export function prose(text: string, { limit, headings }: ProseOptions): Prose {
  const source = dedent(clip(text, limit).replaceAll('\0', ''));
  if (source === '') return none;
  if (isInert(source)) return { markdown: source, isLine: true };
  const root = clean(parse(source), { source, headings, inline: (piece) => inlineOf(piece) });
  return written(root);
}

/** Descriptions that are kept before all are forgotten. */
const mostKept = 20_000;

/** Reads descriptions, each of them once. */
export function rememberingProse(): (text: string, options: ProseOptions) => Prose {
  const known = new Map<string, Prose>();
  return (text, options) => {
    if (text === '') return none;
    const key = `${options.headings ?? ''} ${options.limit} ${text}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= mostKept) known.clear();
    const read = prose(text, options);
    known.set(key, read);
    return read;
  };
}

/** Plain text on one line, in which nothing is Markdown. */
export function plain(text: string): string {
  const line = clip(text.replace(/\s+/g, ' ').trim(), 500);
  return isInert(line)
    ? line
    : written(rootOf([{ type: 'paragraph', children: [{ type: 'text', value: line }] }])).markdown;
}

/** A link with a text, or the text alone where the address is none that a page may lead to. */
export function link(text: string, address: string): string {
  if (!isSafeAddress(address) || address.length > 2000) return plain(text);
  const children = [{ type: 'text' as const, value: clip(text.replace(/\s+/g, ' ').trim(), 500) }];
  return written(rootOf([{ type: 'paragraph', children: [{ type: 'link', url: encoded(address), children }] }]))
    .markdown;
}

function isInert(line: string): boolean {
  return inert.test(line) && !domain.test(line);
}

function written(root: Root): Prose {
  const [only, ...rest] = root.children;
  if (only === undefined) return none;
  const markdown = writer.stringify(root).trim();
  return { markdown, isLine: rest.length === 0 && only.type === 'paragraph' && !markdown.includes('\n') };
}

function parse(source: string): Root {
  const marks = source.match(/[*_~]/g)?.length ?? 0;
  return marks > mostMarks ? textOnly(source) : parser.parse(source);
}

function textOnly(source: string): Root {
  const paragraphs = source.split(/\n{2,}/).filter((each) => each.trim() !== '');
  return rootOf(
    paragraphs.map((value) => ({ type: 'paragraph' as const, children: [{ type: 'text' as const, value }] })),
  );
}

/** Text between tags: Markdown of one line, as authors mean it. */
function inlineOf(text: string): readonly Node[] {
  const start = /^\s+/.test(text) ? ' ' : '';
  const end = /\S\s+$/.test(text) ? ' ' : '';
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return start === '' ? [] : [{ type: 'text', value: ' ' }];
  const [only, ...rest] = parse(line).children;
  const inner: readonly Node[] =
    only?.type === 'paragraph' && rest.length === 0 ? only.children : [{ type: 'text', value: line }];
  const blank = (value: string): Node[] => (value === '' ? [] : [{ type: 'text', value }]);
  return [...blank(start), ...inner, ...blank(end)];
}

/** Text without the indentation that all of its lines have, and with few blocks in one another. */
function dedent(text: string): string {
  const lines = text
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map((line) => line.replace(/^[ \t]+/, (m) => m.replaceAll('\t', '    ')));
  const full = lines.slice(1).filter((line) => line.trim() !== '');
  const by = full.reduce((width, line) => Math.min(width, line.length - line.trimStart().length), 40);
  const [first = '', ...rest] = lines;
  return [first.trimStart(), ...rest.map((line) => line.slice(by))]
    .map((line) => line.replace(markers, '$1'))
    .join('\n')
    .trim();
}
