import { maxLineRange } from '../limits.ts';
import type { CodeBlock } from '../theme.ts';
import { normalizeLanguage } from './languages.ts';

export interface FenceInfo extends Omit<CodeBlock, 'text' | 'added' | 'removed' | 'isGrouped'> {
  /** True if `+` and `-` at the start of lines mark added and removed lines. */
  readonly diff: boolean;
}

/** A word of the info string: bare (`app/page.tsx`), quoted, in braces, or a name with a value. */
interface Word {
  readonly name: string;
  /** `undefined` for a bare word. */
  readonly value: string | undefined;
  readonly form: 'bare' | 'quoted' | 'braced';
}

const pair = /([\w-]*)=?(?:"([^"]*)"|'([^']*)')(?=\s|$)/y;
const braced = /([\w-]*)=?\{((?:[^{}]|\{[^{}]*\})*)\}(?=\s|$)/y;
const bare = /\S+/y;

const flags = ['lines', 'expandable', 'wrap', 'diff'] as const;
/** Unsupported flags, which are ignored instead of becoming part of the title. */
const ignoredFlags: ReadonlySet<string> = new Set(['twoslash', 'nocopy', 'ignore']);
/** Our options, to which the options of hosts and other highlighters are mapped. `none`: ignored. */
type Option = 'title' | 'highlight' | 'focus' | 'icon' | (typeof flags)[number] | 'none';
const options: ReadonlyMap<string, Option> = new Map(
  Object.entries<Option>({
    title: 'title',
    filename: 'title',
    highlight: 'highlight',
    focus: 'focus',
    icon: 'icon',
    lines: 'lines',
    linenumbers: 'lines',
    showlinenumbers: 'lines',
    expandable: 'expandable',
    wrap: 'wrap',
    diff: 'diff',
    theme: 'none',
    twoslash: 'none',
    actions: 'none',
    placement: 'none',
  }),
);

/**
 * Parses the info string of a fence: a language, then options and words of the title in any order. Unknown words become
 * part of the title.
 *
 * @param info Info string: `ts app/page.tsx {1,3} expandable`.
 */
export function readInfo(info: string): FenceInfo {
  const { language, rest } = parseLanguage(info.trim());
  const title: string[] = [];
  const set = new Set<string>();
  let highlight: readonly number[] = [];
  let focus: readonly number[] = [];
  let explicitTitle: string | undefined;
  let icon: string | undefined;
  const words = readWords(rest);
  for (let word = words.shift(); word !== undefined; word = words.shift()) applyWord(word);
  return {
    language,
    title: explicitTitle ?? title.join(' '),
    highlight,
    focus,
    lines: set.has('lines'),
    expandable: set.has('expandable'),
    wrap: set.has('wrap'),
    diff: set.has('diff'),
    icon: icon === '' ? undefined : icon,
  };

  function applyWord(word: Word): void {
    const { name, value, form } = word;
    if (value === undefined) {
      // `[expandable]` is the same flag as `expandable`.
      const plain = name.replace(/^\[(.+)\]$/, '$1');
      if (flags.some((flag) => flag === plain)) set.add(plain);
      else if (name === 'showLineNumbers') set.add('lines');
      else if (!ignoredFlags.has(name.toLowerCase())) title.push(name);
      return;
    }
    if (name === '') {
      if (form === 'quoted') title.push(value);
      else if (/[a-z]\s*=/i.test(value)) words.unshift(...readWords(value));
      else highlight = [...highlight, ...readLines(value)];
      return;
    }
    const option = options.get(name.toLowerCase());
    if (option === 'title') explicitTitle ??= value;
    else if (option === 'icon') icon ??= value;
    else if (option === 'highlight') highlight = [...highlight, ...readLines(value)];
    else if (option === 'focus') focus = [...focus, ...readLines(value)];
    else if (option === undefined) {
      if (form === 'bare') title.push(`${name}=${value}`);
    } else if (option !== 'none' && value !== 'false') set.add(option);
  }
}

function parseLanguage(info: string): { readonly language: string; readonly rest: string } {
  const [word = ''] = /^[^\s{]*/.exec(info) ?? [];
  if (word === '' || /^["'<*]|=/.test(word)) return { language: '', rest: info };
  return { language: normalizeLanguage(word), rest: info.slice(word.length) };
}

function readWords(text: string): Word[] {
  const words: Word[] = [];
  let at = 0;
  while (at < text.length) {
    if (/\s/.test(text.charAt(at))) {
      at += 1;
      continue;
    }
    const [word, end] = wordAt(text, at);
    words.push(word);
    at = end;
  }
  return words;
}

function wordAt(text: string, at: number): readonly [Word, number] {
  pair.lastIndex = at;
  const quoted = pair.exec(text);
  if (quoted !== null) {
    return [{ name: quoted[1] ?? '', value: quoted[2] ?? quoted[3] ?? '', form: 'quoted' }, pair.lastIndex];
  }
  braced.lastIndex = at;
  const inBraces = braced.exec(text);
  if (inBraces !== null) {
    const value = (inBraces[2] ?? '').replace(/^\s*(["'`])(.*)\1\s*$/, '$2');
    return [{ name: inBraces[1] ?? '', value, form: 'braced' }, braced.lastIndex];
  }
  bare.lastIndex = at;
  const [word = ''] = bare.exec(text) ?? [];
  const [, name, value] = /^([\w-]+)=([^"'{].*)$/.exec(word) ?? [];
  return [{ name: name ?? word, value, form: 'bare' }, at + word.length];
}

/**
 * Parses line numbers: `2`, `[1, 3]`, `1-3,5`, `{1,3}`, `"[1,2]"`. Ignores anything else.
 *
 * @returns Numbers from 1, ascending, each once.
 */
export function readLines(value: unknown): readonly number[] {
  if (typeof value === 'number') return readLines(String(value));
  if (Array.isArray(value)) return readLines(value.join(','));
  if (typeof value !== 'string') return [];
  const lines = new Set<number>();
  for (const part of value.replaceAll(/[^\d,-]+/g, ',').split(',')) {
    const [, first, , last] = /^(\d+)(-(\d+))?$/.exec(part) ?? [];
    const from = Number(first ?? 0);
    if (from === 0) continue;
    const to = Math.min(last === undefined ? from : Number(last), from + maxLineRange);
    for (let line = from; line <= to; line += 1) lines.add(line);
  }
  return [...lines].sort((a, b) => a - b);
}
