import { isUnsafeAttribute } from '../core/links.ts';

/** A comment, another declaration, or the start of a tag, as browsers parse them. */
const markup = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<[!?][^>]*>?|<\/?([a-z][^\t\n\f\r />]*)/gi;
const attribute =
  /[\t\n\f\r /]*([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)(?:"|$)|'([^']*)(?:'|$)|([^\t\n\f\r >"'][^\t\n\f\r >]*)?))?/y;
/** Elements whose content isn't parsed as HTML. */
const rawText: ReadonlySet<string> = new Set('script style textarea title xmp iframe noembed noframes'.split(' '));

/** Removes attributes whose URL may run code, such as `javascript:`. */
export function removeUnsafeUrls(html: string): string {
  const parts: string[] = [];
  let next = 0;
  let lower = '';
  markup.lastIndex = 0;
  for (let match = markup.exec(html); match !== null; match = markup.exec(html)) {
    const name = match[1];
    if (name === undefined) continue;
    let end = markup.lastIndex;
    for (const { start, end: attributeEnd, isUnsafe } of attributesAt(html, name, end)) {
      end = attributeEnd;
      if (!isUnsafe) continue;
      parts.push(html.slice(next, start));
      next = end;
    }
    const tag = name.toLowerCase();
    if (rawText.has(tag) && match[0][1] !== '/') {
      lower ||= html.toLowerCase();
      end = lower.indexOf(`</${tag}`, end);
      if (end === -1) break;
    }
    markup.lastIndex = end;
  }
  return next === 0 ? html : [...parts, html.slice(next)].join('');
}

function* attributesAt(html: string, element: string, from: number) {
  let start = from;
  attribute.lastIndex = from;
  for (let match = attribute.exec(html); match !== null; match = attribute.exec(html)) {
    const { 1: name = '', 2: double, 3: single, 4: bare } = match;
    const end = attribute.lastIndex;
    const value = double ?? single ?? bare;
    yield { start, end, isUnsafe: value !== undefined && isUnsafeAttribute(element, name, value) };
    start = end;
    attribute.lastIndex = end;
  }
}
