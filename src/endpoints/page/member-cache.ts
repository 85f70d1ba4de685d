import type { Json } from '../../core/values.ts';
import { bareReference } from '../schema/json-members.ts';
import type { ActiveSchemas, ResolvedSchema } from '../schema/resolved-schema.ts';
import type { CachedMembers, ListContext, MemberList } from './page-context.ts';

/**
 * What a schema contains. What a reference leads to is listed once for all pages, if what is shown around it makes no
 * difference to it and there is room for the whole of it.
 *
 * @param shape Of the schema, as it is here.
 * @param write Lists it here.
 */
export function cachedMembers(
  listing: ListContext,
  schema: Json | undefined,
  shape: ResolvedSchema,
  write: () => MemberList,
): MemberList {
  const { page, direction, active, depth, list, extras } = listing;
  const reference = bareReference(schema);
  if (reference === undefined || extras !== undefined) return write();
  const { budget, depths, usedKeys: asked } = page;
  const key = `${direction} ${depths.maxDepthOf(list) - depth} ${reference}`;
  const known = page.members.get(key);
  if (known !== undefined && known.cost <= budget.characters && !intersects(known.keys, active)) {
    budget.characters -= known.cost;
    depths.addLength(list, known.length);
    asked.push(...known.keys);
    return known.members;
  }
  const before = { characters: budget.characters, length: depths.lengthOf(list), asked: asked.length };
  const members = write();
  const keys = new Set([...shape.keys, ...asked.slice(before.asked)]);
  if (budget.characters >= 0 && !intersects(keys, active)) {
    const spent = before.characters - budget.characters;
    page.members.set(key, { members, keys, cost: spent, length: depths.lengthOf(list) - before.length });
  }
  return members;
}

function intersects(keys: CachedMembers['keys'], active: ActiveSchemas): boolean {
  for (const each of active) if (keys.has(each)) return true;
  return false;
}
