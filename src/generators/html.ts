/* Sites without a generator. */

export { HtmlPages, htmlGenerator, pageStyles } from './html/generator.ts';
export { html } from './html/manifest.ts';
