const inlineElements: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code del dfn em font i ins kbd label mark q s samp small span strong sub sup u var wbr'.split(
    ' ',
  ),
);
const elementsWithoutText: ReadonlySet<string> = new Set(['script', 'style', 'svg', 'template']);

/**
 * Reduces a page's HTML for VitePress's search to plain text and headings with anchors, each on its own line. VitePress
 * splits pages with a regular expression that backtracks over all headings and anchors of a line. Rendered pages have
 * few line breaks, so a page of headings without anchors could block a build for hours.
 *
 * @param html Whole page, as published.
 * @returns HTML in which headings are the only elements.
 */
export function searchHtml(html: string): string {
  let lines = '';
  let heading: { readonly name: string; id: string | undefined; text: string } | undefined;
  let position = 0;
  const add = (text: string): void => {
    if (heading === undefined) lines += text;
    else heading.text += text.replace(/\s+/g, ' ');
  };
  while (position < html.length) {
    const tagStart = html.indexOf('<', position);
    if (tagStart === -1) break;
    add(html.slice(position, tagStart));
    const tagEnd = endOfTag(html, tagStart);
    const tag = html.slice(tagStart, tagEnd);
    const name = /^<\/?([a-z][\w:-]*)/i.exec(tag)?.[1]?.toLowerCase() ?? '';
    position = tagEnd;
    if (heading !== undefined && tag.startsWith('</') && name === heading.name) {
      const { id, text } = heading;
      heading = undefined;
      // Search can't link to a heading without an id, so its text becomes part of the previous section.
      add(id === undefined ? `\n${text}\n` : `\n<${name}>${text.trim()} <a href="#${id}"></a></${name}>\n`);
    } else if (elementsWithoutText.has(name) || (name === 'a' && tag.includes('class="header-anchor"'))) {
      position = tag.endsWith('/>') || tag.startsWith('</') ? tagEnd : endOfElement(html, name, tagEnd);
    } else if (heading === undefined && /^<h[1-6]\b/i.test(tag)) {
      heading = { name, id: /\sid="([^"]*)"/.exec(tag)?.[1], text: '' };
    } else if (!inlineElements.has(name)) {
      add(heading === undefined ? '\n' : ' ');
    }
  }
  add(html.slice(position));
  return heading === undefined ? lines : `${lines}\n${heading.text}`;
}

/** Index after the tag or comment that begins at `start`. `>` within quotes doesn't end a tag. */
function endOfTag(html: string, start: number): number {
  if (html.startsWith('<!--', start)) return indexAfter(html, '-->', start);
  let quote = '';
  for (let index = start + 1; index < html.length; index += 1) {
    const char = html.charAt(index);
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '>') return index + 1;
  }
  return html.length;
}

/** Index after the end tag of an element whose start tag ends at `from`. */
function endOfElement(html: string, name: string, from: number): number {
  const endTag = new RegExp(`</${name}(?![\\w:-])`, 'gi');
  endTag.lastIndex = from;
  const match = endTag.exec(html);
  return match === null ? html.length : indexAfter(html, '>', match.index);
}

function indexAfter(html: string, text: string, from: number): number {
  const index = html.indexOf(text, from);
  return index === -1 ? html.length : index + text.length;
}
