import { isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { maxTraits } from '../limits.ts';
import { arrayMember } from '../schema/json-members.ts';
import type { PageContext } from './page-context.ts';

/** Applies the `traits` of an operation or message. Members of the operation or message take precedence. */
export function mergeTraits(page: PageContext, target: JsonObject): JsonObject {
  const traits = arrayMember(target, 'traits')
    .slice(0, maxTraits)
    .map((trait) => page.references.object(trait) ?? {});
  if (traits.length === 0) return target;
  const holders = [...traits, target];
  const parts = holders.map((part) => ownMember(part, 'headers')).filter((headers) => headers !== undefined);
  const bindings = mergedBindings(page, holders);
  return {
    ...Object.assign({}, ...holders),
    ...(parts.length < 2 ? {} : { headers: { allOf: parts } }),
    ...(bindings === undefined ? {} : { bindings }),
  };
}

/** Merges bindings per protocol. Later objects take precedence. */
function mergedBindings(page: PageContext, holders: readonly JsonObject[]): JsonObject | undefined {
  const merged: Record<string, Json> = {};
  for (const holder of holders) {
    const bindings = page.references.object(ownMember(holder, 'bindings')) ?? {};
    for (const [protocol, value] of Object.entries(bindings)) {
      const previous = merged[protocol];
      const current = page.references.object(value) ?? {};
      merged[protocol] = isObject(previous) ? { ...previous, ...current } : current;
    }
  }
  return Object.keys(merged).length === 0 ? undefined : merged;
}
