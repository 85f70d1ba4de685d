import { FAILSAFE_SCHEMA, load } from 'js-yaml';
import type { FrontMatter } from '../values/inventory.ts';
import { isObject } from '../values/json.ts';
import { yamlFault } from '../values/yaml-fault.ts';
import { type Members, splitPage, take } from './front-matter.ts';

/**
 * Reads a block of any YAML. Its scalars stay the text that was written: `title: 1.10` is not a number here.
 *
 * @returns What was found, or the reason and the place why it is no YAML.
 */
export function readYamlBlock(block: string): { frontMatter: FrontMatter } | { reason: string; offset: number } {
  try {
    const value = loadTexts(block);
    const frontMatter: Members = {};
    for (const [name, member] of Object.entries(isObject(value) ? value : {}))
      if (typeof member === 'string') take(frontMatter, name, member);
    return { frontMatter };
  } catch (error) {
    return yamlFault(error, block);
  }
}

/** Tags that only the full schema knows are no fault, so a text is refused only if that refuses it too. */
function loadTexts(text: string): unknown {
  try {
    return load(text, { schema: FAILSAFE_SCHEMA });
  } catch {
    return load(text);
  }
}

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
