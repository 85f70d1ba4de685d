import type { Page } from '../../values/site.ts';
import type { PageContent } from '../pages/read-pages.ts';
import { bareMark, escapeHtml } from './mdx/escape.ts';

/** What stands below the title of a page: description and badges. A component of the theme. */
const lead = `${bareMark}<DocsJsonNavLead />`;
const ownHeading = /^(\s*#[ \t]+[^\n]*)(?:\n|$)/;

/**
 * The file of a page as VitePress reads it.
 *
 * @param body Markdown for Vue.
 */
export function pageFile({ title }: Page, { data }: PageContent, body: string): string {
  return `---\n${frontMatter(data)}\n---\n\n${withHead(title, data.layout, body)}`;
}

/** JSON is YAML. Members that VitePress would stumble over are left out. */
function frontMatter(data: Record<string, unknown>): string {
  const { head, ...others } = data;
  return JSON.stringify(Array.isArray(head) ? { ...others, head } : others, undefined, 1);
}

/** The title as a heading, in HTML: whatever signs it holds, none of them means anything in Markdown or to Vue. */
function withHead(title: string, layout: unknown, body: string): string {
  if (layout !== undefined && layout !== 'doc') return body;
  // A page whose text begins with a heading has its own.
  if (ownHeading.test(body)) return body.replace(ownHeading, (_, heading: string) => `${heading}\n\n${lead}\n\n`);
  const name = escapeHtml(title);
  const anchor = `<a class="header-anchor" href="#_top" aria-label="Permalink to &quot;${name}&quot;">&#8203;</a>`;
  return `<h1 id="_top" tabindex="-1" v-pre>${name} ${anchor}</h1>\n\n${lead}\n\n${body}`;
}
