import { type JsonObject, ownMember } from '../../core/values.ts';
import { itemsOf } from '../schema/members.ts';
import { mergedBindings } from './bindings.ts';
import type { Page } from './page.ts';

const most = 100;

/** An operation or message with what its traits say; what it says itself wins. */
export function withTraits(page: Page, own: JsonObject): JsonObject {
  const traits = itemsOf(own, 'traits')
    .slice(0, most)
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
