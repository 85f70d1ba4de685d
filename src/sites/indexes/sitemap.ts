import type { Page } from '../../core/site.ts';
import { escapeHtml } from '../../render/html.ts';

/** What a sitemap needs beside the pages. */
export interface SitemapSettings {
  /** The whole address of a page. */
  readonly addressOf: (page: Page) => string;
  /** When the page was last changed, in milliseconds since 1970; undefined if unknown. */
  readonly dateOf: (page: Page) => number | undefined;
}

/**
 * A sitemap, in the order of the pages.
 *
 * @see https://www.sitemaps.org/protocol.html
 */
export function formatSitemap(pages: readonly Page[], { addressOf, dateOf }: SitemapSettings): string {
  const entries = pages.map((page) => {
    const date = dateOf(page);
    const changed = date === undefined ? '' : `<lastmod>${new Date(date).toISOString().slice(0, 10)}</lastmod>`;
    return `  <url><loc>${escapeHtml(addressOf(page))}</loc>${changed}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}
