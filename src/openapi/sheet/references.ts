import { isObject, type Json, type JsonObject, ownMember } from '../../values/json.ts';

/** Where a `$ref` leads. */
export interface Target {
  /** What names the place: two references with one key mean the same. */
  readonly key: string;
  /** The last word of the reference, as a reader would name it. */
  readonly name: string;
  /** Undefined where it is in another file, or leads nowhere. */
  readonly value: Json | undefined;
}

/** Follows the `$ref`s of one document, each when it is asked for. */
export interface References {
  readonly target: (reference: string) => Target;
  /**
   * The object meant by a value that may be a reference, members written beside `$ref` winning. Undefined where there
   * is none.
   */
  readonly object: (value: Json | undefined) => JsonObject | undefined;
}

/** References may lead to references; longer chains are no accident. */
const longestChain = 30;

export function referencesOf(document: JsonObject): References {
  const known = new Map<string, Target>();

  function target(reference: string): Target {
    const found = known.get(reference);
    if (found !== undefined) return found;
    const made = { key: reference, name: nameOf(reference), value: valueAt(document, reference) };
    known.set(reference, made);
    return made;
  }

  function object(value: Json | undefined): JsonObject | undefined {
    let current = value;
    let beside: JsonObject = {};
    for (let steps = 0; steps < longestChain; steps++) {
      if (!isObject(current)) return undefined;
      const reference = ownMember(current, '$ref');
      if (typeof reference !== 'string') return { ...current, ...beside };
      beside = { ...withoutReference(current), ...beside };
      current = target(reference).value;
    }
    return undefined;
  }

  return { target, object };
}

/** The text of a value's `$ref`, where it leads out of this document or nowhere. */
export function unresolved(references: References, value: Json | undefined): string | undefined {
  if (!isObject(value) || references.object(value) !== undefined) return undefined;
  const reference = ownMember(value, '$ref');
  return typeof reference === 'string' ? reference : undefined;
}

function withoutReference({ $ref: _, ...rest }: JsonObject): JsonObject {
  return rest;
}

function nameOf(reference: string): string {
  const last = reference.split(/[/#]/).findLast((part) => part !== '') ?? reference;
  return decode(last)
    .replace(/\.(?:json|ya?ml)$/i, '')
    .slice(0, 100);
}

function valueAt(document: JsonObject, reference: string): Json | undefined {
  if (reference !== '#' && !reference.startsWith('#/')) return undefined;
  let value: Json | undefined = document;
  for (const part of reference.split('/').slice(1)) {
    const name = decode(part);
    if (Array.isArray(value)) value = /^\d+$/.test(name) ? value[Number(name)] : undefined;
    else if (isObject(value)) value = ownMember(value, name);
    else return undefined;
  }
  return value;
}

function decode(part: string): string {
  let text = part;
  try {
    text = decodeURIComponent(part);
  } catch {
    // A stray percent sign stands for itself.
  }
  return text.replaceAll('~1', '/').replaceAll('~0', '~');
}
