import { itemMethods } from '../../core/specifications.ts';
import type { JsonObject, References } from '../../core/values.ts';
import { entriesOf, isSet, itemsOf } from '../schema/members.ts';

/** The first operation of each tag that has a page: what is said of the tag is on it. */
export function firstOfEachTag(document: JsonObject, references: References): ReadonlyMap<string, JsonObject> {
  const found = new Map<string, JsonObject>();
  for (const [, written] of entriesOf(document, 'paths')) {
    const item = references.object(written) ?? {};
    for (const method of itemMethods) {
      const operation = references.object(item[method]);
      const tag = operation === undefined ? undefined : itemsOf(operation, 'tags')[0];
      const hasPage = operation !== undefined && !isSet(operation, 'x-excluded') && !isSet(item, 'x-excluded');
      if (hasPage && typeof tag === 'string' && !found.has(tag)) found.set(tag, operation);
    }
  }
  return found;
}
