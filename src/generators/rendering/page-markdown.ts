import type { BlockContent } from 'mdast';
import { splitPage } from '../../core/pages.ts';
import type { Page } from '../../core/site.ts';
import { replaceVariables } from '../../core/values.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { withoutUnsafeLinks } from './unsafe-markdown.ts';

/** Modules that a page imports at its beginning: nothing for a reader. */
const imports = /^(?:\s*import\s[^\n;]*?['"][^'"\n]+['"];?[ \t]*(?:\n|$))+/;

/** Path of a page as Markdown, in the built site. */
export function markdownFile(route: string): string {
  return `${route === '/' ? 'index' : route.slice(1)}.md`;
}

/**
 * A page as Markdown: its title, what it is about, and its text as its author wrote it, with variables in their place. Of
 * an endpoint's page, what the specification says.
 *
 * @returns Undefined for a page that another build step makes.
 */
export async function pageMarkdown(site: ResolvedSite, page: Page): Promise<string | undefined> {
  const text = page.file === null ? undefined : site.read(page.file);
  const generated = page.endpoint === undefined ? undefined : await site.endpointContent(page.route);
  if (text === undefined && generated === undefined) return undefined;
  const body = replaceVariables(splitPage(text ?? '').body, site.variables).text.replace(imports, '');
  const { call = [], details = [] } = generated ?? {};
  const { writeMarkdown } = site;
  const parts = [
    await writeMarkdown([...headOf(page), ...call]),
    withoutUnsafeLinks(body.trim()),
    await writeMarkdown(details),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** Title and description: text, wherever they come from. */
function headOf({ title, description }: Page): BlockContent[] {
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
