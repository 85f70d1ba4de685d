import type { BlockContent, ListItem } from 'mdast';
import { isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { code, flat, phrase } from '../prose/phrase.ts';
import { list, listItem, paragraph } from './blocks.ts';
import { listingOf, type Page } from './page-context.ts';
import { valueItem } from './schema-list.ts';
import { valueCode } from './value-sentences.ts';

const mostProtocols = 100;
const mostMembers = 1000;
/** Objects within objects; a deeper one is JSON in one line. */
const deepest = 4;

/** What a protocol adds to a server, channel, operation or message, by the name of the protocol. */
export function bindings(page: Page, holder: JsonObject): BlockContent[] {
  const written = page.references.object(ownMember(holder, 'bindings')) ?? {};
  const items = Object.entries(written)
    .slice(0, mostProtocols)
    .map(([protocol, value]) => {
      const own = page.references.object(value) ?? {};
      // A blank name is shown as code: an item needs a first line.
      return listItem(flat(protocol) === '' ? code('') : flat(protocol), [], members(page, own, 0));
    });
  return items.length === 0 ? [] : [paragraph(page.words.lead(page.words.bindings)), list(items)];
}

function members(page: Page, object: JsonObject, depth: number): ListItem[] {
  return Object.entries(object)
    .slice(0, mostMembers)
    .map(([name, value]) => {
      if (isSchema(value))
        return valueItem(listingOf(page, 'request'), { title: code(name), schema: value, marks: [] });
      return isObject(value) && Object.keys(value).length > 0 && depth < deepest
        ? listItem(code(name), [], members(page, value, depth + 1))
        : listItem(phrase`${page.words.lead(code(name))} ${valueCode(value)}`);
    });
}

/** Bindings of some protocols describe values: `groupId: { type: string }`. */
function isSchema(value: Json): boolean {
  if (!isObject(value)) return false;
  return typeof ownMember(value, 'type') === 'string' || typeof ownMember(value, '$ref') === 'string';
}
