import type { Range } from './place.ts';

/** Replacement texts by variable name: `variables` of `docs.json`. */
export type Variables = ReadonlyMap<string, string>;

/** A `{{name}}` in a text; the range includes the braces. */
export interface VariableUse extends Range {
  readonly name: string;
}

export interface ReplacedText {
  readonly text: string;
  /**
   * Maps an offset of the replaced text to the original text. Offsets inside a value map to the start of `{{name}}`.
   */
  readonly writtenAt: (offset: number) => number;
}

const variablePattern = /\{\{[ \t]*([A-Za-z_][\w.-]*)[ \t]*\}\}/g;

/** Every `{{name}}` of a text in order, unknown names included. */
export function variablesIn(text: string): VariableUse[] {
  if (!text.includes('{{')) return [];
  return [...text.matchAll(variablePattern)].map(({ index: start, 0: whole, 1: name = '' }) => {
    return { name, start, end: start + whole.length };
  });
}

/** Replaces each known `{{name}}` once: values are not searched again. Unknown names are kept as written. */
export function replaceVariables(text: string, variables: Variables): ReplacedText {
  const uses = variables.size === 0 ? [] : variablesIn(text).filter(({ name }) => variables.has(name));
  if (uses.length === 0) return { text, writtenAt: (offset) => offset };
  let replaced = '';
  let copiedUntil = 0;
  const ranges = uses.map(({ name, start, end }) => {
    replaced += text.slice(copiedUntil, start);
    const from = replaced.length;
    replaced += variables.get(name) ?? '';
    copiedUntil = end;
    return { from, to: replaced.length, start, end };
  });
  return { text: replaced + text.slice(copiedUntil), writtenAt };

  function writtenAt(offset: number): number {
    const range = ranges.findLast(({ from }) => from <= offset);
    if (range === undefined) return offset;
    return offset < range.to ? range.start : range.end + offset - range.to;
  }
}
