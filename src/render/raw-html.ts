import type { VNode } from 'preact';
import { jsxTemplate } from 'preact/jsx-runtime';

/** A node that writes an HTML string without an element around it. */
export function rawHtml(html: string): VNode {
  return jsxTemplate([html]);
}
