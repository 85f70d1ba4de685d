import type { Page } from '../../core/site.ts';
import { escapeHtml } from '../../render/html.ts';
import type { PageContent, SitePage } from '../contract.ts';
import { modeOf } from '../rendering/page-mode.ts';
import { badgesOf, markedOf } from '../view/badges.ts';
import { wordsOf } from '../view/words.ts';
import { badge } from './projection.ts';

/** The file of a page as VitePress reads it: front matter, and HTML that is the page as it is. */
export function pageFile(page: SitePage, frontMatter: Record<string, unknown>): string {
  // VitePress puts other files in place of such comments, wherever they are: in the value of an attribute, too.
  const html = withHead(page, frontMatter.layout).replaceAll(/<!--(?=\s*@include)/g, '&lt;!--');
  return `---\n${yaml(frontMatter)}\n---\n${html}\n`;
}

/** @param changed When its own file was changed, in milliseconds since 1970: VitePress would ask Git for the written one. */
export function frontMatterOf({ data }: PageContent, changed: number | undefined): Record<string, unknown> {
  const lastUpdated = changed === undefined ? {} : { lastUpdated: new Date(changed) };
  const { layout, ...others } = data;
  // Of a layout that VitePress does not have, it would look for a component of that name, and show nothing.
  return { ...lastUpdated, ...layoutOf(data), ...others, ...(layouts.has(layout) ? { layout } : {}) };
}

/** The front matter of a written file, with its fences, and the HTML below it. */
export function splitPageFile(text: string): readonly [frontMatter: string, html: string] {
  // Every member is on one line, so that the first fence after them is the end.
  const end = text.indexOf('\n---\n', 3) + '\n---\n'.length;
  return [text.slice(0, end), text.slice(end)];
}

const layouts: ReadonlySet<unknown> = new Set(['doc', 'home', 'page', false]);

/** What `mode` of a `docs.json` page is in VitePress. */
function layoutOf(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { hasHead, hasOutline, hasSidebar, isWhole } = modeOf(data);
  return {
    ...(hasHead ? {} : { breadcrumbs: false }),
    ...(hasOutline ? {} : { aside: false }),
    ...(hasSidebar ? {} : { sidebar: false }),
    ...(isWhole ? { pageClass: 'docs-json-nav-whole' } : {}),
  };
}

/** JSON is YAML, but for dates. Members that VitePress would stumble over are left out, and so are comments. */
function yaml(data: Record<string, unknown>): string {
  const { head, ...others } = data;
  const members = Object.entries(Array.isArray(head) ? { ...others, head } : others);
  const lines = members.map(([name, value]) => {
    const isDate = value instanceof Date && !Number.isNaN(value.getTime());
    return `${JSON.stringify(name)}: ${isDate ? value.toISOString() : JSON.stringify(value)}`;
  });
  return lines.join('\n').replaceAll('<', '\\u003c');
}

/**
 * The text of a page below its title, badges and description. A page whose text begins with its title has its own, and
 * other layouts than `doc` show none.
 */
function withHead({ page, content, heading, html }: SitePage, layout: unknown): string {
  if (heading === '' && !modeOf(content.data).hasHead) return headingOf(page.title, 'visually-hidden') + html;
  if (layout !== undefined && layout !== 'doc') return heading + html;
  return [heading === '' ? headingOf(page.title) : heading, ...leadOf(page), html].join('\n');
}

/** @param className A class of VitePress. Search needs the heading of a page that shows none. */
function headingOf(title: string, className?: string): string {
  const name = escapeHtml(title);
  const anchor = `<a class="header-anchor" href="#_top" aria-label="Permalink to &quot;${name}&quot;">&#8203;</a>`;
  const hidden = className === undefined ? '' : ` class="${className}"`;
  return `<h1 id="_top"${hidden} tabindex="-1">${name} ${anchor}</h1>`;
}

/** Part of the text, and no component: Vue makes a string of what never changes, and search finds it. */
function leadOf(page: Page): string[] {
  const badges = badgesOf(markedOf(page), wordsOf(page.placements[0]?.context.language)).map((each) => badge(each));
  const { description, file } = page;
  return [
    ...(badges.length === 0 ? [] : [`<p class="docs-json-nav-page-badges" data-badges>${badges.join(' ')}</p>`]),
    // The text of a page without a file begins with its description.
    ...(description === undefined || file === null
      ? []
      : [`<p class="docs-json-nav-description">${escapeHtml(description)}</p>`]),
  ];
}
