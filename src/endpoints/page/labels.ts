import type { BlockContent, ListItem } from 'mdast';
import type { JsonObject } from '../../core/values.ts';
import { code, joined, phrase, sentence } from '../prose/phrase.ts';
import { itemsOf, textOf } from '../schema/json-members.ts';
import { list, listItem, paragraph } from './blocks.ts';
import { externalDocs } from './external-docs.ts';
import type { Page } from './page-context.ts';

const mostTags = 60;

/**
 * What programs call a channel, an operation or a message of AsyncAPI, and what it is filed under.
 *
 * @param names Each with the words for it; what has no name is left out.
 */
export function labels(
  page: Page,
  holder: JsonObject,
  names: readonly (readonly [words: string, name: string | undefined])[],
): BlockContent[] {
  const { words } = page;
  const tags = tagsOf(page, holder);
  const named = tags.flatMap((tag) => textOf(tag, 'name') ?? []);
  const isPlain = tags.every((tag) => textOf(tag, 'description') === undefined && !Object.hasOwn(tag, 'externalDocs'));
  const facts = [
    ...names.flatMap(([title, name]) => (name === undefined ? [] : [phrase`${words.lead(title)} ${code(name)}.`])),
    ...(isPlain && named.length > 0 ? [phrase`${words.lead(words.tags)} ${joined(named.map(code), ', ')}.`] : []),
  ];
  return [
    ...(facts.length === 0 ? [] : [paragraph(joined(facts, ' '))]),
    ...(isPlain ? [] : [paragraph(words.lead(words.tags)), list(tags.map((tag) => tagItem(page, tag)))]),
  ];
}

/** The tags that have a name. */
function tagsOf(page: Page, holder: JsonObject): JsonObject[] {
  return itemsOf(holder, 'tags')
    .slice(0, mostTags)
    .map((written) => page.references.object(written) ?? {})
    .filter((tag) => textOf(tag, 'name') !== undefined);
}

function tagItem(page: Page, tag: JsonObject): ListItem {
  const name = code(textOf(tag, 'name') ?? '');
  const { blocks, line } = page.prose(textOf(tag, 'description') ?? '', { limit: 2000 });
  const first = line === undefined || line.length === 0 ? name : phrase`${page.words.lead(name)} ${sentence(line)}`;
  return listItem(first, [...(line === undefined ? blocks : []), ...externalDocs(page, tag)]);
}
