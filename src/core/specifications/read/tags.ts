import { isList, isObject, type JsonObject, ownMember } from '../../values/json.ts';
import { getOrMake } from '../../values/lists.ts';
import type { Form } from './parse.ts';

/** Levels of tags that are followed; a deeper chain is a circle. */
const depth = 8;

/**
 * Prepares the groups that operations are in by their first tag: the tag's `x-group`, else its `summary` (OpenAPI
 * 3.2), else its name; below the groups of its parents, where the specification (OpenAPI 3.2) gives tags any. They are
 * labels of the navigation; addresses of pages come from `address.ts`.
 */
export function tagGroups(document: JsonObject, form: Form): (tag: string | undefined) => readonly string[] {
  const untagged = [form === 'asyncapi' ? 'Websockets' : 'API Reference'];
  const declared = new Map<string, JsonObject>();
  const tags = ownMember(document, 'tags');
  for (const tag of isList(tags) ? tags : []) {
    if (isObject(tag) && typeof tag.name === 'string') declared.set(tag.name, tag);
  }
  const known = new Map<string, readonly string[]>();
  return (tag) => (tag === undefined ? untagged : getOrMake(known, tag, groupsOf));

  function groupsOf(tag: string): string[] {
    const groups: string[] = [];
    for (let name: string | undefined = tag; name !== undefined && groups.length < depth; ) {
      const declaration: JsonObject | undefined = declared.get(name);
      const labels = [declaration?.['x-group'], declaration?.summary];
      const label = labels.find((each): each is string => typeof each === 'string' && each.trim() !== '');
      groups.unshift(label?.trim() ?? name);
      name = typeof declaration?.parent === 'string' ? declaration.parent : undefined;
    }
    return groups;
  }
}
