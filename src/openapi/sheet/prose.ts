import { clip, indent } from './markdown.ts';
import { safeLine } from './prose-line.ts';

const fenceOpening = /^((?: *(?:[-*+]|\d{1,9}[.)])(?= ))*)( *)(`{3,}|~{3,})([^`]*)$/;
const delimiterRow = /^[>\s]*(?=.*[|:])[|:\s-]*-[|:\s-]*$/m;
const block = /^(?:\s{2,}|[-*+](?:\s|$)|\d{1,9}[.)](?:\s|$)|#{1,6}(?:\s|$)|>|\||```|~~~|[-=*_\s]+$)/;

export interface ProseOptions {
  /** The most characters to take over. */
  readonly limit: number;
  /** The level of the highest heading; without it, headings become bold lines, as suits the items of a list. */
  readonly headings?: number;
}

/**
 * A description, which is Markdown, as Markdown that is valid MDX as well and cannot change the structure of the page
 * around it: blocks are closed, headings are lowered, simple HTML becomes Markdown, the rest is escaped.
 */
export function prose(text: string, options: ProseOptions): string {
  const lines = clip(text, options.limit)
    .replaceAll('\0', '')
    .split(/\r\n?|[\n\u2028\u2029]/);
  const inTable = delimiterRow.test(text);
  return safeBlocks(dedent(lines), inTable, options.headings)
    .join('\n')
    .replace(/^(?:[ \t]*\n)+|\s+$/g, '');
}

/** The description as one line, where it is one paragraph and nothing else. */
export function asLine(description: string): string | undefined {
  const lines = description.split('\n');
  if (lines.some((line) => line === '' || line.endsWith('\\') || block.test(line))) return undefined;
  return lines.map((line) => line.trim()).join(' ');
}

/** With a full stop where it ends in a word. */
export function sentence(text: string): string {
  return /[\p{L}\p{N}`)\]}>"'*_%]$/u.test(text) ? `${text}.` : text;
}

function safeBlocks(lines: readonly string[], inTable: boolean, headings: number | undefined): string[] {
  const written: string[] = [];
  const push = (line: string) => written.push(/^(?:import|export)\b/.test(line) ? ` ${line}` : line);
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as string;
    if (opensTable(lines, at) && written.at(-1)?.trim() && !written.at(-1)?.includes('|')) push('');
    const opening = fenceOpening.exec(line);
    if (opening !== null) {
      at = copyFence(lines, at, opening, written);
      continue;
    }
    const quote = /^( *)>/.exec(line);
    if (quote?.[1] !== undefined) {
      const start = at;
      while (lines[at + 1]?.startsWith(`${quote[1]}>`)) at++;
      const inner = lines.slice(start, at + 1).map((each) => each.slice(quote[0].length).replace(/^ /, ''));
      const safe = safeBlocks(inner, inTable, undefined);
      written.push(...safe.map((each) => `${quote[1]}> ${each}`.trimEnd()));
      continue;
    }
    for (const each of withoutBlockTags(line)) {
      const underlined = heading(each, written, headings);
      if (underlined !== undefined) push(safeLine(underlined, inTable).replace(/(?<! ) $/, ''));
    }
  }
  return written;
}

/** True for the first line of a table, which must not be the end of a paragraph. */
function opensTable(lines: readonly string[], at: number): boolean {
  return /^\s*\|/.test(lines[at] ?? '') && delimiterRow.test(lines[at + 1] ?? '');
}

/** Copies a code block up to its end, closing it where nobody did. Gives the index of the last line taken. */
function copyFence(lines: readonly string[], start: number, opening: RegExpExecArray, written: string[]): number {
  const [, markers = '', spaces = '', ticks = '', info = ''] = opening;
  const by = ' '.repeat(markers.length + spaces.length);
  if (markers !== '' && written.at(-1) !== undefined && written.at(-1) !== '') written.push('');
  written.push(markers + spaces + ticks + (/^[\w+#.-]*/.exec(info.trim())?.[0] ?? ''));
  const closing = new RegExp(`^ *${ticks[0]}{${ticks.length},} *$`);
  for (let at = start + 1; at < lines.length; at++) {
    const line = lines[at] as string;
    if (closing.test(line)) {
      written.push(by + ticks);
      return at;
    }
    written.push(line.trim() === '' ? '' : line.startsWith(by) ? line : indent(line.trimStart(), by));
  }
  written.push(by + ticks);
  return lines.length;
}

/** The line with its level changed where it is a heading; undefined where it underlined the line before. */
function heading(line: string, written: string[], headings: number | undefined): string | undefined {
  const marked = /^ {0,3}(#{1,6})[ \t]+(.*?)[ \t]*#*$/.exec(line);
  if (marked !== null) {
    const [, marks = '', title = ''] = marked;
    if (title === '') return '';
    if (headings !== undefined) return `${'#'.repeat(Math.min(6, marks.length + headings - 1))} ${title}`;
    return title.includes('**') ? title : `**${title}**`;
  }
  const before = written.at(-1) ?? '';
  if (!/^ {0,3}(?:=+|-+)\s*$/.test(line) || before.trim() === '') return line;
  if (block.test(before)) return line.includes('=') ? line.replace('=', '\\=') : ['', line].join('');
  written.pop();
  written.push(headings === undefined ? `**${before.trim()}**` : `${'#'.repeat(headings)} ${before.trim()}`, '');
  return undefined;
}

/** HTML that stands for lines and items, as lines and items. */
function withoutBlockTags(line: string): string[] {
  if (!line.includes('<') || line.includes('`') || /^\s*\|/.test(line)) return [line];
  const margin = /^ */.exec(line)?.[0] ?? '';
  return line
    .replace(/<br\s*\/?>(?=.*\S)/gi, '\\\n')
    .replace(/<\/?p>/gi, '\n\n')
    .replace(/<li>/gi, '\n- ')
    .replace(/<\/?(?:ul|ol)>|<\/li>/gi, '\n')
    .split('\n')
    .map((each, index) => (index === 0 || each === '' ? each : margin + each.trimStart()));
}

/** Lines without tabs and without the indentation that all of them have. */
function dedent(lines: readonly string[]): string[] {
  const spaced = lines.map((line) => line.replace(/^[ \t]+/, (margin) => margin.replaceAll('\t', '    ')));
  const full = spaced.slice(1).filter((line) => line.trim() !== '');
  const least = full.reduce((width, line) => Math.min(width, line.length - line.trimStart().length), 40);
  const first = spaced[0]?.trimStart() ?? '';
  const by = full.length === 0 ? 0 : least;
  return [first, ...spaced.slice(1).map((line) => line.slice(by))];
}
