import type { PhrasingContent } from 'mdast';
import { plainText } from './mdast.ts';

/** What is said on one line: text, with code, emphasis and links in it. It is a tree: no character in it is a mark. */
export type Phrase = readonly PhrasingContent[];

/** A phrase, or text, whatever characters it has. */
export type PhraseLike = Phrase | string | number;

/** The most characters of one name or title. */
const maxTextLength = 500;
/** The most characters of one piece of code in a line. */
const maxCodeLength = 1000;

/** A phrase with others in it. */
export function phrase(strings: TemplateStringsArray, ...parts: readonly PhraseLike[]): Phrase {
  const nodes: PhrasingContent[] = [];
  for (const [index, text] of strings.entries()) {
    addText(nodes, text);
    const part = parts[index];
    if (part !== undefined) addPart(nodes, part);
  }
  return nodes;
}

/** Phrases one after the other, with a text between each two. */
export function joinPhrases(parts: readonly PhraseLike[], separator = ''): Phrase {
  const nodes: PhrasingContent[] = [];
  for (const [index, part] of parts.entries()) {
    if (index > 0) addText(nodes, separator);
    addPart(nodes, part);
  }
  return nodes;
}

function addPart(nodes: PhrasingContent[], part: PhraseLike): void {
  if (typeof part !== 'object') addText(nodes, String(part));
  else {
    for (const node of part) {
      if (node.type === 'text') addText(nodes, node.value);
      else nodes.push(node);
    }
  }
}

/** Text beside text is one text. */
function addText(nodes: PhrasingContent[], value: string): void {
  if (value === '') return;
  const last = nodes.at(-1);
  if (last?.type === 'text') nodes[nodes.length - 1] = { type: 'text', value: last.value + value };
  else nodes.push({ type: 'text', value });
}

/** Text on one line, cut if it is very long. */
export function singleLine(text: string): string {
  return truncate(text.replace(/\s+/g, ' ').trim(), maxTextLength);
}

/** Code in a line; line breaks become spaces and a very long text is cut. */
export function inlineCode(text: string): Phrase {
  return [{ type: 'inlineCode', value: truncate(text.replace(/\s+/g, ' ').trim(), maxCodeLength) || '""' }];
}

/** A phrase in bold. */
export function strong(part: PhraseLike): Phrase {
  return [{ type: 'strong', children: [...joinPhrases([part])] }];
}

/**
 * `a, b and c`.
 *
 * @param last The word before the last of them.
 */
export function enumerate(parts: readonly PhraseLike[], conjunction: string): Phrase {
  const final = parts.at(-1);
  if (final === undefined || parts.length < 2) return joinPhrases(parts);
  return phrase`${joinPhrases(parts.slice(0, -1), ', ')} ${conjunction} ${final}`;
}

/** With a full stop if it ends in a word or in code. */
export function sentence(part: Phrase): Phrase {
  const text = part.map(plainText).join('');
  if (/[.!?…]\)*$/.test(text)) return part;
  const isCode = part.at(-1)?.type === 'inlineCode';
  return isCode || /[\p{L}\p{N})\]}>"'*_%]$/u.test(text) ? phrase`${part}.` : part;
}

/** The text as it is, or its start and an ellipsis; never half a character. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
