import { isObject, type Json } from '../../core/values.ts';
import { onlyReference } from './members.ts';

/** What is known of schemas: of a type by the reference to it, of any other by the schema itself. */
export class BySchema<Value> {
  readonly #types = new Map<string, Value>();
  readonly #schemas = new WeakMap<object, Value>();

  /** What is known of a schema; made and kept if that is nothing. */
  getOrMake(schema: Json, make: () => Value): Value {
    const reference = onlyReference(schema);
    const known = reference !== undefined ? this.#types : isObject(schema) ? this.#schemas : undefined;
    const key = (reference ?? schema) as string & object;
    if (known?.has(key) === true) return known.get(key) as Value;
    const made = make();
    known?.set(key, made);
    return made;
  }
}
