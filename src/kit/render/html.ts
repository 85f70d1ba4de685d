import type { RenderedPage } from '../dialect/types.ts';

/**
 * The HTML of a page with what its parts that hold state need: the browser finds their props beside them. A page without
 * such parts is its HTML alone.
 */
export function htmlOf({ html, islands }: RenderedPage): string {
  if (islands.length === 0) return html;
  // A closing tag in a text would end the script.
  const props = JSON.stringify(islands).replaceAll('<', '\\u003c');
  return `${html}<script type="application/json" data-dialect-islands>${props}</script>`;
}

/** A page whose text begins with a heading of the first level: that heading is its title. */
export interface TitledHtml {
  /** The words of the heading; undefined where the text begins with something else. */
  readonly title: string | undefined;
  /** Everything below the heading. */
  readonly html: string;
}

/** Takes the title from the text of a page, for generators that write titles themselves. */
export function takeTitle(page: RenderedPage): TitledHtml {
  const html = htmlOf(page);
  const own = /^\s*<h1[\s>].*?<\/h1>/s.exec(html)?.[0];
  const heading = page.headings[0];
  if (own === undefined || heading?.depth !== 1) return { title: undefined, html };
  return { title: heading.text, html: html.slice(own.length) };
}
