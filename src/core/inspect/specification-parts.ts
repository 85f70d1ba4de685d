import type { Expansion } from '../values/endpoints.ts';
import { isObject, type Json, type JsonObject, ownMember } from '../values/json.ts';
import { pointerTo } from '../values/place.ts';
import type { References } from '../values/specification.ts';

/** A file of the docs folder that specifications are made of. */
export interface SpecificationFile {
  readonly file: string;
  readonly root: Json;
  /** The specifications that it is a part of. */
  readonly specs: readonly string[];
  /** Those of the first of them. */
  readonly references: References;
  /** False for a file that a specification refers to. */
  readonly isWhole: boolean;
}

/** The files in the docs folder that specifications are made of, each once. */
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

/** An object of a specification. */
export interface Part {
  readonly value: JsonObject;
  readonly pointer: string;
  /** True if its members have names that somebody chose, and no meaning of their own. */
  readonly isNamed: boolean;
  /** True below an `$id`, which references resolve against. */
  readonly hasBase: boolean;
}

/** What contains values of an API, and no words about it. */
const data: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);
const named: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'schemas']);

/** Every object of a specification, example values left out, in file order. What YAML names twice is looked at once. */
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
