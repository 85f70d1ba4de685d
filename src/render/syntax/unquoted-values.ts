import type { SyntaxIssue } from './lenient-mdx.ts';
import type { Replacement } from './source-text.ts';

/** The next part of a tag: a space, an attribute with its value, or its end. */
const part = /\s+|([^\s=/>{}"'<]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{|([^\s"'=<>`{]+)))?|\/?>/y;

/**
 * Values of attributes that HTML takes without quotes and MDX refuses (`<a href=/start>`), in quotes.
 *
 * @param issues What MDX refuses: only tags that it stumbled over are read.
 */
export function unquotedValues(text: string, issues: readonly SyntaxIssue[]): readonly Replacement[] {
  return issues
    .filter(({ reason }) => /before attribute value/.test(reason))
    .flatMap(({ start }) => valuesIn(text, start));
}

/** @param start Where the tag begins. */
function valuesIn(text: string, start: number): Replacement[] {
  const [opening = ''] = /^<[A-Za-z][\w.:-]*/.exec(text.slice(start, start + 200)) ?? [];
  if (opening === '') return [];
  const found: Replacement[] = [];
  part.lastIndex = start + opening.length;
  for (let match = part.exec(text); match !== null; match = part.exec(text)) {
    const [whole, , value] = match;
    if (whole.endsWith('{')) return found;
    if (/^\/?>$/.test(whole)) return found;
    if (value === undefined) continue;
    // A slash before the end of the tag ends it, as people mean it.
    const isEnd = text[part.lastIndex] === '>' && value.endsWith('/') && value.length > 1;
    const bare = isEnd ? value.slice(0, -1) : value;
    const from = part.lastIndex - value.length;
    found.push({ start: from, end: from + bare.length, value: `"${bare}"` });
  }
  return found;
}
