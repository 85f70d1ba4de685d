import { type Host, readText } from '../host/host.ts';
import type { FrontMatter } from '../values/inventory.ts';
import type { Location } from '../values/location.ts';

export interface FrontMatterBlock {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface SplitPage {
  /** Front matter without its fences; empty if the page has none. */
  readonly yaml: string;
  readonly body: string;
  /** Line number at which the body begins, from 1. */
  readonly bodyLine: number;
}

const memberTypes: ReadonlyMap<string, 'text' | 'flag'> = new Map([
  ...(['title', 'sidebarTitle', 'description', 'icon', 'iconType', 'tag', 'url'] as const).map(textMember),
  ...(['openapi', 'openapi-schema', 'asyncapi', 'robots', 'generated'] as const).map(textMember),
  ...(['hidden', 'deprecated', 'noindex', 'searchable'] as const).map((name) => [name, 'flag'] as const),
]);

/** Value of `generated` in page files that this package wrote. */
export const generatorName = 'docs-json-nav';

/** Members that authors write. Excludes `generated`, which only this package writes. */
export const frontMatterKeys: readonly string[] = [...memberTypes.keys()].filter((name) => name !== 'generated');

function textMember(name: keyof FrontMatter): readonly [string, 'text'] {
  return [name, 'text'];
}

export type MutableFrontMatter = Record<string, string | boolean>;

const openingFence = /^---[ \t]*\r?\n/;
const closingFence = /^---[ \t]*\r?$/m;

/** Finds the front matter of a page. `undefined` if the page has none, or if the closing fence is missing. */
export function frontMatterBlock(page: string): FrontMatterBlock | undefined {
  const fence = openingFence.exec(page);
  if (fence === null) return undefined;
  const start = fence[0].length;
  const closingMatch = closingFence.exec(page.slice(start));
  if (closingMatch === null) return undefined;
  const lineEnd = page.indexOf('\n', start + closingMatch.index);
  return {
    text: page.slice(start, start + closingMatch.index),
    start,
    end: lineEnd === -1 ? page.length : lineEnd + 1,
  };
}

const blankLines = /^\uFEFF?(?:[ \t]*\r?\n)+(?=---[ \t]*\r?\n)/;
const longFenceFrontMatter = /^(?:[ \t]*\r?\n)*(-{4,})[ \t]*\r?\n(?=[\w-]+:[ \t])(?:[^\n]*\n)*?-{3,}[ \t]*\r?$/m;
const tomlFrontMatter = /^(?:[ \t]*\r?\n)*(\+\+\+)[ \t]*\r?\n(?=[\w.-]+[ \t]*=)[\s\S]*?^\+\+\+[ \t]*\r?$/m;
const codeFence = /^[ \t]*(`{3,}|~{3,})/;

export interface MisplacedFrontMatter {
  readonly problem: 'late' | 'toml' | 'dashes';
  /** Range of the opening fence. */
  readonly start: number;
  readonly end: number;
  /** True if only blank lines precede the front matter. */
  readonly isFirst: boolean;
}

/** Finds front matter that hosts show as text, because of its position or fences, in a page without front matter. */
export function misplacedFrontMatter(text: string): MisplacedFrontMatter | undefined {
  const blankLength = blankLines.exec(text)?.[0].length;
  if (blankLength !== undefined && isFrontMatterAt(text, blankLength))
    return { problem: 'late', start: blankLength, end: blankLength + 3, isFirst: true };
  for (const [problem, pattern] of [
    ['dashes', longFenceFrontMatter],
    ['toml', tomlFrontMatter],
  ] as const) {
    const match = pattern.exec(text);
    if (match?.index !== 0) continue;
    const [block, fence = ''] = match;
    const start = block.indexOf(fence);
    return { problem, start, end: start + fence.length, isFirst: true };
  }
  const start = findLateFrontMatter(text);
  return start === undefined ? undefined : { problem: 'late', start, end: start + 3, isFirst: false };
}

/** Offset of front matter that follows other text, outside of code blocks. */
function findLateFrontMatter(text: string): number | undefined {
  let openFence: string | undefined;
  let lineStart = 0;
  for (const line of text.split('\n')) {
    const fenceMarker = codeFence.exec(line)?.[1];
    if (openFence === undefined && fenceMarker !== undefined) openFence = fenceMarker;
    else if (openFence !== undefined && fenceMarker?.startsWith(openFence)) openFence = undefined;
    else if (openFence === undefined && /^---[ \t]*\r?$/.test(line) && isFrontMatterAt(text, lineStart))
      return lineStart;
    lineStart += line.length + 1;
  }
  return undefined;
}

/** True if only lines such as `name: value` are between two fences, and one of the names is a title or description. */
function isFrontMatterAt(text: string, start: number): boolean {
  const block = frontMatterBlock(text.slice(start))?.text;
  if (block === undefined || !/^(?:title|sidebarTitle|description)[ \t]*:/m.test(block)) return false;
  return block.split('\n').every((line) => /^(?:[\w:-]+[ \t]*:(?:[ \t].*)?|[ \t]+.*|-[ \t].*|#.*)?\r?$/.test(line));
}

/** Splits a page into front matter and body, and removes a byte order mark. An unclosed block belongs to the body. */
export function splitPage(page: string): SplitPage {
  const text = page.startsWith('\uFEFF') ? page.slice(1) : page;
  const block = frontMatterBlock(text);
  if (block === undefined) return { yaml: '', body: text, bodyLine: 1 };
  const bodyLine = text.slice(0, block.end).split('\n').length;
  return { yaml: block.text, body: text.slice(block.end), bodyLine };
}

/**
 * Parses front matter of plain `name: value` lines, the usual case, without a YAML parser.
 *
 * @returns `undefined` for anything that YAML may parse differently. Callers then parse the block with js-yaml.
 */
export function parsePlainBlock(block: string): FrontMatter | undefined {
  const seenNames = new Set<string>();
  const members: MutableFrontMatter = {};
  for (const line of block.split('\n')) {
    if (/^ *\r?$/.test(line)) continue;
    const [matchText, name = '', doubleQuoted, singleQuoted, unquoted = ''] = plainLine.exec(line) ?? [];
    if (matchText === undefined || seenNames.has(name)) return undefined;
    seenNames.add(name);
    storeMember(members, name, doubleQuoted ?? singleQuoted ?? unquoted);
  }
  return members;
}

/*
 * A name, a colon, and a value: quoted without escapes, or a plain scalar that doesn't begin like other YAML syntax and
 * contains neither `: ` nor ` #`. Names are ASCII only.
 */
const plainLine =
  /^([A-Za-z_][\w-]*):(?:[ ]+(?:"([^"\\\p{C}\u2028\u2029]*)"|'([^'\p{C}\u2028\u2029]*)'|(?![ \-?:,[\]{}#&*!|>'"%@`])((?:(?!: | #|:\r?$)[^\p{C}\u2028\u2029])*?)))?[ ]*\r?$/u;

export function storeMember(members: MutableFrontMatter, name: string, source: string): void {
  const type = memberTypes.get(name);
  if (type === 'text') {
    const text = source.trim();
    if (text !== '' && text !== 'null' && text !== '~') members[name] = text;
  } else if (type === 'flag') {
    const text = source.toLowerCase();
    if (text === 'true' || text === 'false') members[name] = text === 'true';
  }
}

/** Range of the line that sets a member. Falls back to the whole file if no single line sets it. */
export function frontMatterLocation(host: Pick<Host, 'read'>, file: string, member: string): Location {
  return locateFrontMatterMember(readText(host, file) ?? '', file, member);
}

/** Like `frontMatterLocation`, in a page whose text is known. */
export function locateFrontMatterMember(page: string, file: string, member: string): Location {
  const block = frontMatterBlock(page);
  if (block === undefined) return { file };
  const name = member.replace(/[^\w-]/g, '\\$&');
  const match = new RegExp(`^[ \\t]*["']?${name}["']?[ \\t]*:.*$`, 'm').exec(block.text);
  if (match === null) return { file };
  const start = block.start + match.index;
  return { file, start, end: start + match[0].trimEnd().length };
}
