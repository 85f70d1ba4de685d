import { FAILSAFE_SCHEMA, load } from 'js-yaml';
import type { FrontMatter } from '../values/inventory.ts';
import { isObject } from '../values/json.ts';
import { type Range, yamlFault } from '../values/location.ts';
import { type MutableFrontMatter, splitPage, storeMember } from './front-matter.ts';

/**
 * Parses front matter with js-yaml. Scalars keep their source text: `title: 1.10` is not a number.
 *
 * @returns The front matter, or the reason and offset of a syntax error.
 */
export function parseYamlBlock(block: string): { frontMatter: FrontMatter } | { reason: string; offset: number } {
  try {
    const value = loadTextScalars(block);
    const frontMatter: MutableFrontMatter = {};
    for (const [name, member] of Object.entries(isObject(value) ? value : {}))
      if (typeof member === 'string') storeMember(frontMatter, name, member);
    return { frontMatter };
  } catch (error) {
    return yamlFault(error, block);
  }
}

/** A value with a colon, which YAML refuses without quotes: `title: Guides: the start`. */
const unquotedColon = /^([\w-]+:[ \t]+)(?![\s"'[{|>&*!%@`#?-])(\S.*?:(?:[ \t].*?)?)[ \t]*\r?$/gm;

/** Finds values that need quotes. Empty unless quotes around all of them make the block valid. */
export function unquotedValues(block: string): readonly QuotedValue[] {
  const values = [...block.matchAll(unquotedColon)].flatMap(({ index, 1: key = '', 2: value = '' }) => {
    const start = index + key.length;
    return / #/.test(value)
      ? []
      : [{ name: key.replace(/:[ \t]+$/, ''), start, end: start + value.length, value, quoted: JSON.stringify(value) }];
  });
  const quotedBlock = values.reduceRight(
    (text, { start, end, quoted }) => text.slice(0, start) + quoted + text.slice(end),
    block,
  );
  return values.length > 0 && 'frontMatter' in parseYamlBlock(quotedBlock) ? values : [];
}

interface QuotedValue extends Range {
  readonly name: string;
  readonly value: string;
  readonly quoted: string;
}

/** Loads YAML with all scalars as text, or with the full schema if the text has tags that need it. Throws on errors. */
function loadTextScalars(text: string): unknown {
  try {
    return load(text, { schema: FAILSAFE_SCHEMA });
  } catch {
    return load(text);
  }
}

/**
 * Parses all members of a page's front matter. Returns an empty object on errors, because `readPage` reports them.
 *
 * @param text The whole page.
 */
export function parseFrontMatter(text: string): Readonly<Record<string, unknown>> {
  try {
    const value = load(splitPage(text).yaml);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
