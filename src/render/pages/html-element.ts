import type { VNode } from 'preact';
import { isUnsafeAttribute } from '../../core/links.ts';
import type { ComponentRenderer, Content, Props } from '../component-renderer.ts';
import { element } from '../element.ts';
import { decodeHtml, escapeHtml } from '../html.ts';
import { rawHtml } from '../raw-html.ts';

/** What an element asks of the page that is being rendered. */
interface ElementPage extends Pick<ComponentRenderer, 'link' | 'asset' | 'id'> {
  /** An id that stays as it is: nothing later gets it. */
  keepId(id: string): string;
  /** Set if an element does something in a browser. */
  hasState: boolean;
  html(children: unknown): string;
  themed(name: 'Link' | 'Image', props: Props, content?: Content): VNode;
}

/** Attributes that name a file which the page shows. */
const shown: ReadonlySet<string> = new Set(['src', 'poster']);
/** Elements whose content is no HTML. */
export const rawText: ReadonlySet<string> = new Set(['style', 'script']);

/** An element of HTML as an author wrote it or as Markdown means it: addresses are resolved, handlers are state. */
export function htmlElement(page: ElementPage, tagName: string, props: Props, children: readonly unknown[]): VNode {
  const attributes = readAttributes(page, tagName, props);
  const content = children.length > 0 ? children : props.children === undefined ? [] : [props.children];
  const name = tagName.toLowerCase();
  if (rawText.has(name) && content.length > 0) {
    const text = decodeHtml(page.html(content)).replaceAll(`</${name}`, `<\\/${name}`);
    return element(tagName, { ...attributes, children: undefined, dangerouslySetInnerHTML: { __html: text } });
  }
  if (name === 'a' || name === 'img') {
    const html = content.length === 0 ? undefined : page.html(content);
    const inside = html === undefined ? undefined : { html, children: rawHtml(html) };
    return page.themed(name === 'a' ? 'Link' : 'Image', attributes, inside);
  }
  return element(tagName, attributes, ...content);
}

function readAttributes(page: ElementPage, tagName: string, props: Props): Record<string, unknown> {
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children') continue;
    if (name === 'class' && typeof props.className === 'string') continue;
    if (typeof value === 'string' && isUnsafeAttribute(tagName, name, value)) continue;
    if (/^on[A-Z]/.test(name) && typeof value === 'function') page.hasState = true;
    if (typeof value === 'function' && name !== 'ref') continue;
    if (name === 'className' && typeof props.class === 'string') attributes.class = `${props.class} ${value}`;
    else if (name === 'id' && typeof value === 'string') attributes.id = idFor(page, tagName, value);
    else if (name === 'style' && isMedia(tagName)) attributes.style = withinPage(value);
    else attributes[name] = typeof value === 'string' ? resolved(page, tagName, name, value) : value;
  }
  return tagName.toLowerCase() === 'iframe' ? withHeight(attributes) : attributes;
}

/** Starlight's rule for frames overrides their `height`: with this property, its style sheet can restore it. */
function withHeight(attributes: Record<string, unknown>): Record<string, unknown> {
  const { height, style } = attributes;
  if (!/^\d+(?:px)?$/.test(String(height))) return attributes;
  const written = `${Number.parseInt(String(height), 10)}px`;
  if (typeof style === 'object') return { ...attributes, style: { ...style, '--djn-height': written } };
  return { ...attributes, style: `${style === undefined ? '' : `${style};`}--djn-height:${written}` };
}

function isMedia(tagName: string): boolean {
  return /^(?:img|video|iframe)$/i.test(tagName);
}

/** A style whose largest width is within the page too, which may be narrower: on a phone the page would be cut. */
function withinPage(style: unknown): unknown {
  if (typeof style === 'string') return style.replace(/(max-width\s*:\s*)(\d+(?:px|r?em))\b/i, '$1min(100%, $2)');
  const most = (style as { readonly maxWidth?: unknown } | null)?.maxWidth;
  const length = typeof most === 'number' ? `${most}px` : most;
  if (typeof length !== 'string' || !/^\d+(?:px|r?em)$/.test(length)) return style;
  return { ...(style as object), maxWidth: `min(100%, ${length})` };
}

/**
 * Links and searches find headings and anchors by their ids, each of which is the only one. Other ids are left alone,
 * since an author's styles and drawings name them, but no heading behind them gets the same.
 */
function idFor(page: ElementPage, tagName: string, id: string): string | undefined {
  return /^(?:h[1-6]|a)$/i.test(tagName) ? page.id(id) : page.keepId(id);
}

function resolved(page: ElementPage, tagName: string, name: string, value: string): string {
  if (shown.has(name)) return tagName === 'iframe' ? page.link(value) : page.asset(value);
  if (name === 'href') return tagName === 'a' ? page.link(value) : value;
  if (name === 'srcSet' || name === 'srcset') {
    return value.replace(/(^|,\s+)(\S+)/g, (_, before: string, address: string) => before + page.asset(address));
  }
  return value;
}

const tag = /<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)+)(?=\s*\/?>)/gi;
const idOfTag = /\sid\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/i;
const address = /(\s(?:href|src|poster)\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/gi;

/** HTML of a page that is read as plain Markdown, with the addresses in its tags resolved and its ids kept. */
export function resolveAddresses(html: string, page: Pick<ElementPage, 'link' | 'asset' | 'keepId'>): string {
  return html.replaceAll(tag, (_, name: string, attributes: string) => {
    const [, double, single, bare] = idOfTag.exec(attributes) ?? [];
    page.keepId(decodeHtml(double ?? single ?? bare ?? ''));
    const resolved = attributes.replaceAll(address, (whole, start: string, double, single, bare) => {
      const target = decodeHtml(double ?? single ?? bare ?? '');
      const isLink = /href/i.test(start) || name.toLowerCase() === 'iframe';
      if (isLink && name.toLowerCase() !== 'a' && name.toLowerCase() !== 'iframe') return whole;
      return `${start}"${escapeHtml(isLink ? page.link(target) : page.asset(target))}"`;
    });
    return `<${name}${resolved}`;
  });
}
