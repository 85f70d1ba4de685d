import { load } from 'js-yaml';
import { isObject } from '../values/json.ts';
import { splitPage } from './front-matter.ts';

/**
 * The front matter of a page by its members. What cannot be read is a finding of its own; here it says nothing.
 *
 * @param text The whole page.
 */
export function matterOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value = load(splitPage(text).yaml);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
