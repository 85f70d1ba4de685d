import type { PageContent, SitePage } from '../contract.ts';
import { pageMode } from './page-mode.ts';

/** An `h1`, optionally in a theme's wrapper element (`sl-heading-wrapper`). */
const titleHeading =
  /^\s*(?:<h1[\s>].*?<\/h1>|<div class="[\w -]*\bheading-wrapper\b[^>]*>\s*<h1[\s>].*?<\/h1>.*?<\/div>)/s;

/**
 * Removes the title from a page's HTML, for generators that render titles themselves. The heading stays if the front
 * matter has a different title, or if the page's `mode` hides the generator's title.
 *
 * @returns `title` is `undefined` if the HTML doesn't start with it.
 */
export function extractTitle({
  page,
  name,
  data,
}: Pick<PageContent, 'page' | 'name' | 'data'>): Pick<SitePage, 'heading' | 'html'> & Partial<Pick<SitePage, 'title'>> {
  const { html } = page;
  const titleHtml = titleHeading.exec(html)?.[0];
  const heading = page.headings[0];
  const isTitle = heading?.depth === 1 && (name === undefined || normalizeTitle(name) === normalizeTitle(heading.text));
  if (titleHtml === undefined || !isTitle || !pageMode(data).hasHead) return { heading: '', html };
  return { title: heading.text, heading: titleHtml, html: html.slice(titleHtml.length) };
}

function normalizeTitle(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
