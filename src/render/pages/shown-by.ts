import { type ComponentChildren, isValidElement } from 'preact';
import { Inside } from '../code/values.ts';
import { rawHtml } from '../raw-html.ts';
import type { Rendering } from './rendering.ts';

/** What the value of an expression shows; undefined for an object that is no element. */
export function shownBy(
  value: unknown,
  page: Pick<Rendering, 'shown'>,
): { readonly children: ComponentChildren } | undefined {
  if (value === null || value === undefined || typeof value === 'boolean') return { children: null };
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return { children: String(value) };
  if (value instanceof Inside) {
    const shown = page.shown(value);
    if (shown === undefined) return undefined;
    return { children: 'text' in shown ? shown.text : rawHtml(shown.html) };
  }
  if (isValidElement(value)) return { children: value };
  if (!Array.isArray(value)) return undefined;
  const all = value.map((one) => shownBy(one, page));
  return all.every((one) => one !== undefined) ? { children: all.map(({ children }) => children) } : undefined;
}
