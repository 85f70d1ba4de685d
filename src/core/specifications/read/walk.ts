import { isObject, type Json, type JsonObject, ownMember } from '../../values/json.ts';
import { toPointer } from '../../values/location.ts';

export interface SpecificationPart {
  readonly value: JsonObject;
  readonly pointer: string;
  /** True if the keys are names that the author chose, such as property names. */
  readonly isNamed: boolean;
  /** True below an `$id`, which changes the base of references. */
  readonly hasBase: boolean;
}

/** Members with data of the author, such as examples. */
export const dataKeys: ReadonlySet<string> = new Set(['example', 'default', 'enum', 'const', 'value']);
/** Members whose keys are names that the author chose, so that a key `$ref` is not a reference. */
export const nameKeys: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'schemas',
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
    { value: root, pointer: '', isNamed: false, hasBase: false },
  ];
  for (let part = stack.pop(); part !== undefined; part = stack.pop()) {
    const { value, pointer, isNamed } = part;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    const hasBase = part.hasBase || (isObject(value) && typeof ownMember(value, '$id') === 'string');
    if (isObject(value)) yield { value, pointer, isNamed, hasBase };
    const children = Object.entries<Json>(value).flatMap(([key, member]) => {
      const isData = dataKeys.has(key) || (skipsExamples && key === 'examples');
      if (typeof member !== 'object' || member === null || (isData && !isNamed)) return [];
      return [{ value: member, pointer: pointer + toPointer([key]), isNamed: !isNamed && nameKeys.has(key), hasBase }];
    });
    stack.push(...children.reverse());
  }
}
