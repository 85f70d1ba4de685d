import type { Page } from '../../core/site.ts';
import { escapeHtml } from '../../render/html.ts';
import type { PageContent, SitePage } from '../contract.ts';
import { pageMode } from '../rendering/page-mode.ts';
import { createBadges, pageBadgeProperties } from '../view/badges.ts';
import { navigationLabels } from '../view/words.ts';
import { renderBadge } from './projection.ts';

export function pageFile(page: SitePage, frontMatter: Record<string, unknown>): string {
  // VitePress replaces `@include` comments with files, even in attribute values, so the comments are escaped.
  const html = addHeader(page, frontMatter.layout).replaceAll(/<!--(?=\s*@include)/g, '&lt;!--');
  return `---\n${writeYaml(frontMatter)}\n---\n${html}\n`;
}

/**
 * @param modifiedMs Modification date of the source file in milliseconds since 1970. VitePress would use the date of
 * the generated file.
 */
export function vitePressFrontMatter({ data }: PageContent, modifiedMs: number | undefined): Record<string, unknown> {
  const lastUpdated = modifiedMs === undefined ? {} : { lastUpdated: new Date(modifiedMs) };
  const { layout, ...otherData } = data;
  // VitePress treats an unknown layout as the name of a component and renders nothing.
  return {
    ...lastUpdated,
    ...vitePressLayout(data),
    ...otherData,
    ...(supportedLayouts.has(layout) ? { layout } : {}),
  };
}

/** Splits a generated file into front matter, including its fences, and HTML. */
export function splitPageFile(text: string): readonly [frontMatter: string, html: string] {
  // Each member is one line, so the first fence after the start ends the front matter.
  const end = text.indexOf('\n---\n', 3) + '\n---\n'.length;
  return [text.slice(0, end), text.slice(end)];
}

const supportedLayouts: ReadonlySet<unknown> = new Set(['doc', 'home', 'page', false]);

/** Maps `mode` of a `docs.json` page to VitePress's front matter. */
function vitePressLayout(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { hasHead, hasOutline, hasSidebar, isFullWidth } = pageMode(data);
  return {
    ...(hasHead ? {} : { breadcrumbs: false }),
    ...(hasOutline ? {} : { aside: false }),
    ...(hasSidebar ? {} : { sidebar: false }),
    ...(isFullWidth ? { pageClass: 'docs-json-nav-whole' } : {}),
  };
}

/**
 * Writes front matter with JSON values, which are valid YAML, and ISO dates. Leaves out an invalid `head`, and escapes
 * `<`, so that the front matter contains no comments or tags.
 */
function writeYaml(data: Record<string, unknown>): string {
  const { head, ...otherData } = data;
  const members = Object.entries(Array.isArray(head) ? { ...otherData, head } : otherData);
  const lines = members.map(([name, value]) => {
    const isDate = value instanceof Date && !Number.isNaN(value.getTime());
    return `${JSON.stringify(name)}: ${isDate ? value.toISOString() : JSON.stringify(value)}`;
  });
  return lines.join('\n').replaceAll('<', '\\u003c');
}

/**
 * Adds title, badges and description to the content. A title in the content is kept. In layouts other than `doc`,
 * nothing is added.
 */
function addHeader({ page, content, heading, html }: SitePage, layout: unknown): string {
  if (heading === '' && !pageMode(content.data).hasHead) return titleHeading(page.title, 'visually-hidden') + html;
  if (layout !== undefined && layout !== 'doc') return heading + html;
  return [heading === '' ? titleHeading(page.title) : heading, ...leadHtml(page), html].join('\n');
}

/** @param className VitePress class that hides the heading, for pages that need a heading only for search. */
function titleHeading(title: string, className?: string): string {
  const name = escapeHtml(title);
  const anchor = `<a class="header-anchor" href="#_top" aria-label="Permalink to &quot;${name}&quot;">&#8203;</a>`;
  const classAttribute = className === undefined ? '' : ` class="${className}"`;
  return `<h1 id="_top"${classAttribute} tabindex="-1">${name} ${anchor}</h1>`;
}

/**
 * Writes badges and description as HTML of the content instead of components. Vue then renders them as a static string,
 * and search indexes them.
 */
function leadHtml(page: Page): string[] {
  const badges = createBadges(pageBadgeProperties(page), navigationLabels(page.placements[0]?.context.language)).map(
    (badge) => renderBadge(badge),
  );
  const { description, file } = page;
  return [
    ...(badges.length === 0 ? [] : [`<p class="docs-json-nav-page-badges" data-badges>${badges.join(' ')}</p>`]),
    // The content of generated pages already begins with the description.
    ...(description === undefined || file === null
      ? []
      : [`<p class="docs-json-nav-description">${escapeHtml(description)}</p>`]),
  ];
}
