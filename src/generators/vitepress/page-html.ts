import type { Page } from '../../core/site.ts';

/** What VitePress hands on with the HTML that it has written for a page. */
export interface HtmlContext {
  /** Path of the page's file below the source folder. */
  readonly page: string;
  /** What a server has rendered of the app. */
  readonly content: string;
}

/**
 * The HTML of a page with its own language. A page of the site's own that is called `404` gets the content that VitePress
 * leaves out of it: the page's script carries no words and expects to find them. Static hosts show that file at addresses
 * that nothing is at, too; there it is empty again before the script looks, which shows VitePress's own words.
 *
 * @param own The page of the site; undefined for VitePress's own pages.
 */
export function completeHtml(
  html: string,
  { page, content }: HtmlContext,
  own: Page | undefined,
  base: string,
): string {
  const language = own?.placements[0]?.context.language;
  const spoken =
    language === undefined ? html : html.replace(/^(<!DOCTYPE html>\s*<html lang=")[^"]*/, `$1${language}`);
  if (page !== '404.md' || own === undefined) return spoken;
  const addresses = JSON.stringify([`${base}404`, `${base}404.html`]).replaceAll('<', '\\u003c');
  const elsewhere = `${addresses}.includes(location.pathname)||document.getElementById("app").replaceChildren()`;
  return spoken.replace('<div id="app"></div>', () => `<div id="app">${content}</div><script>${elsewhere}</script>`);
}

/**
 * What VitePress is told of a page, with the ends of scripts broken by a space without width: VitePress writes it into a
 * script of the page's component as it is, where `</script>` in a title would end it, and begin code that a build runs.
 */
export function withoutScriptEnds<Value extends object>(data: Value): Value {
  return broken(data) as Value;
}

function broken(data: unknown): unknown {
  if (typeof data === 'string') return brokenText(data);
  if (Array.isArray(data)) return data.map(broken);
  if (typeof data !== 'object' || data === null || Object.getPrototypeOf(data) !== Object.prototype) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [brokenText(name), broken(value)]));
}

function brokenText(text: string): string {
  return text.replaceAll(/<(?=\/script)/gi, '<\u200b');
}
