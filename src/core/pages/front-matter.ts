import { type Host, readText } from '../host/host.ts';
import type { FrontMatter } from '../values/inventory.ts';
import type { Place } from '../values/place.ts';

/** The block between the two fences of a page, or none. */
export interface FrontMatterBlock {
  readonly text: string;
  /** Offset of the block in the page. */
  readonly start: number;
  /** Offset of what follows the line of the closing fence. */
  readonly end: number;
}

/** A page in two. */
export interface SplitPage {
  /** The front matter without its fences; empty if there is none. */
  readonly yaml: string;
  /** Markdown or MDX. */
  readonly body: string;
  /** Line of the page that the body begins at, from 1. */
  readonly bodyLine: number;
}

/** The members that navigation reads; everything else in a page's front matter is its own business. */
const kinds: ReadonlyMap<string, 'text' | 'flag'> = new Map([
  ...(['title', 'sidebarTitle', 'description', 'icon', 'iconType', 'tag', 'url'] as const).map(text),
  ...(['openapi', 'openapi-schema', 'asyncapi', 'generated'] as const).map(text),
  ...(['hidden', 'deprecated', 'noindex'] as const).map((name) => [name, 'flag'] as const),
]);

/** The names of those members that authors write. */
export const frontMatterKeys: readonly string[] = [...kinds.keys()].filter((name) => name !== 'generated');

function text(name: keyof FrontMatter): readonly [string, 'text'] {
  return [name, 'text'];
}

/** Front matter that is being read. */
export type Members = Record<string, string | boolean>;

const opening = /^---[ \t]*\r?\n/;
const closingFence = /^---[ \t]*\r?$/m;

/** Finds the front matter of a page; undefined if there is none, or none that ends. */
export function frontMatterBlock(page: string): FrontMatterBlock | undefined {
  const fence = opening.exec(page);
  if (fence === null) return undefined;
  const start = fence[0].length;
  const end = closingFence.exec(page.slice(start));
  if (end === null) return undefined;
  const lineEnd = page.indexOf('\n', start + end.index);
  return { text: page.slice(start, start + end.index), start, end: lineEnd === -1 ? page.length : lineEnd + 1 };
}

/** Takes the front matter off a page, and a byte order mark with it. A block that is never closed is text. */
export function splitPage(page: string): SplitPage {
  const text = page.startsWith('\uFEFF') ? page.slice(1) : page;
  const block = frontMatterBlock(text);
  if (block === undefined) return { yaml: '', body: text, bodyLine: 1 };
  const bodyLine = text.slice(0, block.end).split('\n').length;
  return { yaml: block.text, body: text.slice(block.end), bodyLine };
}

/**
 * Reads a block of plain `name: value` lines, which is what most pages have, without a YAML parser.
 * It gives up (`undefined`) on anything that YAML could read in another way, so that js-yaml alone judges those.
 */
export function readPlainBlock(block: string): FrontMatter | undefined {
  const names = new Set<string>();
  const found: Members = {};
  for (const line of block.split('\n')) {
    if (/^ *\r?$/.test(line)) continue;
    const [whole, name = '', double, single, bare = ''] = plainLine.exec(line) ?? [];
    if (whole === undefined || names.has(name)) return undefined;
    names.add(name);
    take(found, name, double ?? single ?? bare);
  }
  return found;
}

/*
 * A name, a colon, and a value that is quoted without escapes, or a plain scalar of letters, digits and punctuation
 * that begins nothing else in YAML and contains neither `: ` nor ` #`. Letters outside ASCII are left out of names only.
 */
const plainLine =
  /^([A-Za-z_][\w-]*):(?:[ ]+(?:"([^"\\\p{C}\u2028\u2029]*)"|'([^'\p{C}\u2028\u2029]*)'|(?![ \-?:,[\]{}#&*!|>'"%@`])((?:(?!: | #|:\r?$)[^\p{C}\u2028\u2029])*?)))?[ ]*\r?$/u;

/** Notes what a member says, where it is one that navigation reads. */
export function take(found: Members, name: string, written: string): void {
  const kind = kinds.get(name);
  if (kind === 'text') {
    const text = written.trim();
    if (text !== '' && text !== 'null' && text !== '~') found[name] = text;
  } else if (kind === 'flag') {
    const text = written.toLowerCase();
    if (text === 'true' || text === 'false') found[name] = text === 'true';
  }
}

/** The line of a page's front matter that sets a member; the page if no line does so plainly. */
export function frontMatterPlace(host: Pick<Host, 'read'>, file: string, member: string): Place {
  const block = frontMatterBlock(readText(host, file) ?? '');
  if (block === undefined) return { file };
  const name = member.replace(/[^\w-]/g, '\\$&');
  const match = new RegExp(`^[ \\t]*["']?${name}["']?[ \\t]*:.*$`, 'm').exec(block.text);
  if (match === null) return { file };
  const start = block.start + match.index;
  return { file, start, end: start + match[0].trimEnd().length };
}
