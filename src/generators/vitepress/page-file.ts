import type { PageContent } from '../../kit/pages/read-pages.ts';
import { badgesOf, markedOf } from '../../kit/view/badges.ts';
import { wordsOf } from '../../kit/view/words.ts';
import type { Page } from '../../values/site.ts';
import { badge } from './badge.ts';
import { bareMark, escapeHtml } from './mdx/escape.ts';

const ownHeading = /^(\s*#[ \t]+[^\n]*)(?:\n|$)/;

/**
 * The file of a page as VitePress reads it.
 *
 * @param body Markdown for Vue.
 * @param changed When its own file was changed, in milliseconds since 1970: VitePress would ask Git for the written one.
 */
export function pageFile(page: Page, { data }: PageContent, body: string, changed: number | undefined): string {
  const lastUpdated = changed === undefined ? {} : { lastUpdated: new Date(changed) };
  return `---\n${frontMatter({ ...lastUpdated, ...data })}\n---\n\n${withHead(page, data.layout, body)}`;
}

/** JSON is YAML, but for dates. Members that VitePress would stumble over are left out. */
function frontMatter(data: Record<string, unknown>): string {
  const { head, ...others } = data;
  const members = Object.entries(Array.isArray(head) ? { ...others, head } : others);
  return members.map(([name, value]) => `${JSON.stringify(name)}: ${yamlOf(value)}`).join('\n');
}

function yamlOf(value: unknown): string {
  return value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString() : JSON.stringify(value);
}

/** The text of a page below its title, badges and description. A page whose text begins with a heading has its own. */
function withHead(page: Page, layout: unknown, body: string): string {
  if (layout !== undefined && layout !== 'doc') return body;
  const lead = leadOf(page);
  if (!ownHeading.test(body)) return `${own([headingOf(page.title), ...lead])}${body}`;
  return body.replace(ownHeading, (_, heading: string) => `${heading}\n\n${own(lead)}`);
}

/** HTML that the Markdown renderer leaves as it is: whatever signs it holds, none of them means anything to it or Vue. */
function own(lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${lines.join('\n')}${bareMark}\n\n`;
}

function headingOf(title: string): string {
  const name = escapeHtml(title);
  const anchor = `<a class="header-anchor" href="#_top" aria-label="Permalink to &quot;${name}&quot;">&#8203;</a>`;
  return `<h1 id="_top" tabindex="-1" v-pre>${name} ${anchor}</h1>`;
}

/** Part of the text, and no component: Vue makes a string of what never changes, and search finds it. */
function leadOf(page: Page): string[] {
  const badges = badgesOf(markedOf(page), wordsOf(page.placements[0]?.context.language)).map((each) => badge(each));
  const { description, file } = page;
  return [
    ...(badges.length === 0 ? [] : [`<p class="docs-json-nav-page-badges" data-badges v-pre>${badges.join(' ')}</p>`]),
    // The text of a page without a file begins with its description.
    ...(description === undefined || file === null
      ? []
      : [`<p class="docs-json-nav-description" v-pre>${escapeHtml(description)}</p>`]),
  ];
}
