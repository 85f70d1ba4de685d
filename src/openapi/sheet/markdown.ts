import { clip } from '../prose/clip.ts';

/** Pieces of Markdown that mean the same in GFM and in MDX, around what was made safe before or is put in code. */

/** Longest text in one code span. */
const longestCode = 240;

/** A code span; line breaks become spaces and a very long text is cut. */
export function code(text: string): string {
  const flat = clip(text.replace(/\s+/g, ' ').trim(), longestCode);
  if (flat === '') return '`""`';
  const ticks = '`'.repeat(longestRun(flat, '`') + 1);
  const pad = flat.startsWith('`') || flat.endsWith('`') ? ' ' : '';
  return `${ticks}${pad}${flat}${pad}${ticks}`;
}

/**
 * A fenced code block.
 *
 * @param language Taken over where it is a plain word, else left out.
 */
export function fence(text: string, language: string): string {
  const ticks = '`'.repeat(Math.max(3, longestRun(text, '`') + 1));
  const word = /^[\w+#.-]{1,30}$/.test(language) ? language : '';
  return `${ticks}${word}\n${text.replace(/\r\n?/g, '\n').replace(/\n+$/, '')}\n${ticks}`;
}

/** Every line of a block moved to the right; empty lines stay empty. */
export function indent(block: string, by: string): string {
  return block
    .split('\n')
    .map((line) => (line === '' ? '' : by + line))
    .join('\n');
}

/** One item of a list with the blocks below its first line, and the items of its own list. */
export function listItem(first: string, blocks: readonly string[], children: readonly string[]): string {
  const below = blocks.map((block) => `\n\n${indent(block, '  ')}`).join('');
  const list = children.map((child) => `\n${indent(child, '  ')}`).join('');
  return `- ${first}${below}${below !== '' && list !== '' ? '\n' : ''}${list}`;
}

/** With a full stop where it ends in a word, and not in the end of a sentence that is set in bold. */
export function sentence(text: string): string {
  if (/[.!?…][*_)]+$/.test(text)) return text;
  return /[\p{L}\p{N}`)\]}>"'*_%]$/u.test(text) ? `${text}.` : text;
}

/**
 * `a, b and c`.
 *
 * @param last The word before the last of them.
 */
export function enumerate(parts: readonly string[], last: string): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

function longestRun(text: string, character: string): number {
  let longest = 0;
  let run = 0;
  for (const each of text) {
    run = each === character ? run + 1 : 0;
    if (run > longest) longest = run;
  }
  return longest;
}
