import type { BlockContent } from 'mdast';
import { isUnsafeUrl, withoutUnsafeUrls } from '../../core/links.ts';
import { splitPage } from '../../core/pages.ts';
import type { Page } from '../../core/site.ts';
import { replaceVariables } from '../../core/values.ts';
import type { ResolvedSite } from '../../site/resolve.ts';

const importsPattern = /^(?:\s*import\s[^\n;]*?['"][^'"\n]+['"];?[ \t]*(?:\n|$))+/;

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
  const endpointContent = page.endpoint === undefined ? undefined : await site.endpointContent(page.route);
  if (text === undefined && endpointContent === undefined) return undefined;
  const body = replaceVariables(splitPage(text ?? '').body, site.variables).text.replace(importsPattern, '');
  const { call = [], details = [] } = endpointContent ?? {};
  const { writeMarkdown } = site;
  const parts = [
    await writeMarkdown([...markdownHead(page), ...call]),
    withoutUnsafeLinks(body.trim()),
    await writeMarkdown(details),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function markdownHead({ title, description }: Page): BlockContent[] {
  const textChildren = (text: string): { type: 'text'; value: string }[] => [
    { type: 'text', value: text.replace(/\s+/g, ' ').trim() },
  ];
  return [
    { type: 'heading', depth: 1, children: textChildren(title) },
    ...(description === undefined
      ? []
      : [
          {
            type: 'blockquote' as const,
            children: [{ type: 'paragraph' as const, children: textChildren(description) }],
          },
        ]),
  ];
}

const codePattern =
  /(^[ \t>]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\2[^\n]*$|(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\3(?!`))/gm;

/** Replaces URLs that may run code with `#`, except in code blocks and inline code. */
export function withoutUnsafeLinks(markdown: string): string {
  const segments: string[] = [];
  let position = 0;
  for (const { index, 0: codeText } of markdown.matchAll(codePattern)) {
    segments.push(replaceUnsafeUrls(markdown.slice(position, index)), codeText);
    position = index + codeText.length;
  }
  return [...segments, replaceUnsafeUrls(markdown.slice(position))].join('');
}

function replaceUnsafeUrls(text: string): string {
  return withoutUnsafeUrls(text, (url) => isUnsafeUrl(url, 'shown')).text;
}
