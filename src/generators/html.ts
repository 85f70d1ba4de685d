/* Sites without a generator. */

export { html } from './html/manifest.ts';
export { PagesOnRequest } from './html/pages-on-request.ts';
