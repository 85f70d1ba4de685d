import type { BlockContent, ListItem } from 'mdast';
import type { JsonObject } from '../../core/values.ts';
import { maxTags } from '../limits.ts';
import { inlineCode, joinPhrases, phrase, withFullStop } from '../prose/phrase.ts';
import { arrayMember, stringMember } from '../schema/json-members.ts';
import { list, listItem, paragraph } from './blocks.ts';
import { externalDocsBlocks } from './external-docs.ts';
import type { PageContext } from './page-context.ts';

/**
 * Shows IDs and tags of a channel, operation or message.
 *
 * @param identifiers Pairs of label and value; pairs without a value are left out.
 */
export function identifierBlocks(
  page: PageContext,
  holder: JsonObject,
  identifiers: readonly (readonly [label: string, name: string | undefined])[],
): BlockContent[] {
  const { messages } = page;
  const tags = namedTags(page, holder);
  const tagNames = tags.flatMap((tag) => stringMember(tag, 'name') ?? []);
  const haveOnlyNames = tags.every(
    (tag) => stringMember(tag, 'description') === undefined && !Object.hasOwn(tag, 'externalDocs'),
  );
  const sentences = [
    ...identifiers.flatMap(([title, name]) =>
      name === undefined ? [] : [phrase`${messages.withColon(title)} ${inlineCode(name)}.`],
    ),
    ...(haveOnlyNames && tagNames.length > 0
      ? [phrase`${messages.withColon(messages.tags)} ${joinPhrases(tagNames.map(inlineCode), ', ')}.`]
      : []),
  ];
  return [
    ...(sentences.length === 0 ? [] : [paragraph(joinPhrases(sentences, ' '))]),
    ...(haveOnlyNames
      ? []
      : [paragraph(messages.withColon(messages.tags)), list(tags.map((tag) => tagItem(page, tag)))]),
  ];
}

/** Ignores tags without a name. */
function namedTags(page: PageContext, holder: JsonObject): JsonObject[] {
  return arrayMember(holder, 'tags')
    .slice(0, maxTags)
    .map((tagReference) => page.references.resolveObject(tagReference) ?? {})
    .filter((tag) => stringMember(tag, 'name') !== undefined);
}

function tagItem(page: PageContext, tag: JsonObject): ListItem {
  const nameCode = inlineCode(stringMember(tag, 'name') ?? '');
  const { blocks, line } = page.parseProse(stringMember(tag, 'description') ?? '', { limit: 2000 });
  const firstLine =
    line === undefined || line.length === 0
      ? nameCode
      : phrase`${page.messages.withColon(nameCode)} ${withFullStop(line)}`;
  return listItem(firstLine, [...(line === undefined ? blocks : []), ...externalDocsBlocks(page, tag)]);
}
