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

/** A value that begins with a quote. */
const quotedValue = /^([\w-]+:[ \t]+)(["'].*?)[ \t]*\r?$/gm;

/** A quoted value that ends before its line does, and the rest of the line, which is no comment. */
const earlyEnd = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(?=\s*[^\s#]|#)/;

/** Finds values that need quotes, or other quotes. Empty unless these quotes make the block valid. */
export function misquotedValues(block: string): readonly MisquotedValue[] {
  const values = [...unquotedValues(block), ...earlyEndingValues(block)].sort((a, b) => a.start - b.start);
  const quotedBlock = values.reduceRight(
    (text, { start, end, quoted }) => text.slice(0, start) + quoted + text.slice(end),
    block,
  );
  return values.length > 0 && 'frontMatter' in parseYamlBlock(quotedBlock) ? values : [];
}

function unquotedValues(block: string): MisquotedValue[] {
  return [...block.matchAll(unquotedColon)].flatMap(({ index, 1: key = '', 2: value = '' }) => {
    const start = index + key.length;
    return / #/.test(value)
      ? []
      : [{ name: key.replace(/:[ \t]+$/, ''), start, end: start + value.length, value, quoted: JSON.stringify(value) }];
  });
}

/** Finds values such as `'It's here'`, which YAML ends at the apostrophe. */
function earlyEndingValues(block: string): MisquotedValue[] {
  return [...block.matchAll(quotedValue)].flatMap(({ index, 1: key = '', 2: value = '' }) => {
    const [closed] = earlyEnd.exec(value) ?? [];
    if (closed === undefined || / #/.test(value)) return [];
    const start = index + key.length;
    const [wordBefore = ''] = /[^\s"']*$/.exec(closed.slice(1, -1).trimEnd()) ?? [];
    const early = { mark: value.startsWith('"') ? '"' : "'", wordBefore } as const;
    const quoted = quoteText(textOfMisquoted(value, closed));
    return [{ name: key.replace(/:[ \t]+$/, ''), start, end: start + value.length, value, quoted, early }];
  });
}

/** Text that an author means: `It's here` for `'It's here'`, but the whole value for `"One" and "two"`. */
function textOfMisquoted(value: string, closed: string): string {
  const mark = value.charAt(0);
  const isQuotedWord = /\S.$/.test(closed) && /^\W/.test(value.slice(closed.length));
  const isOddQuote = (value.split(mark).length - 1) % 2 === 1;
  if (!value.endsWith(mark) || (isQuotedWord && !isOddQuote)) return value;
  return value.slice(1, -1).replace(mark === '"' ? /\\(["\\])/g : /'(')/g, '$1');
}

/** Double quotes, or single quotes for a text with double quotes only. */
function quoteText(text: string): string {
  return text.includes('"') && !text.includes("'") ? `'${text}'` : JSON.stringify(text);
}

export interface MisquotedValue extends Range {
  readonly name: string;
  readonly value: string;
  readonly quoted: string;
  /** The quote that ends the value too early, and the word before it. Absent for a value without quotes. */
  readonly early?: { readonly mark: '"' | "'"; readonly wordBefore: string };
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
