import { isList, isObject, type Json, type JsonObject } from './json.ts';
import { type JsonLocation, memberLocation, type Range } from './location.ts';

export type Variables = ReadonlyMap<string, string>;

/** A `{{name}}` in a text; the range includes the braces. */
export interface VariableUse extends Range {
  readonly name: string;
}

export interface ReplacedText {
  readonly text: string;
  /**
   * Maps an offset in the replaced text to the original text. Offsets inside a value map to the start of `{{name}}`.
   */
  readonly originalOffset: (offset: number) => number;
}

const variablePattern = /\{\{[ \t]*([A-Za-z_][\w.-]*)[ \t]*\}\}/g;

/** All `{{name}}` of a text in order, including unknown names. */
export function variablesIn(text: string): VariableUse[] {
  if (!text.includes('{{')) return [];
  return [...text.matchAll(variablePattern)].map(({ index: start, 0: whole, 1: name = '' }) => {
    return { name, start, end: start + whole.length };
  });
}

/** Replaces each known `{{name}}` once: values are not searched again. Unknown names are kept as written. */
export function replaceVariables(text: string, variables: Variables): ReplacedText {
  const uses = variables.size === 0 ? [] : variablesIn(text).filter(({ name }) => variables.has(name));
  if (uses.length === 0) return { text, originalOffset: (offset) => offset };
  let replaced = '';
  let copiedUntil = 0;
  const ranges = uses.map(({ name, start, end }) => {
    replaced += text.slice(copiedUntil, start);
    const from = replaced.length;
    replaced += variables.get(name) ?? '';
    copiedUntil = end;
    return { from, to: replaced.length, start, end };
  });
  return { text: replaced + text.slice(copiedUntil), originalOffset };

  function originalOffset(offset: number): number {
    const range = ranges.findLast(({ from }) => from <= offset);
    if (range === undefined) return offset;
    return offset < range.to ? range.start : range.end + offset - range.to;
  }
}

export interface UnknownVariable {
  readonly name: string;
  readonly location: JsonLocation;
  readonly precedingUses: number;
}

/** Members in which no variable is replaced: `variables` defines them, and the others contain no text of the site. */
const skippedMembers: ReadonlySet<string> = new Set(['variables', '$schema', '$ref']);

export function variablesOf(value: Json | undefined): Variables {
  if (!isObject(value)) return new Map();
  return new Map(
    Object.entries(value).flatMap(([name, text]) =>
      typeof text === 'string' || typeof text === 'number' ? [[name, String(text)] as const] : [],
    ),
  );
}

/** Replaces variables in every string of a JSON file. Values without variables keep their identity. */
export function applyVariables(
  file: string,
  value: Json,
  variables: Variables,
): { readonly value: Json; readonly unknownUses: readonly UnknownVariable[] } {
  const unknownUses: UnknownVariable[] = [];
  return { value: replaceIn(value, { file, pointer: '' }), unknownUses };

  function replaceIn(part: Json, location: JsonLocation): Json {
    if (typeof part === 'string') return replaceInText(part, location);
    if (isList(part)) {
      const items = part.map((item, index) => replaceIn(item, memberLocation(location, index)));
      return items.every((item, index) => item === part[index]) ? part : items;
    }
    return isObject(part) ? replaceInObject(part, location) : part;
  }

  function replaceInObject(object: JsonObject, location: JsonLocation): Json {
    const members = Object.entries(object).map(([name, member]) => {
      const isSkipped = skippedMembers.has(name) && (name !== 'variables' || location.pointer === '');
      return [name, isSkipped ? member : replaceIn(member, memberLocation(location, name))] as const;
    });
    return members.every(([name, member]) => member === object[name]) ? object : Object.fromEntries(members);
  }

  function replaceInText(text: string, location: JsonLocation): string {
    const usesByName = new Map<string, number>();
    for (const { name } of variablesIn(text)) {
      const count = usesByName.get(name) ?? 0;
      usesByName.set(name, count + 1);
      if (!variables.has(name)) unknownUses.push({ name, location, precedingUses: count });
    }
    return replaceVariables(text, variables).text;
  }
}
