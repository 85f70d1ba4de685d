import type { BlockContent } from 'mdast';
import { isUnsafeUrl, withoutUnsafeUrls } from '../../core/links.ts';
import { splitPage } from '../../core/pages.ts';
import type { Page } from '../../core/site.ts';
import { replaceVariables } from '../../core/values.ts';
import type { ResolvedSite } from '../../site/resolve.ts';

const imports = /^(?:\s*import\s[^\n;]*?['"][^'"\n]+['"];?[ \t]*(?:\n|$))+/;

export function markdownFile(route: string): string {
  return `${route === '/' ? 'index' : route.slice(1)}.md`;
}

/**
 * Converts a page to Markdown: title, description, content from the specification, and the page's text without imports
 * and with variables replaced.
 *
 * @returns Undefined for a page that has neither text nor an endpoint.
 */
export async function pageMarkdown(site: ResolvedSite, page: Page): Promise<string | undefined> {
  const text = page.file === null ? undefined : site.read(page.file);
  const generated = page.endpoint === undefined ? undefined : await site.endpointContent(page.route);
  if (text === undefined && generated === undefined) return undefined;
  const body = replaceVariables(splitPage(text ?? '').body, site.variables).text.replace(imports, '');
  const { call = [], details = [] } = generated ?? {};
  const { writeMarkdown } = site;
  const parts = [
    await writeMarkdown([...markdownHead(page), ...call]),
    withoutUnsafeLinks(body.trim()),
    await writeMarkdown(details),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function markdownHead({ title, description }: Page): BlockContent[] {
  const line = (text: string): { type: 'text'; value: string }[] => [
    { type: 'text', value: text.replace(/\s+/g, ' ').trim() },
  ];
  return [
    { type: 'heading', depth: 1, children: line(title) },
    ...(description === undefined
      ? []
      : [{ type: 'blockquote' as const, children: [{ type: 'paragraph' as const, children: line(description) }] }]),
  ];
}

const code =
  /(^[ \t>]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\2[^\n]*$|(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\3(?!`))/gm;

/** Replaces URLs that may run code with `#`, except in code blocks and inline code. */
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
  return withoutUnsafeUrls(text, (url) => isUnsafeUrl(url, 'shown')).text;
}
