import type { BlockContent, ListItem } from 'mdast';
import { isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { maxBindingMembers, maxBindingProtocols } from '../limits.ts';
import { inlineCode, phrase, toSingleLine } from '../prose/phrase.ts';
import { list, listItem, paragraph } from './blocks.ts';
import { listContext, type PageContext } from './page-context.ts';
import { valueItem } from './schema-list.ts';
import { valueCode } from './value-sentences.ts';

/** Maximum nesting depth. Deeper objects are written as one line of JSON. */
const maxDepth = 4;

/** Lists protocol bindings of an AsyncAPI server, channel, operation or message. */
export function bindingBlocks(page: PageContext, holder: JsonObject): BlockContent[] {
  const bindingsObject = page.references.resolveObject(ownMember(holder, 'bindings')) ?? {};
  const items = Object.entries(bindingsObject)
    .slice(0, maxBindingProtocols)
    .map(([protocol, value]) => {
      const binding = page.references.resolveObject(value) ?? {};
      // The first line of a list item must not be empty.
      return listItem(
        toSingleLine(protocol) === '' ? inlineCode('') : toSingleLine(protocol),
        [],
        memberItems(page, binding, 0),
      );
    });
  return items.length === 0 ? [] : [paragraph(page.messages.withColon(page.messages.bindings)), list(items)];
}

function memberItems(page: PageContext, object: JsonObject, depth: number): ListItem[] {
  return Object.entries(object)
    .slice(0, maxBindingMembers)
    .map(([name, value]) => {
      if (isSchema(value))
        return valueItem(listContext(page, 'request'), { title: inlineCode(name), schema: value, marks: [] });
      return isObject(value) && Object.keys(value).length > 0 && depth < maxDepth
        ? listItem(inlineCode(name), [], memberItems(page, value, depth + 1))
        : listItem(phrase`${page.messages.withColon(inlineCode(name))} ${valueCode(value)}`);
    });
}

/** Detects bindings that are schemas: `groupId: { type: string }`. */
function isSchema(value: Json): boolean {
  if (!isObject(value)) return false;
  return typeof ownMember(value, 'type') === 'string' || typeof ownMember(value, '$ref') === 'string';
}
