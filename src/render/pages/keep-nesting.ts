import { type HtmlElement, parseHtmlElements } from './parse-html.ts';

/** Nearest ancestors that a start tag can close implicitly, by tag name. */
interface Ancestors {
  readonly p?: Nested | undefined;
  readonly a?: Nested | undefined;
  readonly button?: Nested | undefined;
  readonly form?: Nested | undefined;
  readonly li?: Nested | undefined;
  readonly dd?: Nested | undefined;
  /** True inside SVG and MathML, where tag names have other meanings. */
  readonly isForeign?: boolean;
}

interface Nested extends HtmlElement {
  readonly parent: Nested | undefined;
  /** Tag name in the output; empty if only the content is kept. */
  written: string;
  /** True if the element contains an element that would close a paragraph. */
  hasBlocks: boolean;
}

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements whose start tag closes an open paragraph. */
const blocks = setOf(
  'address article aside blockquote center details dialog dir div dl dd dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li listing main menu nav ol p plaintext pre search section summary table ul xmp',
);
/** Elements that limit implicit closing: a start tag inside them never closes an element outside. */
const scopeMarkers = setOf('applet caption marquee object table td template th');
/** Blocks that don't prevent a nested `li`, `dd` or `dt` from closing the outer `li`, `dd` or `dt`. */
const passableBlocks = setOf('address div p');
const htmlInForeign = setOf('annotation-xml desc foreignobject title');
const partsOfTables = setOf('table tbody thead tfoot tr');
const headings = setOf('h1 h2 h3 h4 h5 h6');
const linkAttributes =
  /\s+(?:download|href|hreflang|ping|rel|target)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?(?=\s|$)/gi;

/**
 * Changes tags so that an HTML parser keeps the nesting of elements. Components and Markdown can nest paragraphs, links
 * and buttons, but an HTML parser would close the outer element early. A paragraph with blocks becomes a `div`. If the
 * only content of a paragraph is another paragraph, the tags of one of the two are removed. A link in a link, a button
 * in a button and a heading in a heading become a `span`.
 *
 * Source: "The rules for parsing tokens in HTML content" of the HTML standard.
 *
 * @returns The same string if nothing changes. Unclosed elements stay unchanged.
 */
export function keepNesting(html: string): string {
  const all = withAncestors(parseHtmlElements(html));
  // Innermost elements first: a paragraph depends on the paragraphs in it.
  for (const [index, element] of [...all.entries()].reverse()) {
    if (element.written === 'p' && element.hasBlocks) fixParagraph(element, all[index + 1], html);
  }
  return applyTagNames(html, all);
}

/**
 * Returns the targets of links that `keepNesting` turns into text, because they are inside another link.
 *
 * @param content HTML of the outer link's content.
 * @returns HTML-escaped `href` values, in order.
 */
export function nestedLinks(content: string): readonly string[] {
  if (!/<a\s/i.test(content)) return [];
  return withAncestors(parseHtmlElements(`<a>${content}</a>`)).flatMap(({ name, written, attributes }) => {
    const href = name === 'a' && written !== 'a' ? /\shref="([^"]*)"/i.exec(attributes)?.[1] : undefined;
    return href === undefined ? [] : [href];
  });
}

function withAncestors(elements: readonly HtmlElement[]): readonly Nested[] {
  const all: Nested[] = [];
  const open: { readonly element: Nested; readonly inside: Ancestors }[] = [];
  for (const element of elements) {
    while ((open.at(-1)?.element.end ?? Number.POSITIVE_INFINITY) <= element.start) open.pop();
    const { element: parent, inside: ancestors = {} } = open.at(-1) ?? {};
    const written = ancestors.isForeign === true ? element.name : allowedName(element.name, ancestors, parent);
    const nestedElement: Nested = { ...element, parent, written, hasBlocks: false };
    if (ancestors.p !== undefined && ancestors.isForeign !== true && blocks.has(element.name))
      ancestors.p.hasBlocks = true;
    all.push(nestedElement);
    open.push({ element: nestedElement, inside: ancestorsInside(nestedElement, ancestors) });
  }
  return all;
}

/**
 * Returns the name if its start tag closes no ancestor; otherwise `span`, `div`, or an empty string to remove the tags.
 */
function allowedName(name: string, ancestors: Ancestors, parent: Nested | undefined): string {
  if (name === 'p' && parent !== undefined && partsOfTables.has(parent.written)) return '';
  if (name === 'a' && ancestors.a !== undefined) return 'span';
  if (name === 'button' && ancestors.button !== undefined) return 'span';
  if (headings.has(name) && parent !== undefined && headings.has(parent.written)) return 'span';
  if (name === 'form' && ancestors.form !== undefined) return 'div';
  if (name === 'li' && ancestors.li !== undefined) return 'div';
  return (name === 'dd' || name === 'dt') && ancestors.dd !== undefined ? 'div' : name;
}

function ancestorsInside(element: Nested, ancestors: Ancestors): Ancestors {
  const { written } = element;
  if (ancestors.isForeign === true)
    return htmlInForeign.has(element.name) ? { a: ancestors.a, form: ancestors.form } : ancestors;
  if (written === 'svg' || written === 'math') return { ...ancestors, isForeign: true };
  if (scopeMarkers.has(written)) return { form: ancestors.form };
  switch (written) {
    case 'p':
      return { ...ancestors, p: element };
    case 'a':
      return { ...ancestors, a: element };
    case 'button':
      return { a: ancestors.a, form: ancestors.form, button: element };
    case 'form':
      return { ...ancestors, li: undefined, dd: undefined, form: element };
    case 'li':
      return { ...ancestors, li: element, dd: undefined };
    case 'dd':
    case 'dt':
      return { ...ancestors, dd: element, li: undefined };
    default:
      return blocks.has(written) && !passableBlocks.has(written)
        ? { ...ancestors, li: undefined, dd: undefined }
        : ancestors;
  }
}

/** @param first The element after the paragraph's start tag: the first child if the paragraph has children. */
function fixParagraph(paragraph: Nested, first: Nested | undefined, html: string): void {
  const isBlank = (start: number, end: number): boolean => html.slice(start, end).trim() === '';
  const only =
    first?.parent === paragraph &&
    first.written === 'p' &&
    isBlank(paragraph.contentStart, first.start) &&
    isBlank(first.end, paragraph.contentEnd)
      ? first
      : undefined;
  const isBare = ({ attributes }: HtmlElement): boolean => attributes.trim() === '';
  if (only !== undefined && isBare(only)) only.written = '';
  else if (only !== undefined && isBare(paragraph)) paragraph.written = '';
  else paragraph.written = 'div';
}

function applyTagNames(html: string, all: readonly Nested[]): string {
  const changed = all.filter(({ name, written }) => written !== name);
  if (changed.length === 0) return html;
  const edits = changed.flatMap((element) => {
    const { name, attributes, written, start, contentStart, contentEnd, end } = element;
    const kept = name === 'a' ? attributes.replace(linkAttributes, '') : attributes;
    return [
      { start, end: contentStart, text: written === '' ? '' : `<${written}${kept}>` },
      { start: contentEnd, end, text: written === '' ? '' : `</${written}>` },
    ];
  });
  let text = '';
  let last = 0;
  for (const edit of edits.sort((one, other) => one.start - other.start)) {
    text += html.slice(last, edit.start) + edit.text;
    last = edit.end;
  }
  return text + html.slice(last);
}
