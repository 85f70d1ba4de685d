import { isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { arrayMember } from '../schema/json-members.ts';
import type { PageContext } from './page-context.ts';

const maxTraits = 100;

/** An operation or message with what its traits say; what it says itself wins. */
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

/** Bindings of several holders as one: what comes later wins, each protocol by its own. */
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
