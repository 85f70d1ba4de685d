import { isUnsafeUrl, withoutUnsafeUrls } from '../../core/links.ts';

const code =
  /(^[ \t>]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\2[^\n]*$|(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\3(?!`))/gm;

/** Replaces URLs that may run code with `#`, except in code. */
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
  return withoutUnsafeUrls(text, (address) => isUnsafeUrl(address, 'shown')).text;
}
