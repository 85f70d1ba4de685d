import type { Page, Site } from '../../core/site.ts';
import { escapeHtml, scriptJson } from '../../render/html.ts';
import { htmlLanguage } from '../view/words.ts';

export interface HtmlContext {
  /** Path of the page's file relative to the source folder. */
  readonly page: string;
  readonly content: string;
}

/**
 * Sets the language and direction of a built page. For a `404` page of the site, also restores the content that
 * VitePress removes, because the page's script hydrates static content. Hosts serve `404.html` for every missing URL,
 * so an inline script empties the app at other URLs and VitePress renders its own 404 page.
 *
 * @param sitePage `undefined` for a page that isn't in the model.
 */
export function completeHtml(
  html: string,
  { page, content }: HtmlContext,
  site: Site,
  sitePage: Page | undefined,
  base: string,
): string {
  const language = htmlLanguage(site, sitePage);
  const localizedHtml =
    language === undefined
      ? html
      : html.replace(
          /^(<!DOCTYPE html>\s*<html) lang="[^"]*"(?: dir="[^"]*")?/,
          (_, start) => `${start} lang="${escapeHtml(language.lang)}" dir="${language.dir}"`,
        );
  if (page !== '404.md' || sitePage === undefined) return localizedHtml;
  const pathnames = scriptJson([`${base}404`, `${base}404.html`]);
  const emptyAppScript = `${pathnames}.includes(location.pathname)||document.getElementById("app").replaceChildren()`;
  return localizedHtml.replace(
    '<div id="app"></div>',
    () => `<div id="app">${content}</div><script>${emptyAppScript}</script>`,
  );
}

/**
 * Inserts a zero-width space into `</script` in page data. VitePress writes the data unescaped into a script, so
 * `</script>` in a title would end the script and inject code into the build.
 */
export function breakScriptEnds<Value extends object>(data: Value): Value {
  return escapeValue(data) as Value;
}

function escapeValue(data: unknown): unknown {
  if (typeof data === 'string') return escapeScriptEnds(data);
  if (Array.isArray(data)) return data.map(escapeValue);
  if (typeof data !== 'object' || data === null || Object.getPrototypeOf(data) !== Object.prototype) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [escapeScriptEnds(name), escapeValue(value)]));
}

function escapeScriptEnds(text: string): string {
  return text.replaceAll(/<(?=\/script)/gi, '<\u200b');
}
