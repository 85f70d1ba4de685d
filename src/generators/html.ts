/* Sites without a generator. */

export { HtmlPageRenderer, htmlGenerator, indexFile, pageStylesPath } from './html/generator.ts';
export { html } from './html/manifest.ts';
