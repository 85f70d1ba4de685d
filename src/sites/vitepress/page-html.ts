/** What VitePress hands on with the HTML that it has written for a page. */
export interface HtmlContext {
  /** Path of the page's file below the source folder. */
  readonly page: string;
  /** What a server has rendered of the app. */
  readonly content: string;
}

/** What is known of a page beside what VitePress knows. */
export interface HtmlPage {
  /** Undefined for a page in no language of its own, and for VitePress's own pages. */
  readonly language: string | undefined;
  /** False for VitePress's page for errors where the site has none at its address. */
  readonly isOwn: boolean;
  readonly base: string;
}

/**
 * The HTML of a page with its own language. A page of the site's own that is called `404` gets the content that VitePress
 * leaves out of it: the page's script carries no words and expects to find them. Static hosts show that file at addresses
 * that nothing is at, too; there it is empty again before the script looks, which shows VitePress's own words.
 */
export function completeHtml(
  html: string,
  { page, content }: HtmlContext,
  { language, isOwn, base }: HtmlPage,
): string {
  const spoken =
    language === undefined ? html : html.replace(/^(<!DOCTYPE html>\s*<html lang=")[^"]*/, `$1${language}`);
  if (page !== '404.md' || !isOwn) return spoken;
  const addresses = JSON.stringify([`${base}404`, `${base}404.html`]).replaceAll('<', '\\u003c');
  const elsewhere = `${addresses}.includes(location.pathname)||document.getElementById("app").replaceChildren()`;
  return spoken.replace('<div id="app"></div>', () => `<div id="app">${content}</div><script>${elsewhere}</script>`);
}
