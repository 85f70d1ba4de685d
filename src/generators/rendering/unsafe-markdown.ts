import { isUnsafeAddress, withoutScripts } from '../../core/links.ts';

/** A block of code between fences, or code in a line. */
const code =
  /(^[ \t>]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\2[^\n]*$|(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\3(?!`))/gm;

/** The Markdown of a page with `#` for each address that may run code. What is in code stays as it is. */
export function withoutUnsafeLinks(markdown: string): string {
  const kept: string[] = [];
  let next = 0;
  for (const { index, 0: whole } of markdown.matchAll(code)) {
    kept.push(safe(markdown.slice(next, index)), whole);
    next = index + whole.length;
  }
  return [...kept, safe(markdown.slice(next))].join('');
}

function safe(text: string): string {
  return withoutScripts(text, (address) => isUnsafeAddress(address, 'shown')).text;
}
