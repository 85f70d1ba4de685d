import { isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { maxTraits } from '../limits.ts';
import { arrayMember } from '../schema/json-members.ts';
import type { PageContext } from './page-context.ts';

/** Applies the `traits` of an operation or message. Members of the operation or message take precedence. */
export function mergeTraits(page: PageContext, target: JsonObject): JsonObject {
  const traits = arrayMember(target, 'traits')
    .slice(0, maxTraits)
    .map((trait) => page.references.resolveObject(trait) ?? {});
  if (traits.length === 0) return target;
  const holders = [...traits, target];
  const headerSchemas = holders
    .map((holder) => ownMember(holder, 'headers'))
    .filter((headers) => headers !== undefined);
  const bindings = mergeBindings(page, holders);
  return {
    ...Object.assign({}, ...holders),
    ...(headerSchemas.length < 2 ? {} : { headers: { allOf: headerSchemas } }),
    ...(bindings === undefined ? {} : { bindings }),
  };
}

/** Merges bindings per protocol. Later objects take precedence. */
function mergeBindings(page: PageContext, holders: readonly JsonObject[]): JsonObject | undefined {
  const merged: Record<string, Json> = {};
  for (const holder of holders) {
    const bindings = page.references.resolveObject(ownMember(holder, 'bindings')) ?? {};
    for (const [protocol, value] of Object.entries(bindings)) {
      const previous = merged[protocol];
      const current = page.references.resolveObject(value) ?? {};
      merged[protocol] = isObject(previous) ? { ...previous, ...current } : current;
    }
  }
  return Object.keys(merged).length === 0 ? undefined : merged;
}
