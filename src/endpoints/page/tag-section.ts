import type { BlockContent } from 'mdast';
import { itemMethods } from '../../core/specifications.ts';
import { isObject, type JsonObject, type Operation, ownMember } from '../../core/values.ts';
import { flat } from '../prose/phrase.ts';
import { entriesOf, isSet, itemsOf, textOf } from '../schema/members.ts';
import { heading } from './blocks.ts';
import type { Page } from './page.ts';
import { externalDocs } from './security.ts';

/** The first operation of each tag, by document. */
const firsts = new WeakMap<JsonObject, ReadonlyMap<string, JsonObject>>();

/** What a specification says of a tag, on the page of the tag's first operation: the first page of its group. */
export function tagSection(page: Page, { value, tags }: Pick<Operation, 'value' | 'tags'>): BlockContent[] {
  const [name] = tags;
  const tag = itemsOf(page.document, 'tags').find((each) => isObject(each) && ownMember(each, 'name') === name);
  if (name === undefined || !isObject(tag)) return [];
  const known = firsts.get(page.document) ?? firstOfEachTag(page);
  firsts.set(page.document, known);
  if (known.get(name) !== value) return [];
  const description = textOf(tag, 'description');
  const said = description === undefined ? [] : page.prose(description, { limit: 20_000, headings: 3 }).blocks;
  const blocks = [...said, ...externalDocs(page, tag)];
  const title = flat(textOf(tag, 'summary') ?? textOf(tag, 'x-displayName') ?? name);
  return blocks.length === 0 || title === '' ? [] : [heading(2, page.words.about(title)), ...blocks];
}

function firstOfEachTag({ document, references }: Page): Map<string, JsonObject> {
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
