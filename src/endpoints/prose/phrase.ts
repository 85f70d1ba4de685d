import type { PhrasingContent } from 'mdast';
import { maxInlineCodeLength, maxPhraseLength } from '../limits.ts';
import { plainText } from './mdast.ts';

/** Inline mdast nodes. Characters in text nodes are never parsed as Markdown. */
export type Phrase = readonly PhrasingContent[];

export type PhraseLike = Phrase | string | number;

/** Template tag that builds a phrase: phrase`Default: ${value}.` */
export function phrase(strings: TemplateStringsArray, ...parts: readonly PhraseLike[]): Phrase {
  const nodes: PhrasingContent[] = [];
  for (const [index, text] of strings.entries()) {
    addText(nodes, text);
    const part = parts[index];
    if (part !== undefined) addPart(nodes, part);
  }
  return nodes;
}

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

function addText(nodes: PhrasingContent[], value: string): void {
  if (value === '') return;
  const last = nodes.at(-1);
  if (last?.type === 'text') nodes[nodes.length - 1] = { type: 'text', value: last.value + value };
  else nodes.push({ type: 'text', value });
}

/** Collapses whitespace and truncates long text. */
export function toSingleLine(text: string): string {
  return truncate(text.replace(/\s+/g, ' ').trim(), maxPhraseLength);
}

/** Collapses whitespace and truncates long code. */
export function inlineCode(text: string): Phrase {
  return [{ type: 'inlineCode', value: truncate(text.replace(/\s+/g, ' ').trim(), maxInlineCodeLength) || '""' }];
}

export function strong(part: PhraseLike): Phrase {
  return [{ type: 'strong', children: [...joinPhrases([part])] }];
}

/**
 * Joins phrases: `a, b and c`.
 *
 * @param conjunction For example `and`.
 */
export function joinAsList(parts: readonly PhraseLike[], conjunction: string): Phrase {
  const lastPart = parts.at(-1);
  if (lastPart === undefined || parts.length < 2) return joinPhrases(parts);
  return phrase`${joinPhrases(parts.slice(0, -1), ', ')} ${conjunction} ${lastPart}`;
}

/** Adds a full stop if the text ends without punctuation. */
export function withFullStop(part: Phrase): Phrase {
  const text = part.map(plainText).join('');
  if (/[.!?…]\)*$/.test(text)) return part;
  const isCode = part.at(-1)?.type === 'inlineCode';
  return isCode || /[\p{L}\p{N})\]}>"'*_%]$/u.test(text) ? phrase`${part}.` : part;
}

/** Truncates text and adds an ellipsis. Never splits a surrogate pair. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

export function lowerFirst(text: PhraseLike): Phrase {
  const [first, ...otherNodes] = joinPhrases([text]);
  if (first?.type !== 'text') return joinPhrases([text]);
  return [{ type: 'text', value: first.value.charAt(0).toLowerCase() + first.value.slice(1) }, ...otherNodes];
}
