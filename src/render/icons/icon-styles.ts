import type { Icon } from '../../core/site.ts';
import { unescapeHtml } from '../html.ts';
import { keepUrls } from '../keep-urls.ts';

/**
 * Base rules of navigation icons, which are drawn before labels. SVG and monochrome pictures are masks in the color of
 * the label; other pictures are backgrounds. An icon without a rule takes no space. If a generator can't set a class on
 * an entry, an element in the entry has the class `djn-parent-icon` instead. `--djn-icon-indent` is the width of an
 * icon and its default gap, for labels of several lines.
 */
const baseRules = `.djn-nav-icon {
  --djn-icon: initial;
  --djn-icon-indent: initial;
}
.djn-nav-icon::before,
:has(> .djn-parent-icon)::before {
  content: var(--djn-icon);
  display: inline-block;
  flex: none;
  width: 1.1em;
  height: 1.1em;
  margin-inline-end: var(--djn-icon-gap, 0.5em);
  vertical-align: -0.2em;
  background: var(--djn-icon-picture, currentColor);
  mask: var(--djn-icon-mask, none);
}
`;

/** Returns a style sheet with one rule for each navigation icon; empty if there are no icons. */
export function iconStyles({
  html,
  monochrome,
}: {
  readonly html: Readonly<Record<string, string>>;
  readonly monochrome: ReadonlySet<string>;
}): string {
  const rules = Object.entries(html).flatMap(([name, html]) => iconRule(name, html, monochrome.has(name)));
  return rules.length === 0 ? '' : baseRules + rules.join('');
}

function iconRule(name: string, html: string, isMonochrome: boolean): string[] {
  const picture = /^<img\b[^>]*\ssrc="([^"]*)"/.exec(html)?.[1];
  if (picture === undefined && !/^<svg\b/i.test(html)) return [];
  const kind = picture === undefined || isMonochrome ? 'mask' : 'picture';
  const url = picture === undefined ? dataUrl(html) : unescapeHtml(picture);
  return [
    `${entrySelector(name)} {\n  --djn-icon: "";\n  --djn-icon-indent: 1.6em;\n  --djn-icon-${kind}: ${backgroundLayer(url)};\n}\n`,
  ];
}

function entrySelector(name: string): string {
  return `.djn-nav-icon.${name},\n:has(> .djn-parent-icon.${name})`;
}

function backgroundLayer(url: string): string {
  return keepUrls(`url("${url.replace(/["\\\n\r\f]/g, encodeURIComponent)}") center / contain no-repeat`);
}

/** Converts SVG to a data URL. Adds the namespace, which a standalone image needs, and removes page attributes. */
function dataUrl(svg: string): string {
  const [openingTag = ''] = /^<svg\b[^>]*>/i.exec(svg) ?? [];
  const attributes = openingTag.replace(/\s(?:class|style|aria-hidden)="[^"]*"/g, '');
  const tagWithNamespace = /\sxmlns=/.test(attributes)
    ? attributes
    : attributes.replace(/^<svg\b/i, '<svg xmlns="http://www.w3.org/2000/svg"');
  const text = tagWithNamespace + svg.slice(openingTag.length);
  return `data:image/svg+xml,${text.replace(/[%#<>"\\\n\r\t{}|^`]/g, encodeURIComponent)}`;
}

const navIconClass = 'djn-nav-icon';

/** Returns the class of an icon, a valid CSS identifier that is the same on all pages. */
export function iconClass({ name, library = '', style = '' }: Icon): string {
  const parts = library === '' && style === '' ? [name] : [name, library, style];
  return `djn-i-${parts.map(escapeName).join('__')}`;
}

export function iconClasses(icon: Icon): string {
  return `${navIconClass} ${iconClass(icon)}`;
}

/**
 * Returns classes for an element in an entry, for generators that can't set a class on the entry. The icon appears
 * before the label of the entry.
 */
export function parentIconClasses(icon: Icon): string {
  return `djn-parent-icon ${iconClass(icon)}`;
}

/** Escapes everything except letters, digits and hyphens: `a.b` → `a_002eb`. */
function escapeName(text: string): string {
  return text.replace(/[^A-Za-z\d-]/g, (char) => `_${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
