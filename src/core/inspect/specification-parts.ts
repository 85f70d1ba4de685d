import type { Expansion } from '../values/endpoints.ts';
import { isObject, type Json, type JsonObject, ownMember } from '../values/json.ts';
import { pointerTo } from '../values/place.ts';
import type { References } from '../values/specification.ts';

/** A file of the docs folder that is a specification or that one refers to. */
export interface SpecificationFile {
  readonly file: string;
  readonly root: Json;
  /** Specifications that the file is part of. */
  readonly specs: readonly string[];
  /** Resolver of the first of `specs`. */
  readonly references: References;
  /** False for a file that a specification refers to. */
  readonly isWhole: boolean;
}

/** Files of the docs folder that specifications consist of, each once. */
export function specificationFiles(specifications: Expansion['specifications']): SpecificationFile[] {
  const found = new Map<string, SpecificationFile & { readonly specs: string[] }>();
  for (const [spec, state] of specifications) {
    if (state.state !== 'read') continue;
    const { document, references, files } = state.specification;
    for (const file of new Set([spec, ...files])) {
      const isWhole = file === spec;
      const root = isWhole ? document : references.target(file).value;
      if (root === undefined || /^https?:/i.test(file)) continue;
      const known = found.get(file);
      if (known === undefined) found.set(file, { file, root, specs: [spec], references, isWhole });
      else known.specs.push(spec);
    }
  }
  return [...found.values()];
}

export interface Part {
  readonly value: JsonObject;
  readonly pointer: string;
  /** True if the keys are names that the author chose, such as property names. */
  readonly isNamed: boolean;
  /** True below an `$id`, which changes the base of references. */
  readonly hasBase: boolean;
}

/** Keys whose values are data of the API. */
const data: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);
const named: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'schemas']);

/** Yields every object of a specification in file order, without example values. YAML aliases are visited once. */
export function* partsOf(root: Json): Generator<Part> {
  const seen = new Set<Json>();
  const open: (Omit<Part, 'value'> & { readonly value: Json })[] = [
    { value: root, pointer: '', isNamed: false, hasBase: false },
  ];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const { value, pointer, isNamed } = part;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    const hasBase = part.hasBase || (isObject(value) && typeof ownMember(value, '$id') === 'string');
    if (isObject(value)) yield { value, pointer, isNamed, hasBase };
    const below = Object.entries<Json>(value).flatMap(([key, member]) => {
      if (typeof member !== 'object' || member === null || (!isNamed && data.has(key))) return [];
      return [{ value: member, pointer: pointer + pointerTo([key]), isNamed: !isNamed && named.has(key), hasBase }];
    });
    open.push(...below.reverse());
  }
}
