import { type HtmlElement, parseHtmlElements } from './parse-html.ts';

/** Nearest ancestors that a start tag can close implicitly, by tag name. */
interface Ancestors {
  readonly p?: NestedElement | undefined;
  readonly a?: NestedElement | undefined;
  readonly button?: NestedElement | undefined;
  readonly form?: NestedElement | undefined;
  readonly li?: NestedElement | undefined;
  readonly dd?: NestedElement | undefined;
  /** True inside SVG and MathML, where tag names have other meanings. */
  readonly isForeign?: boolean;
}

interface NestedElement extends HtmlElement {
  readonly parent: NestedElement | undefined;
  /** Tag name in the output; empty if only the content is kept. */
  outputName: string;
  /** True if the element contains an element that would close a paragraph. */
  hasBlocks: boolean;
}

const toNameSet = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements whose start tag closes an open paragraph. */
const blockElements = toNameSet(
  'address article aside blockquote center details dialog dir div dl dd dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li listing main menu nav ol p plaintext pre search section summary table ul xmp',
);
/** Elements that limit implicit closing: a start tag inside them never closes an element outside. */
const scopeMarkers = toNameSet('applet caption marquee object table td template th');
/** Blocks that don't prevent a nested `li`, `dd` or `dt` from closing the outer `li`, `dd` or `dt`. */
const passableBlocks = toNameSet('address div p');
const htmlInForeign = toNameSet('annotation-xml desc foreignobject title');
const tableParts = toNameSet('table tbody thead tfoot tr');
const headingElements = toNameSet('h1 h2 h3 h4 h5 h6');
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
  const nestedElements = nestElements(parseHtmlElements(html));
  // Innermost elements first: a paragraph depends on the paragraphs in it.
  for (const [index, element] of [...nestedElements.entries()].reverse()) {
    if (element.outputName === 'p' && element.hasBlocks) fixParagraph(element, nestedElements[index + 1], html);
  }
  return applyTagNames(html, nestedElements);
}

/**
 * Returns the targets of links that `keepNesting` turns into text, because they are inside another link.
 *
 * @param content HTML of the outer link's content.
 * @returns HTML-escaped `href` values, in order.
 */
export function findNestedLinks(content: string): readonly string[] {
  if (!/<a\s/i.test(content)) return [];
  return nestElements(parseHtmlElements(`<a>${content}</a>`)).flatMap(({ name, outputName, attributes }) => {
    const href = name === 'a' && outputName !== 'a' ? /\shref="([^"]*)"/i.exec(attributes)?.[1] : undefined;
    return href === undefined ? [] : [href];
  });
}

function nestElements(elements: readonly HtmlElement[]): readonly NestedElement[] {
  const nestedElements: NestedElement[] = [];
  const openElements: { readonly element: NestedElement; readonly inside: Ancestors }[] = [];
  for (const element of elements) {
    while ((openElements.at(-1)?.element.end ?? Number.POSITIVE_INFINITY) <= element.start) openElements.pop();
    const { element: parent, inside: ancestors = {} } = openElements.at(-1) ?? {};
    const outputName = ancestors.isForeign === true ? element.name : allowedTagName(element.name, ancestors, parent);
    const nestedElement: NestedElement = { ...element, parent, outputName: outputName, hasBlocks: false };
    if (ancestors.p !== undefined && ancestors.isForeign !== true && blockElements.has(element.name))
      ancestors.p.hasBlocks = true;
    nestedElements.push(nestedElement);
    openElements.push({ element: nestedElement, inside: ancestorsOfChildren(nestedElement, ancestors) });
  }
  return nestedElements;
}

/**
 * Returns the name if its start tag closes no ancestor; otherwise `span`, `div`, or an empty string to remove the tags.
 */
function allowedTagName(name: string, ancestors: Ancestors, parent: NestedElement | undefined): string {
  if (name === 'p' && parent !== undefined && tableParts.has(parent.outputName)) return '';
  if (name === 'a' && ancestors.a !== undefined) return 'span';
  if (name === 'button' && ancestors.button !== undefined) return 'span';
  if (headingElements.has(name) && parent !== undefined && headingElements.has(parent.outputName)) return 'span';
  if (name === 'form' && ancestors.form !== undefined) return 'div';
  if (name === 'li' && ancestors.li !== undefined) return 'div';
  return (name === 'dd' || name === 'dt') && ancestors.dd !== undefined ? 'div' : name;
}

function ancestorsOfChildren(element: NestedElement, ancestors: Ancestors): Ancestors {
  const { outputName } = element;
  if (ancestors.isForeign === true)
    return htmlInForeign.has(element.name) ? { a: ancestors.a, form: ancestors.form } : ancestors;
  if (outputName === 'svg' || outputName === 'math') return { ...ancestors, isForeign: true };
  if (scopeMarkers.has(outputName)) return { form: ancestors.form };
  switch (outputName) {
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
      return blockElements.has(outputName) && !passableBlocks.has(outputName)
        ? { ...ancestors, li: undefined, dd: undefined }
        : ancestors;
  }
}

/** @param nextElement The element after the paragraph's start tag: the first child if the paragraph has children. */
function fixParagraph(paragraph: NestedElement, nextElement: NestedElement | undefined, html: string): void {
  const isBlank = (start: number, end: number): boolean => html.slice(start, end).trim() === '';
  const onlyChild =
    nextElement?.parent === paragraph &&
    nextElement.outputName === 'p' &&
    isBlank(paragraph.contentStart, nextElement.start) &&
    isBlank(nextElement.end, paragraph.contentEnd)
      ? nextElement
      : undefined;
  const hasNoAttributes = ({ attributes }: HtmlElement): boolean => attributes.trim() === '';
  if (onlyChild !== undefined && hasNoAttributes(onlyChild)) onlyChild.outputName = '';
  else if (onlyChild !== undefined && hasNoAttributes(paragraph)) paragraph.outputName = '';
  else paragraph.outputName = 'div';
}

function applyTagNames(html: string, nestedElements: readonly NestedElement[]): string {
  const changedElements = nestedElements.filter(({ name, outputName }) => outputName !== name);
  if (changedElements.length === 0) return html;
  const edits = changedElements.flatMap((element) => {
    const { name, attributes, outputName, start, contentStart, contentEnd, end } = element;
    const keptAttributes = name === 'a' ? attributes.replace(linkAttributes, '') : attributes;
    return [
      { start, end: contentStart, text: outputName === '' ? '' : `<${outputName}${keptAttributes}>` },
      { start: contentEnd, end, text: outputName === '' ? '' : `</${outputName}>` },
    ];
  });
  let text = '';
  let previousEnd = 0;
  for (const edit of edits.sort((a, b) => a.start - b.start)) {
    text += html.slice(previousEnd, edit.start) + edit.text;
    previousEnd = edit.end;
  }
  return text + html.slice(previousEnd);
}
