import { load } from 'js-yaml';
import { splitPage } from './front-matter.ts';

/**
 * The front matter of a page by its members. What cannot be read is a finding of its own; here it says nothing.
 *
 * @param text The whole page.
 */
export function matterOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value = load(splitPage(text).yaml);
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isRecord ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
