/**
 * Pieces of Markdown that mean the same in GFM and in MDX: what comes from a specification is put in code or escaped.
 */

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

/** Plain text on one line, with everything escaped that Markdown or MDX would take for more. */
export function plain(text: string): string {
  return clip(text.replace(/\s+/g, ' ').trim(), 500).replace(/[\\`*_{}[\]<>#|~&]/g, '\\$&');
}

/** A link, or only its text where the address is none that a page may lead to. */
export function link(label: string, address: string): string {
  if (!/^(https?:\/\/|mailto:|\/|#)/i.test(address) || address.length > 2000) return label;
  const safe = address.replace(
    /[\s<>(){}[\]`\\"|]/g,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
  );
  return `[${label}](${safe})`;
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

/** `a, b and c`. */
export function enumerate(parts: readonly string[], last = 'and'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

/** The text as it is, or its start and an ellipsis; never half a character. */
export function clip(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')}…`;
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
