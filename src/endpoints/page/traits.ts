import { isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { arrayMember } from '../schema/json-members.ts';
import type { PageContext } from './page-context.ts';

const maxTraits = 100;

/** An operation or message with what its traits say; what it says itself wins. */
export function mergeTraits(page: PageContext, own: JsonObject): JsonObject {
  const traits = arrayMember(own, 'traits')
    .slice(0, maxTraits)
    .map((trait) => page.references.object(trait) ?? {});
  if (traits.length === 0) return own;
  const holders = [...traits, own];
  const parts = holders.map((part) => ownMember(part, 'headers')).filter((headers) => headers !== undefined);
  const bound = mergedBindings(page, holders);
  return {
    ...Object.assign({}, ...holders),
    ...(parts.length < 2 ? {} : { headers: { allOf: parts } }),
    ...(bound === undefined ? {} : { bindings: bound }),
  };
}

/** Bindings of several holders as one: what comes later wins, each protocol by its own. */
function mergedBindings(page: PageContext, holders: readonly JsonObject[]): JsonObject | undefined {
  const merged: Record<string, Json> = {};
  for (const holder of holders) {
    const written = page.references.object(ownMember(holder, 'bindings')) ?? {};
    for (const [protocol, value] of Object.entries(written)) {
      const before = merged[protocol];
      const own = page.references.object(value) ?? {};
      merged[protocol] = isObject(before) ? { ...before, ...own } : own;
    }
  }
  return Object.keys(merged).length === 0 ? undefined : merged;
}
