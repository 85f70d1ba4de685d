import { frontMatterBlock } from '../../core/pages.ts';
import { maxCompletionLookback } from '../../core/values.ts';
import { iterateLines } from '../around/headings.ts';
import type { Span } from '../documents/positions.ts';

export type PageCursor = {
  readonly replacedSpan: Span;
  readonly typed: string;
} & (
  | { readonly kind: 'address' | 'image' | 'import' | 'component' | 'variable' | 'icon' | 'matter-key' }
  /** `page` is the link without its anchor. Empty for a link within the page. */
  | { readonly kind: 'anchor'; readonly page: string }
  | { readonly kind: 'property'; readonly component: string }
  | { readonly kind: 'matter-value'; readonly key: string }
);

const attributesPattern = String.raw`(?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?)*`;
const attributeValuePattern = new RegExp(String.raw`<([A-Za-z][\w.]*)${attributesPattern}\s+([\w:-]+)=(["'])([^"']*)$`);
const attributeNamePattern = new RegExp(String.raw`<([A-Z][\w.]*)${attributesPattern}\s+([\w:-]*)$`);
const elementNamePattern = /(?:^|[\s>(])<([A-Z][\w.]*)?$/;
const variablePattern = /\{\{\s*([\w.-]*)$/;
const importPattern = /^\s*(?:import|export)\b[^\n"']*(?:\bfrom\s*)?(["'])([^"'\n]*)$/;
const linkPattern = /(!?)\[[^\][\n]*(?:\[[^\]\n]*\][^\][\n]*)*\]\(\s*<?([^\s()<>]*)$/;
const definitionPattern = /^\s{0,3}\[[^\]\n]+\]:\s*<?([^\s<>]*)$/;

/** Detects the value at the cursor. `undefined` in code and in plain text. */
export function findPageCursor(text: string, offset: number): PageCursor | undefined {
  const frontMatter = frontMatterCursor(text, offset);
  if (frontMatter !== 'body') return frontMatter;
  if (isInCode(text, offset)) return undefined;
  const precedingText = text.slice(Math.max(0, offset - maxCompletionLookback), offset);
  const line = precedingText.slice(precedingText.lastIndexOf('\n') + 1);
  const cursor = (typed: string, endPattern: RegExp) => ({
    typed,
    replacedSpan: { start: offset - typed.length, end: findEnd(text, offset, endPattern) },
  });

  const [, name] = variablePattern.exec(line) ?? [];
  if (name !== undefined) return { kind: 'variable', ...cursor(name, /[^\w.-]/g) };
  const [, , specifier] = importPattern.exec(line) ?? [];
  if (specifier !== undefined) return { kind: 'import', ...cursor(specifier, /["'\n]/g) };
  const [, isImage, url] = linkPattern.exec(line) ?? [];
  if (url !== undefined) return linkCursor(url, isImage === '!', text, offset, /[\s()<>]/g);
  const [, definition] = definitionPattern.exec(line) ?? [];
  if (definition !== undefined) return linkCursor(definition, false, text, offset, /[\s<>]/g);
  const [, , attribute, , value] = attributeValuePattern.exec(precedingText) ?? [];
  if (value !== undefined) {
    if (attribute === 'href') return linkCursor(value, false, text, offset, /["'\n]/g);
    if (attribute === 'src' || attribute === 'img') return linkCursor(value, true, text, offset, /["'\n]/g);
    return attribute === 'icon' ? { kind: 'icon', ...cursor(value, /["'\n]/g) } : undefined;
  }
  const [, component, property] = attributeNamePattern.exec(precedingText) ?? [];
  if (component !== undefined && property !== undefined)
    return { kind: 'property', component, ...cursor(property, /[^\w:-]/g) };
  const match = elementNamePattern.exec(line);
  return match === null ? undefined : { kind: 'component', ...cursor(match[1] ?? '', /[^\w.]/g) };
}

function linkCursor(typed: string, isImage: boolean, text: string, offset: number, endPattern: RegExp): PageCursor {
  const hash = typed.indexOf('#');
  const endOffset = findEnd(text, offset, endPattern);
  if (hash === -1 || isImage) {
    const followingText = text.slice(offset, endOffset);
    const suffixIndex = followingText.search(/[?#]/);
    const imageEnd = suffixIndex === -1 ? endOffset : offset + suffixIndex;
    return {
      kind: isImage ? 'image' : 'address',
      typed,
      replacedSpan: { start: offset - typed.length, end: imageEnd },
    };
  }
  const anchor = typed.slice(hash + 1);
  return {
    kind: 'anchor',
    page: typed.slice(0, hash),
    typed: anchor,
    replacedSpan: { start: offset - anchor.length, end: endOffset },
  };
}

/** Detects the value at a cursor in the front matter. `body` if the cursor isn't in front matter. */
function frontMatterCursor(text: string, offset: number): PageCursor | undefined | 'body' {
  const block = frontMatterBlock(text);
  const isInside =
    block === undefined
      ? text.startsWith('---') && offset > 3
      : offset >= block.start && offset <= block.start + block.text.length;
  if (!isInside) return 'body';
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const [, key, quote, value] = /^([\w-]+):\s+(["']?)(.*)$/.exec(line) ?? [];
  if (key !== undefined && value !== undefined) {
    const end = findEnd(text, offset, quote === '' ? /\n/g : /["'\n]/g);
    return { kind: 'matter-value', key, typed: value, replacedSpan: { start: offset - value.length, end } };
  }
  const typed = /^[\w-]*$/.exec(line)?.[0];
  if (typed === undefined) return undefined;
  return {
    kind: 'matter-key',
    typed,
    replacedSpan: { start: offset - typed.length, end: findEnd(text, offset, /[^\w-]/g) },
  };
}

function findEnd(text: string, offset: number, endPattern: RegExp): number {
  endPattern.lastIndex = offset;
  return endPattern.exec(text)?.index ?? text.length;
}

function isInCode(text: string, offset: number): boolean {
  const lastLine = [...iterateLines(text.slice(0, offset))].at(-1);
  return lastLine?.isCode === true || (lastLine?.line.match(/`/g)?.length ?? 0) % 2 === 1;
}
