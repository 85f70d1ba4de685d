import { decodeHTML, decodeHTMLAttribute } from 'entities';
import type { VNode } from 'preact';
import { isUnsafeAttribute } from '../../core/links.ts';
import type { ComponentRenderer, PageProps, RenderedChildren } from '../component-renderer.ts';
import { escapeHtml } from '../html.ts';
import { createVNode, rawHtml } from '../vnodes.ts';

interface ElementRenderer extends Pick<ComponentRenderer, 'link' | 'asset' | 'id'> {
  /** Reserves an id without changing it, so that later headings don't get the same id. */
  reserveId(id: string): string;
  hasState: boolean;
  renderHtml(children: unknown): string;
  renderThemeComponent(name: 'Link' | 'Image', props: PageProps, content?: RenderedChildren): VNode;
}

const fileAttributes: ReadonlySet<string> = new Set(['src', 'poster']);
/** Elements whose content isn't parsed as HTML. */
export const unparsedElements: ReadonlySet<string> = new Set(['style', 'script']);

/**
 * Renders an HTML element from JSX or Markdown: resolves URLs and removes unsafe attributes. Event handlers aren't part
 * of the HTML, but set `hasState`.
 */
export function renderHtmlElement(
  page: ElementRenderer,
  tagName: string,
  props: PageProps,
  children: readonly unknown[],
): VNode {
  const attributes = readAttributes(page, tagName, props);
  const content = children.length > 0 ? children : props.children === undefined ? [] : [props.children];
  const name = tagName.toLowerCase();
  if (unparsedElements.has(name) && content.length > 0) {
    const text = decodeHTML(page.renderHtml(content)).replaceAll(`</${name}`, `<\\/${name}`);
    return createVNode(tagName, { ...attributes, children: undefined, dangerouslySetInnerHTML: { __html: text } });
  }
  if (name === 'a' || name === 'img') {
    const html = content.length === 0 ? undefined : page.renderHtml(content);
    const renderedChildren = html === undefined ? undefined : { html, children: rawHtml(html) };
    return page.renderThemeComponent(name === 'a' ? 'Link' : 'Image', attributes, renderedChildren);
  }
  return createVNode(tagName, attributes, ...content);
}

function readAttributes(page: ElementRenderer, tagName: string, props: PageProps): Record<string, unknown> {
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children') continue;
    if (name === 'class' && typeof props.className === 'string') continue;
    if (typeof value === 'string' && isUnsafeAttribute(tagName, name, value)) continue;
    if (/^on[A-Z]/.test(name) && typeof value === 'function') page.hasState = true;
    if (typeof value === 'function' && name !== 'ref') continue;
    if (name === 'className' && typeof props.class === 'string') attributes.class = `${props.class} ${value}`;
    else if (name === 'id' && typeof value === 'string') attributes.id = reserveElementId(page, tagName, value);
    else if (name === 'style' && isMediaElement(tagName)) attributes.style = limitWidth(value);
    else attributes[name] = typeof value === 'string' ? resolveAttributeUrls(page, tagName, name, value) : value;
  }
  return tagName.toLowerCase() === 'iframe' ? addHeightVariable(attributes) : attributes;
}

/**
 * Copies the `height` of an `<iframe>` to `--djn-height`. Starlight's CSS overrides the attribute, so the rules for
 * Starlight set the height from this variable.
 */
function addHeightVariable(attributes: Record<string, unknown>): Record<string, unknown> {
  const { height, style } = attributes;
  if (!/^\d+(?:px)?$/.test(String(height))) return attributes;
  const pixels = `${Number.parseInt(String(height), 10)}px`;
  if (typeof style === 'object') return { ...attributes, style: { ...style, '--djn-height': pixels } };
  return { ...attributes, style: `${style === undefined ? '' : `${style};`}--djn-height:${pixels}` };
}

function isMediaElement(tagName: string): boolean {
  return /^(?:img|video|iframe)$/i.test(tagName);
}

/** Limits `max-width` to the width of the page: `max-width: 800px` → `max-width: min(100%, 800px)`. */
function limitWidth(style: unknown): unknown {
  if (typeof style === 'string') return style.replace(/(max-width\s*:\s*)(\d+(?:px|r?em))\b/i, '$1min(100%, $2)');
  const maxWidth = (style as { readonly maxWidth?: unknown } | null)?.maxWidth;
  const length = typeof maxWidth === 'number' ? `${maxWidth}px` : maxWidth;
  if (typeof length !== 'string' || !/^\d+(?:px|r?em)$/.test(length)) return style;
  return { ...(style as object), maxWidth: `min(100%, ${length})` };
}

/**
 * Makes ids of headings and anchors unique. Other ids stay unchanged, because the author's CSS and SVG can refer to
 * them; they are only reserved.
 */
function reserveElementId(page: ElementRenderer, tagName: string, id: string): string | undefined {
  return /^(?:h[1-6]|a)$/i.test(tagName) ? page.id(id) : page.reserveId(id);
}

function resolveAttributeUrls(page: ElementRenderer, tagName: string, name: string, value: string): string {
  if (fileAttributes.has(name)) return tagName === 'iframe' ? page.link(value) : page.asset(value);
  if (name === 'href') return tagName === 'a' ? page.link(value) : value;
  if (name === 'srcSet' || name === 'srcset') {
    return value.replace(/(^|,\s+)(\S+)/g, (_, separator: string, url: string) => separator + page.asset(url));
  }
  return value;
}

const tagPattern = /<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)+)(?=\s*\/?>)/gi;
const idPattern = /\sid\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/i;
const urlPattern = /(\s(?:href|src|poster)\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/gi;

/** Resolves the URLs in raw HTML of plain Markdown, and reserves its ids. */
export function resolveHtmlUrls(html: string, page: Pick<ElementRenderer, 'link' | 'asset' | 'reserveId'>): string {
  return html.replaceAll(tagPattern, (_, name: string, attributes: string) => {
    const [, double, single, bare] = idPattern.exec(attributes) ?? [];
    page.reserveId(decodeHTMLAttribute(double ?? single ?? bare ?? ''));
    const resolvedAttributes = attributes.replaceAll(urlPattern, (match, prefix: string, double, single, bare) => {
      const target = decodeHTMLAttribute(double ?? single ?? bare ?? '');
      const isLink = /href/i.test(prefix) || name.toLowerCase() === 'iframe';
      if (isLink && name.toLowerCase() !== 'a' && name.toLowerCase() !== 'iframe') return match;
      return `${prefix}"${escapeHtml(isLink ? page.link(target) : page.asset(target))}"`;
    });
    return `<${name}${resolvedAttributes}`;
  });
}
