import type { Json } from '../../core/values.ts';
import { onlyReference } from '../schema/json-members.ts';
import type { Around, Shape } from '../schema/resolved-schema.ts';
import type { Listing, Members, SharedMembers } from './page-context.ts';

/**
 * What a schema contains. What a reference leads to is listed once for all pages, if what is shown around it makes no
 * difference to it and there is room for the whole of it.
 *
 * @param shape Of the schema, as it is here.
 * @param write Lists it here.
 */
export function membersOnce(listing: Listing, schema: Json | undefined, shape: Shape, write: () => Members): Members {
  const { page, direction, active, depth, list, beside } = listing;
  const reference = onlyReference(schema);
  if (reference === undefined || beside !== undefined) return write();
  const { budget, depths, asked } = page;
  const key = `${direction} ${depths.of(list) - depth} ${reference}`;
  const known = page.members.get(key);
  if (known !== undefined && known.spent <= budget.characters && !meets(known.keys, active)) {
    budget.characters -= known.spent;
    depths.grow(list, known.length);
    asked.push(...known.keys);
    return known.members;
  }
  const before = { characters: budget.characters, length: depths.lengthOf(list), asked: asked.length };
  const members = write();
  const keys = new Set([...shape.keys, ...asked.slice(before.asked)]);
  if (budget.characters >= 0 && !meets(keys, active)) {
    const spent = before.characters - budget.characters;
    page.members.set(key, { members, keys, spent, length: depths.lengthOf(list) - before.length });
  }
  return members;
}

function meets(keys: SharedMembers['keys'], active: Around): boolean {
  for (const each of active) if (keys.has(each)) return true;
  return false;
}
