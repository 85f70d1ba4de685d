import { isList, isObject, type Json, type JsonObject } from '../values/json.ts';
import { type JsonPlace, memberPlace } from '../values/place.ts';
import { replaceVariables, type Variables, variablesIn } from '../values/variables.ts';

export interface UnknownVariable {
  readonly name: string;
  readonly place: JsonPlace;
  /** Number of earlier uses of the same name in the string. */
  readonly before: number;
}

/** Members with variable names, or without text of the site. */
const skippedMembers: ReadonlySet<string> = new Set(['variables', '$schema', '$ref']);

/** The variables of a `docs.json`. Numbers are converted to text. */
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
): { readonly value: Json; readonly unknown: readonly UnknownVariable[] } {
  const unknown: UnknownVariable[] = [];
  return { value: replaceIn(value, { file, pointer: '' }), unknown };

  function replaceIn(part: Json, place: JsonPlace): Json {
    if (typeof part === 'string') return replaceInText(part, place);
    if (isList(part)) {
      const items = part.map((item, index) => replaceIn(item, memberPlace(place, index)));
      return items.every((item, index) => item === part[index]) ? part : items;
    }
    return isObject(part) ? replaceInObject(part, place) : part;
  }

  function replaceInObject(object: JsonObject, place: JsonPlace): Json {
    const members = Object.entries(object).map(([name, member]) => {
      const isSkipped = skippedMembers.has(name) && (name !== 'variables' || place.pointer === '');
      return [name, isSkipped ? member : replaceIn(member, memberPlace(place, name))] as const;
    });
    return members.every(([name, member]) => member === object[name]) ? object : Object.fromEntries(members);
  }

  function replaceInText(text: string, place: JsonPlace): string {
    const seen = new Map<string, number>();
    for (const { name } of variablesIn(text)) {
      const count = seen.get(name) ?? 0;
      seen.set(name, count + 1);
      if (!variables.has(name)) unknown.push({ name, place, before: count });
    }
    return replaceVariables(text, variables).text;
  }
}
