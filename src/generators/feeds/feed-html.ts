import { decodeHTMLAttribute } from 'entities';
import { escapeHtml, htmlTagPattern, voidElements } from '../../render/html.ts';

const keptElements: ReadonlySet<string> = new Set(
  'a abbr audio b blockquote br caption code dd del details div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i iframe img ins kbd li mark ol p pre q s samp small source strong sub summary sup table tbody td tfoot th thead tr u ul video'.split(
    ' ',
  ),
);
const keptAttributes: ReadonlySet<string> = new Set(
  'alt cite colspan controls datetime dir height href lang poster rowspan src start title width'.split(' '),
);
const urlAttributes: ReadonlySet<string> = new Set(['cite', 'href', 'poster', 'src']);
/** Elements that are dropped with their content. */
const droppedElements: ReadonlySet<string> = new Set(
  'annotation button form input noscript script select style svg template textarea'.split(' '),
);

const attributePattern = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const emptyLinkPattern = /<a(?:\s[^>]*)?>\s*<\/a>/g;

/**
 * Reduces rendered HTML to what feed readers show: without styles, scripts, buttons and text for screen readers. Readers
 * show the content of all tabs, so each begins with the title of its tab.
 *
 * @param toUrl Resolves the URLs of links and media.
 */
export function feedHtml(html: string, toUrl: (url: string) => string): string {
  let output = '';
  let position = 0;
  let dropped: { readonly name: string; depth: number } | undefined;
  for (const match of html.matchAll(htmlTagPattern)) {
    const [tag, slash, elementName, attributesText = ''] = match;
    if (dropped === undefined) output += html.slice(position, match.index);
    position = match.index + tag.length;
    const name = elementName?.toLowerCase();
    if (name === undefined) continue;
    const isEnd = slash === '/';
    const hasContent = !voidElements.has(name) && !attributesText.endsWith('/');
    if (dropped !== undefined) {
      if (name === dropped.name && hasContent) dropped.depth += isEnd ? -1 : 1;
      if (dropped.depth === 0) dropped = undefined;
    } else if (isEnd) {
      if (keptElements.has(name)) output += tag;
    } else {
      const attributes = parseAttributes(attributesText);
      if (isDropped(name, attributes)) {
        if (hasContent) dropped = { name, depth: 1 };
      } else if (keptElements.has(name)) output += startTag(name, attributes, toUrl) + panelTitle(attributes);
    }
  }
  if (dropped === undefined) output += html.slice(position);
  return output.replace(emptyLinkPattern, '').trim();
}

function isDropped(name: string, attributes: ReadonlyMap<string, string>): boolean {
  const classNames = (attributes.get('class') ?? '').split(/\s+/);
  return (
    droppedElements.has(name) ||
    attributes.get('aria-hidden') === 'true' ||
    attributes.get('role') === 'tooltip' ||
    // A picture for dark mode, next to the one for light mode: `class="hidden dark:block"`.
    ['hidden', 'sr-only'].some((className) => classNames.includes(className))
  );
}

/** Title of a tab's content. Empty for other elements. */
function panelTitle(attributes: ReadonlyMap<string, string>): string {
  const label = attributes.get('data-label') ?? '';
  return label === '' ? '' : `<p><strong>${escapeHtml(label)}</strong></p>`;
}

function parseAttributes(text: string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(text.matchAll(attributePattern), ([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decodeHTMLAttribute(double ?? single ?? bare ?? ''),
    ]),
  );
}

function startTag(name: string, attributes: ReadonlyMap<string, string>, toUrl: (url: string) => string): string {
  const texts = [...attributes].flatMap(([attribute, value]) => {
    if (!keptAttributes.has(attribute)) return [];
    return [` ${attribute}="${escapeHtml(urlAttributes.has(attribute) ? toUrl(value) : value)}"`];
  });
  return `<${name}${texts.join('')}>`;
}
