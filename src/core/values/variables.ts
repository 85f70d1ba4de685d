import type { Range } from './place.ts';

/** The texts that stand for names in double braces: `variables` of `docs.json`. */
export type Variables = ReadonlyMap<string, string>;

/** A name in double braces, and where the whole `{{name}}` is. */
export interface VariableUse extends Range {
  readonly name: string;
}

/** A text with the names that are known replaced. */
export interface ReplacedText {
  readonly text: string;
  /** Where a place of the replaced text is in the text as written: at the start of `{{name}}` for one inside a value. */
  readonly writtenAt: (offset: number) => number;
}

const use = /\{\{[ \t]*([A-Za-z_][\w.-]*)[ \t]*\}\}/g;

/** Every `{{name}}` of a text, known or not, in order. */
export function variablesIn(text: string): VariableUse[] {
  if (!text.includes('{{')) return [];
  return [...text.matchAll(use)].map(({ index: start, 0: whole, 1: name = '' }) => {
    return { name, start, end: start + whole.length };
  });
}

/**
 * Replaces each `{{name}}` of a text by its value, once: values are not searched again. Names that are not known stay as
 * they are written.
 */
export function replaceVariables(text: string, variables: Variables): ReplacedText {
  const known = variables.size === 0 ? [] : variablesIn(text).filter(({ name }) => variables.has(name));
  if (known.length === 0) return { text, writtenAt: (offset) => offset };
  let replaced = '';
  let written = 0;
  const ranges = known.map(({ name, start, end }) => {
    replaced += text.slice(written, start);
    const from = replaced.length;
    replaced += variables.get(name) ?? '';
    written = end;
    return { from, to: replaced.length, start, end };
  });
  return { text: replaced + text.slice(written), writtenAt };

  function writtenAt(offset: number): number {
    const before = ranges.findLast(({ from }) => from <= offset);
    if (before === undefined) return offset;
    return offset < before.to ? before.start : before.end + offset - before.to;
  }
}
