import { frontMatterBlock } from '../../core/pages.ts';
import { maxLookback } from '../../core/values.ts';
import { linesOf } from '../around/headings.ts';
import type { Span } from '../documents/positions.ts';

export type PageCursor = {
  readonly replaced: Span;
  readonly typed: string;
} & (
  | { readonly kind: 'address' | 'image' | 'import' | 'component' | 'variable' | 'icon' | 'matter-key' }
  /** `page` is the link without its anchor. Empty for a link within the page. */
  | { readonly kind: 'anchor'; readonly page: string }
  | { readonly kind: 'property'; readonly component: string }
  | { readonly kind: 'matter-value'; readonly key: string }
);

const attributes = String.raw`(?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?)*`;
const inAttribute = new RegExp(String.raw`<([A-Za-z][\w.]*)${attributes}\s+([\w:-]+)=(["'])([^"']*)$`);
const inElement = new RegExp(String.raw`<([A-Z][\w.]*)${attributes}\s+([\w:-]*)$`);
const elementName = /(?:^|[\s>(])<([A-Z][\w.]*)?$/;
const variable = /\{\{\s*([\w.-]*)$/;
const imported = /^\s*(?:import|export)\b[^\n"']*(?:\bfrom\s*)?(["'])([^"'\n]*)$/;
const target = /(!?)\[[^\][\n]*(?:\[[^\]\n]*\][^\][\n]*)*\]\(\s*<?([^\s()<>]*)$/;
const defined = /^\s{0,3}\[[^\]\n]+\]:\s*<?([^\s<>]*)$/;

/** Detects the value at the cursor. `undefined` in code and in plain text. */
export function pageCursor(text: string, offset: number): PageCursor | undefined {
  const frontMatter = frontMatterCursor(text, offset);
  if (frontMatter !== 'body') return frontMatter;
  if (isInCode(text, offset)) return undefined;
  const before = text.slice(Math.max(0, offset - maxLookback), offset);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const cursor = (typed: string, end: RegExp) => ({
    typed,
    replaced: { start: offset - typed.length, end: endOf(text, offset, end) },
  });

  const [, name] = variable.exec(line) ?? [];
  if (name !== undefined) return { kind: 'variable', ...cursor(name, /[^\w.-]/g) };
  const [, , specifier] = imported.exec(line) ?? [];
  if (specifier !== undefined) return { kind: 'import', ...cursor(specifier, /["'\n]/g) };
  const [, isImage, address] = target.exec(line) ?? [];
  if (address !== undefined) return linkCursor(address, isImage === '!', text, offset, /[\s()<>]/g);
  const [, definition] = defined.exec(line) ?? [];
  if (definition !== undefined) return linkCursor(definition, false, text, offset, /[\s<>]/g);
  const [, , attribute, , value] = inAttribute.exec(before) ?? [];
  if (value !== undefined) {
    if (attribute === 'href') return linkCursor(value, false, text, offset, /["'\n]/g);
    if (attribute === 'src' || attribute === 'img') return linkCursor(value, true, text, offset, /["'\n]/g);
    return attribute === 'icon' ? { kind: 'icon', ...cursor(value, /["'\n]/g) } : undefined;
  }
  const [, component, property] = inElement.exec(before) ?? [];
  if (component !== undefined && property !== undefined)
    return { kind: 'property', component, ...cursor(property, /[^\w:-]/g) };
  const match = elementName.exec(line);
  return match === null ? undefined : { kind: 'component', ...cursor(match[1] ?? '', /[^\w.]/g) };
}

function linkCursor(typed: string, isImage: boolean, text: string, offset: number, end: RegExp): PageCursor {
  const hash = typed.indexOf('#');
  const last = endOf(text, offset, end);
  if (hash === -1 || isImage) {
    const following = text.slice(offset, last);
    const rest = following.search(/[?#]/);
    const stop = rest === -1 ? last : offset + rest;
    return { kind: isImage ? 'image' : 'address', typed, replaced: { start: offset - typed.length, end: stop } };
  }
  const anchor = typed.slice(hash + 1);
  return {
    kind: 'anchor',
    page: typed.slice(0, hash),
    typed: anchor,
    replaced: { start: offset - anchor.length, end: last },
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
    const end = endOf(text, offset, quote === '' ? /\n/g : /["'\n]/g);
    return { kind: 'matter-value', key, typed: value, replaced: { start: offset - value.length, end } };
  }
  const typed = /^[\w-]*$/.exec(line)?.[0];
  if (typed === undefined) return undefined;
  return { kind: 'matter-key', typed, replaced: { start: offset - typed.length, end: endOf(text, offset, /[^\w-]/g) } };
}

function endOf(text: string, offset: number, end: RegExp): number {
  end.lastIndex = offset;
  return end.exec(text)?.index ?? text.length;
}

function isInCode(text: string, offset: number): boolean {
  const last = [...linesOf(text.slice(0, offset))].at(-1);
  return last?.isCode === true || (last?.line.match(/`/g)?.length ?? 0) % 2 === 1;
}
