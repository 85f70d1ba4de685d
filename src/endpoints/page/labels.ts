import type { BlockContent, ListItem } from 'mdast';
import type { JsonObject } from '../../core/values.ts';
import { maxTags } from '../limits.ts';
import { inlineCode, joinPhrases, phrase, sentence } from '../prose/phrase.ts';
import { arrayMember, stringMember } from '../schema/json-members.ts';
import { list, listItem, paragraph } from './blocks.ts';
import { externalDocs } from './external-docs.ts';
import type { PageContext } from './page-context.ts';

/**
 * Shows IDs and tags of a channel, operation or message.
 *
 * @param names Pairs of label and value; pairs without a value are left out.
 */
export function identifierBlocks(
  page: PageContext,
  holder: JsonObject,
  names: readonly (readonly [label: string, name: string | undefined])[],
): BlockContent[] {
  const { messages } = page;
  const tags = namedTags(page, holder);
  const named = tags.flatMap((tag) => stringMember(tag, 'name') ?? []);
  const isPlain = tags.every(
    (tag) => stringMember(tag, 'description') === undefined && !Object.hasOwn(tag, 'externalDocs'),
  );
  const facts = [
    ...names.flatMap(([title, name]) =>
      name === undefined ? [] : [phrase`${messages.withColon(title)} ${inlineCode(name)}.`],
    ),
    ...(isPlain && named.length > 0
      ? [phrase`${messages.withColon(messages.tags)} ${joinPhrases(named.map(inlineCode), ', ')}.`]
      : []),
  ];
  return [
    ...(facts.length === 0 ? [] : [paragraph(joinPhrases(facts, ' '))]),
    ...(isPlain ? [] : [paragraph(messages.withColon(messages.tags)), list(tags.map((tag) => tagItem(page, tag)))]),
  ];
}

/** Ignores tags without a name. */
function namedTags(page: PageContext, holder: JsonObject): JsonObject[] {
  return arrayMember(holder, 'tags')
    .slice(0, maxTags)
    .map((written) => page.references.object(written) ?? {})
    .filter((tag) => stringMember(tag, 'name') !== undefined);
}

function tagItem(page: PageContext, tag: JsonObject): ListItem {
  const name = inlineCode(stringMember(tag, 'name') ?? '');
  const { blocks, line } = page.parseProse(stringMember(tag, 'description') ?? '', { limit: 2000 });
  const first =
    line === undefined || line.length === 0 ? name : phrase`${page.messages.withColon(name)} ${sentence(line)}`;
  return listItem(first, [...(line === undefined ? blocks : []), ...externalDocs(page, tag)]);
}
