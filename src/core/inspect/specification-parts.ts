import type { Expansion } from '../values/endpoints.ts';
import { isObject, type Json, type JsonObject, ownMember } from '../values/json.ts';
import { toPointer } from '../values/place.ts';
import type { References } from '../values/specification.ts';

/** A file of the docs folder that is a specification or that one refers to. */
export interface SpecificationFile {
  readonly file: string;
  readonly root: Json;
  readonly specs: readonly string[];
  /** References of the first of `specs`. */
  readonly references: References;
  /** False for a file that a specification refers to. */
  readonly isEntryFile: boolean;
}

export function specificationFiles(specifications: Expansion['specifications']): SpecificationFile[] {
  const byFile = new Map<string, SpecificationFile & { readonly specs: string[] }>();
  for (const [spec, state] of specifications) {
    if (state.state !== 'read') continue;
    const { original, references, files } = state.specification;
    for (const file of new Set([spec, ...files])) {
      const isEntryFile = file === spec;
      const root = isEntryFile ? original : references.target(file).value;
      if (root === undefined || /^https?:/i.test(file)) continue;
      const existing = byFile.get(file);
      if (existing === undefined) byFile.set(file, { file, root, specs: [spec], references, isEntryFile });
      else existing.specs.push(spec);
    }
  }
  return [...byFile.values()];
}

export interface SpecificationPart {
  readonly value: JsonObject;
  readonly pointer: string;
  /** True if the keys are names that the author chose, such as property names. */
  readonly isNamed: boolean;
  /** True below an `$id`, which changes the base of references. */
  readonly hasBase: boolean;
}

const dataKeys: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);
const nameKeys: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'schemas']);

/** Yields every object of a specification in file order, without example values. YAML aliases are visited once. */
export function* walkSpecification(root: Json): Generator<SpecificationPart> {
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
      if (typeof member !== 'object' || member === null || (!isNamed && dataKeys.has(key))) return [];
      return [{ value: member, pointer: pointer + toPointer([key]), isNamed: !isNamed && nameKeys.has(key), hasBase }];
    });
    stack.push(...children.reverse());
  }
}
