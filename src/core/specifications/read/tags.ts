import { isList, isObject, type JsonObject, ownMember } from '../../values/json.ts';
import { maxTagDepth } from '../../values/limits.ts';
import { getOrCreate } from '../../values/lists.ts';
import type { SpecificationKind } from './parse.ts';

/**
 * Returns a function from a tag to its group labels, outermost first. The label is the tag's `x-group`, else its
 * `summary` (OpenAPI 3.2), else its name; it is nested in the groups of the tag's parents (OpenAPI 3.2). Labels appear
 * in the navigation only; `routes.ts` derives the paths of pages.
 */
export function tagGroups(
  document: JsonObject,
  form: SpecificationKind,
): (tag: string | undefined) => readonly string[] {
  const untagged = [form === 'asyncapi' ? 'Websockets' : 'API Reference'];
  const declared = new Map<string, JsonObject>();
  const tags = ownMember(document, 'tags');
  for (const tag of isList(tags) ? tags : []) {
    if (isObject(tag) && typeof tag.name === 'string') declared.set(tag.name, tag);
  }
  const cache = new Map<string, readonly string[]>();
  return (tag) => (tag === undefined ? untagged : getOrCreate(cache, tag, groupsOf));

  function groupsOf(tag: string): string[] {
    const groups: string[] = [];
    for (let name: string | undefined = tag; name !== undefined && groups.length < maxTagDepth; ) {
      const declaration: JsonObject | undefined = declared.get(name);
      const labels = [declaration?.['x-group'], declaration?.summary];
      const label = labels.find((each): each is string => typeof each === 'string' && each.trim() !== '');
      groups.unshift(label?.trim() ?? name);
      name = typeof declaration?.parent === 'string' ? declaration.parent : undefined;
    }
    return groups;
  }
}
