import type { Icon } from '../../core/site.ts';
import { asWritten } from '../as-written.ts';
import { decodeHtml } from '../html.ts';

/**
 * How icons of the navigation are before their labels. A drawing is a mask, so that it has the color of its label, and
 * so is a picture of one color. Any other picture is itself. What has the class of an icon that is not html shows nothing.
 * If a generator leaves no room for a class on the entry, an element in it lends the entry its own.
 */
const ground = `.djn-nav-icon {
  --djn-icon: initial;
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

/**
 * A style sheet that draws the icons of the navigation: each once, however many pages and entries show it. Empty if
 * there are none.
 */
export function iconStyles({
  html,
  monochrome,
}: {
  readonly html: Readonly<Record<string, string>>;
  readonly monochrome: ReadonlySet<string>;
}): string {
  const rules = Object.entries(html).flatMap(([name, html]) => ruleOf(name, html, monochrome.has(name)));
  return rules.length === 0 ? '' : ground + rules.join('');
}

function ruleOf(name: string, html: string, isInked: boolean): string[] {
  const picture = /^<img\b[^>]*\ssrc="([^"]*)"/.exec(html)?.[1];
  if (picture === undefined && !/^<svg\b/i.test(html)) return [];
  const way = picture === undefined || isInked ? 'mask' : 'picture';
  const address = picture === undefined ? dataAddress(html) : decodeHtml(picture);
  return [`${entriesWith(name)} {\n  --djn-icon: "";\n  --djn-icon-${way}: ${layer(address)};\n}\n`];
}

function entriesWith(name: string): string {
  return `.djn-nav-icon.${name},\n:has(> .djn-parent-icon.${name})`;
}

function layer(address: string): string {
  return asWritten(`url("${address.replace(/["\\\n\r\f]/g, encodeURIComponent)}") center / contain no-repeat`);
}

/** An image of its own needs its namespace, and has no use for the attributes of an element in a page. */
function dataAddress(svg: string): string {
  const [opening = ''] = /^<svg\b[^>]*>/i.exec(svg) ?? [];
  const own = opening.replace(/\s(?:class|style|aria-hidden)="[^"]*"/g, '');
  const named = /\sxmlns=/.test(own) ? own : own.replace(/^<svg\b/i, '<svg xmlns="http://www.w3.org/2000/svg"');
  const text = named + svg.slice(opening.length);
  return `data:image/svg+xml,${text.replace(/[%#<>"\\\n\r\t{}|^`]/g, encodeURIComponent)}`;
}

/** The class of whatever shows an icon of the navigation. Which icon it is, a second class says. */
const shown = 'djn-nav-icon';

/**
 * The class that draws an icon: the same icon has the same class on every page, and no two icons share one.
 *
 * @returns A name that CSS takes as it is.
 */
export function iconClass({ name, library = '', style = '' }: Icon): string {
  const parts = library === '' && style === '' ? [name] : [name, library, style];
  return `djn-i-${parts.map(plain).join('__')}`;
}

/** What an entry with an icon gets as its class. If the icon cannot be drawn, nothing is shown. */
export function iconClasses(icon: Icon): string {
  return `${shown} ${iconClass(icon)}`;
}

/** The classes of an element in an entry that cannot have any: the entry has the icon. */
export function parentIconClasses(icon: Icon): string {
  return `djn-parent-icon ${iconClass(icon)}`;
}

/** Letters, digits and hyphens; anything else by its number. */
function plain(text: string): string {
  return text.replace(/[^A-Za-z\d-]/g, (sign) => `_${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
