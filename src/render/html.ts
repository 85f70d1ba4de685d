/* Text as HTML. */

export { escapeHtml } from './html/escape-html.ts';
