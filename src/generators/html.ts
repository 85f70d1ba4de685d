/* Sites without a generator. */

export { HtmlPages, htmlGenerator, indexFile, pageStyles } from './html/generator.ts';
export { html } from './html/manifest.ts';
