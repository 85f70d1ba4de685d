import { maxLineRange } from '../limits.ts';
import type { CodeBlock } from '../theme.ts';
import { normalizeLanguage } from './languages.ts';

export interface FenceInfo extends Omit<CodeBlock, 'text' | 'added' | 'removed' | 'isGrouped'> {
  /** True if `+` and `-` at the start of lines mark added and removed lines. */
  readonly diff: boolean;
}

/** A word of the info string: bare (`app/page.tsx`), quoted, in braces, or a name with a value. */
interface InfoWord {
  readonly name: string;
  /** `undefined` for a bare word. */
  readonly value: string | undefined;
  readonly form: 'bare' | 'quoted' | 'braced';
}

const quotedPattern = /([\w-]*)=?(?:"([^"]*)"|'([^']*)')(?=\s|$)/y;
const bracedPattern = /([\w-]*)=?\{((?:[^{}]|\{[^{}]*\})*)\}(?=\s|$)/y;
const barePattern = /\S+/y;

const flags = ['lines', 'expandable', 'wrap', 'diff'] as const;
/** Unsupported flags, which are ignored instead of becoming part of the title. */
const ignoredFlags: ReadonlySet<string> = new Set(['twoslash', 'nocopy', 'ignore']);
/** Our options, to which the options of hosts and other highlighters are mapped. `none`: ignored. */
type FenceOption = 'title' | 'highlight' | 'focus' | 'icon' | (typeof flags)[number] | 'none';
const optionsByName: ReadonlyMap<string, FenceOption> = new Map(
  Object.entries<FenceOption>({
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
export function parseFenceInfo(info: string): FenceInfo {
  const { language, rest: optionText } = parseLanguage(info.trim());
  const titleWords: string[] = [];
  const enabledFlags = new Set<string>();
  let highlight: readonly number[] = [];
  let focus: readonly number[] = [];
  let explicitTitle: string | undefined;
  let icon: string | undefined;
  const words = readWords(optionText);
  for (let word = words.shift(); word !== undefined; word = words.shift()) applyWord(word);
  return {
    language,
    title: explicitTitle ?? titleWords.join(' '),
    highlight,
    focus,
    lines: enabledFlags.has('lines'),
    expandable: enabledFlags.has('expandable'),
    wrap: enabledFlags.has('wrap'),
    diff: enabledFlags.has('diff'),
    icon: icon === '' ? undefined : icon,
  };

  function applyWord(word: InfoWord): void {
    const { name, value, form } = word;
    if (value === undefined) {
      // `[expandable]` is the same flag as `expandable`.
      const flagName = name.replace(/^\[(.+)\]$/, '$1');
      if (flags.some((flag) => flag === flagName)) enabledFlags.add(flagName);
      else if (name === 'showLineNumbers') enabledFlags.add('lines');
      else if (!ignoredFlags.has(name.toLowerCase())) titleWords.push(name);
      return;
    }
    if (name === '') {
      if (form === 'quoted') titleWords.push(value);
      else if (/[a-z]\s*=/i.test(value)) words.unshift(...readWords(value));
      else highlight = [...highlight, ...parseLineNumbers(value)];
      return;
    }
    const option = optionsByName.get(name.toLowerCase());
    if (option === 'title') explicitTitle ??= value;
    else if (option === 'icon') icon ??= value;
    else if (option === 'highlight') highlight = [...highlight, ...parseLineNumbers(value)];
    else if (option === 'focus') focus = [...focus, ...parseLineNumbers(value)];
    else if (option === undefined) {
      if (form === 'bare') titleWords.push(`${name}=${value}`);
    } else if (option !== 'none' && value !== 'false') enabledFlags.add(option);
  }
}

function parseLanguage(info: string): { readonly language: string; readonly rest: string } {
  const [word = ''] = /^[^\s{]*/.exec(info) ?? [];
  if (word === '' || /^["'<*]|=/.test(word)) return { language: '', rest: info };
  return { language: normalizeLanguage(word), rest: info.slice(word.length) };
}

function readWords(text: string): InfoWord[] {
  const words: InfoWord[] = [];
  let index = 0;
  while (index < text.length) {
    if (/\s/.test(text.charAt(index))) {
      index += 1;
      continue;
    }
    const [word, end] = readWord(text, index);
    words.push(word);
    index = end;
  }
  return words;
}

function readWord(text: string, index: number): readonly [InfoWord, number] {
  quotedPattern.lastIndex = index;
  const quotedMatch = quotedPattern.exec(text);
  if (quotedMatch !== null) {
    return [
      { name: quotedMatch[1] ?? '', value: quotedMatch[2] ?? quotedMatch[3] ?? '', form: 'quoted' },
      quotedPattern.lastIndex,
    ];
  }
  bracedPattern.lastIndex = index;
  const bracedMatch = bracedPattern.exec(text);
  if (bracedMatch !== null) {
    const value = (bracedMatch[2] ?? '').replace(/^\s*(["'`])(.*)\1\s*$/, '$2');
    return [{ name: bracedMatch[1] ?? '', value, form: 'braced' }, bracedPattern.lastIndex];
  }
  barePattern.lastIndex = index;
  const [word = ''] = barePattern.exec(text) ?? [];
  const [, name, value] = /^([\w-]+)=([^"'{].*)$/.exec(word) ?? [];
  return [{ name: name ?? word, value, form: 'bare' }, index + word.length];
}

/**
 * Parses line numbers: `2`, `[1, 3]`, `1-3,5`, `{1,3}`, `"[1,2]"`. Ignores anything else.
 *
 * @returns Numbers from 1, ascending, each once.
 */
export function parseLineNumbers(value: unknown): readonly number[] {
  if (typeof value === 'number') return parseLineNumbers(String(value));
  if (Array.isArray(value)) return parseLineNumbers(value.join(','));
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
