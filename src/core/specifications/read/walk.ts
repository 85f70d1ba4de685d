import { isObject, type Json, type JsonObject, ownMember } from '../../values/json.ts';
import { toPointer } from '../../values/location.ts';
import { numberSource, unmarkNumber } from '../../values/source-number.ts';

export interface SpecificationPart {
  readonly value: JsonObject;
  readonly pointer: string;
  /** True if the keys are names that the author chose, such as property names. */
  readonly hasCustomKeys: boolean;
  /** True below an `$id`, which changes the base of references. */
  readonly hasBase: boolean;
}

/** Members that contain the author's data, such as examples. */
export const dataKeys: ReadonlySet<string> = new Set(['example', 'default', 'enum', 'const', 'value']);
/** Members whose keys are names that the author chose, so that a key `$ref` is not a reference. */
export const nameKeys: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'schemas',
  // A response may be named `default`, and a header `value`.
  'responses',
  'headers',
]);

/**
 * Yields every object of a specification in file order, without data such as default values. YAML aliases are visited
 * once.
 *
 * @param skipsExamples Leaves out `examples`, which contain data or references to data.
 */
export function* walkSpecification(root: Json, skipsExamples: boolean): Generator<SpecificationPart> {
  const seen = new Set<Json>();
  const stack: (Omit<SpecificationPart, 'value'> & { readonly value: Json })[] = [
    { value: root, pointer: '', hasCustomKeys: false, hasBase: false },
  ];
  for (let part = stack.pop(); part !== undefined; part = stack.pop()) {
    const { value, pointer, hasCustomKeys } = part;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    const hasBase = part.hasBase || (isObject(value) && typeof ownMember(value, '$id') === 'string');
    if (isObject(value)) yield { value, pointer, hasCustomKeys, hasBase };
    const children = Object.entries<Json>(value).flatMap(([key, member]) => {
      const isData = dataKeys.has(key) || (skipsExamples && key === 'examples');
      if (typeof member !== 'object' || member === null || (isData && !hasCustomKeys)) return [];
      return [
        {
          value: member,
          pointer: pointer + toPointer([key]),
          hasCustomKeys: !hasCustomKeys && nameKeys.has(key),
          hasBase,
        },
      ];
    });
    stack.push(...children.reverse());
  }
}

/** Converts marked numbers to plain numbers, except in examples, defaults and other data. Modifies the document. */
export function unmarkNumbersExceptData(document: Json): Json {
  const seen = new Set<Json>();
  const stack: { value: Json; isData: boolean; hasCustomKeys: boolean }[] = [
    { value: document, isData: false, hasCustomKeys: false },
  ];
  for (let part = stack.pop(); part !== undefined; part = stack.pop()) {
    const { value, isData, hasCustomKeys } = part;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    restoreKeys(value);
    for (const [key, member] of Object.entries<Json>(value)) {
      const isMemberData = isData || (!hasCustomKeys && (dataKeys.has(key) || key === 'examples'));
      if (!isMemberData && typeof member === 'string') (value as Record<string, Json>)[key] = unmarkNumber(member);
      stack.push({ value: member, isData: isMemberData, hasCustomKeys: !hasCustomKeys && nameKeys.has(key) });
    }
  }
  return unmarkNumber(document);
}

/** Replaces marked keys with their source, because YAML allows numbers as keys: `1.0:`. */
function restoreKeys(value: object): void {
  if (!Object.keys(value).some((key) => numberSource(key) !== undefined)) return;
  const members = value as Record<string, Json>;
  for (const [key, member] of Object.entries(members)) {
    delete members[key];
    members[numberSource(key) ?? key] = member;
  }
}
