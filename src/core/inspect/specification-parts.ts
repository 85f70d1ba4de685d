import type { Expansion } from '../values/endpoints.ts';
import { isObject, type Json, type JsonObject } from '../values/json.ts';
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
export async function specificationFiles(specifications: Expansion['specifications']): Promise<SpecificationFile[]> {
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

/** What an object of a specification is in. */
export interface Around {
  readonly value: Json;
  readonly key: string;
  readonly above: Around | undefined;
}

/** An object of a specification. */
export interface Part {
  readonly value: JsonObject;
  /** The member that it is in, of an object or a list. */
  readonly key: string;
  readonly above: Around | undefined;
  /** True if its members have names that somebody chose, and no meaning of their own. */
  readonly isNamed: boolean;
}

/** What contains values of an API, and no words about it. */
const data: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);
const named: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'schemas']);

/** Every object of a specification, example values left out, in file order. What YAML names twice is looked at once. */
export function* partsOf(root: Json): Generator<Part> {
  type Step = Around & Pick<Part, 'isNamed'>;
  const seen = new Set<Json>();
  const open: Step[] = [{ value: root, key: '', above: undefined, isNamed: false }];
  for (let step = open.pop(); step !== undefined; step = open.pop()) {
    const { value, isNamed } = step;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    if (isObject(value)) yield { ...step, value };
    const below: Step[] = [];
    for (const [key, member] of Object.entries<Json>(value)) {
      if (typeof member !== 'object' || member === null || (!isNamed && data.has(key))) continue;
      below.push({ value: member, key, above: step, isNamed: !isNamed && named.has(key) });
    }
    open.push(...below.reverse());
  }
}

/** The JSON pointer of a part. */
export function pointerOf(part: Around): string {
  return pointerTo(stepsTo(part));
}

/** The names of members that lead to a part. */
export function stepsTo(part: Around): string[] {
  const keys: string[] = [];
  for (let at = part; at.above !== undefined; at = at.above) keys.push(at.key);
  return keys.reverse();
}
