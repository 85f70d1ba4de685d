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
const left: ReadonlySet<string> = new Set(['variables', '$schema', '$ref']);

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
  return { value: replaced(value, { file, pointer: '' }), unknown };

  function replaced(part: Json, place: JsonPlace): Json {
    if (typeof part === 'string') return replacedText(part, place);
    if (isList(part)) {
      const items = part.map((item, index) => replaced(item, memberPlace(place, index)));
      return items.every((item, index) => item === part[index]) ? part : items;
    }
    return isObject(part) ? replacedObject(part, place) : part;
  }

  function replacedObject(object: JsonObject, place: JsonPlace): Json {
    const members = Object.entries(object).map(([name, member]) => {
      const isLeft = left.has(name) && (name !== 'variables' || place.pointer === '');
      return [name, isLeft ? member : replaced(member, memberPlace(place, name))] as const;
    });
    return members.every(([name, member]) => member === object[name]) ? object : Object.fromEntries(members);
  }

  function replacedText(text: string, place: JsonPlace): string {
    const seen = new Map<string, number>();
    for (const { name } of variablesIn(text)) {
      const before = seen.get(name) ?? 0;
      seen.set(name, before + 1);
      if (!variables.has(name)) unknown.push({ name, place, before });
    }
    return replaceVariables(text, variables).text;
  }
}
