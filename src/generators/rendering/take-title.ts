import type { PageContent, SitePage } from '../contract.ts';
import { modeOf } from './page-mode.ts';

/** A heading of the first level, alone or in the element that a theme wraps headings in (`sl-heading-wrapper`). */
const titleHeading =
  /^\s*(?:<h1[\s>].*?<\/h1>|<div class="[\w -]*\bheading-wrapper\b[^>]*>\s*<h1[\s>].*?<\/h1>.*?<\/div>)/s;

/**
 * Takes the title from the text of a page, for generators that write titles themselves. The heading stays in the text
 * if the front matter gives the page another name, and if the author renders the head of the page.
 *
 * @returns `title`: its words; undefined if it is not in the text.
 */
export function takeTitle({
  page,
  name,
  data,
}: Pick<PageContent, 'page' | 'name' | 'data'>): Pick<SitePage, 'heading' | 'html'> & Partial<Pick<SitePage, 'title'>> {
  const { html } = page;
  const own = titleHeading.exec(html)?.[0];
  const heading = page.headings[0];
  const isTitle = heading?.depth === 1 && (name === undefined || plain(name) === plain(heading.text));
  if (own === undefined || !isTitle || !modeOf(data).hasHead) return { heading: '', html };
  return { title: heading.text, heading: own, html: html.slice(own.length) };
}

/** Words without what marks them up. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
