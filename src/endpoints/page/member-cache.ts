import type { Json } from '../../core/values.ts';
import { bareReference } from '../schema/json-members.ts';
import type { ActiveSchemas, ResolvedSchema } from '../schema/resolved-schema.ts';
import type { CachedMembers, ListContext, MemberList } from './page-context.ts';

/**
 * Caches the members of a `$ref` for all pages of a specification. Cached members are used only if no active
 * schema affects them and the page has room for all of them.
 *
 * @param resolvedSchema The resolved `schema`.
 * @param build Builds the members on a cache miss.
 */
export function cachedMembers(
  context: ListContext,
  schema: Json | undefined,
  resolvedSchema: ResolvedSchema,
  build: () => MemberList,
): MemberList {
  const { page, direction, active, depth, list, extras } = context;
  const reference = bareReference(schema);
  if (reference === undefined || extras !== undefined) return build();
  const { budget, depths, usedKeys: usedKeyLog } = page;
  const key = `${direction} ${depths.maxDepthOf(list) - depth} ${reference}`;
  const cached = page.memberCache.get(key);
  if (cached !== undefined && cached.cost <= budget.characters && !intersects(cached.keys, active)) {
    budget.characters -= cached.cost;
    depths.addLength(list, cached.length);
    usedKeyLog.push(...cached.keys);
    return cached.members;
  }
  const startCounts = { characters: budget.characters, length: depths.lengthOf(list), asked: usedKeyLog.length };
  const members = build();
  const keys = new Set([...resolvedSchema.keys, ...usedKeyLog.slice(startCounts.asked)]);
  if (budget.characters >= 0 && !intersects(keys, active)) {
    const usedCharacters = startCounts.characters - budget.characters;
    page.memberCache.set(key, {
      members,
      keys,
      cost: usedCharacters,
      length: depths.lengthOf(list) - startCounts.length,
    });
  }
  return members;
}

function intersects(keys: CachedMembers['keys'], active: ActiveSchemas): boolean {
  for (const key of active) if (keys.has(key)) return true;
  return false;
}
