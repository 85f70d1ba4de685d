import type { VNode } from 'preact';
import { jsxTemplate } from 'preact/jsx-runtime';

/** HTML in a string, as a node: it is written as it is, without an element around it. */
export function rawHtml(html: string): VNode {
  return jsxTemplate([html]);
}
