import { decodeHtml } from '../html.ts';

/** HTML that a reader sees nothing of. */
const unseen: ReadonlySet<string> = new Set(['style', 'script', 'template', 'noscript', 'title', 'annotation']);
/** Elements that a text flows through. */
const inline: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q rp rt ruby s samp small span strong sub sup time tt u var wbr dialect-island dialect-slot'.split(
    ' ',
  ),
);
const tag = /<(?:!--[\s\S]*?-->|[!?][^>]*>|(\/?)([A-Za-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>)/g;

/** The words of HTML, blocks apart by line breaks. */
export function textOfHtml(html: string): string {
  let text = '';
  let last = 0;
  tag.lastIndex = 0;
  for (let match = tag.exec(html); match !== null; match = tag.exec(html)) {
    text += decodeHtml(html.slice(last, match.index));
    last = tag.lastIndex;
    const name = match[2]?.toLowerCase();
    if (name === undefined) continue;
    if (!inline.has(name)) text += '\n';
    if (match[1] === '' && unseen.has(name) && !match[3]?.endsWith('/')) {
      const end = html.toLowerCase().indexOf(`</${name}`, last);
      last = end === -1 ? html.length : end;
      tag.lastIndex = last;
    }
  }
  text += decodeHtml(html.slice(last));
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim();
}

/** The text of HTML with its line breaks and spaces as they are: for code. */
export function codeOfHtml(html: string): string {
  return decodeHtml(html.replace(/<br\s*\/?>/g, '\n').replace(tag, '')).replace(/^\n+|\s+$/g, '');
}
