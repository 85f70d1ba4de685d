import type { BlockContent } from 'mdast';
import type { Json } from '../../core/values.ts';
import { maxDescriptionLength } from '../limits.ts';
import { joinPhrases, type Phrase, sentence } from '../prose/phrase.ts';
import { isTrueMember, stringMember } from '../schema/json-members.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import { list, paragraph } from './blocks.ts';
import { itemFacts, schemaFacts } from './constraint-sentences.ts';
import type { ListContext } from './page-context.ts';
import { itemBlocks, memberList, withFurtherValues } from './schema-list.ts';
import { typeLabel } from './type-label.ts';

/** Describes the schema of a body and lists its properties. */
export function schemaBlocks(listing: ListContext, schema: Json | undefined): BlockContent[] {
  const shape = resolveSchema(listing.page, schema, listing.active);
  const { items: members, intro } = memberList(listing, schema, shape);
  const items = withFurtherValues(listing, shape, members);
  const { messages } = listing.page;
  const label = typeLabel(listing.page, shape, listing.active);
  const details = [
    ...(isTrueMember(shape.keywords, 'deprecated') ? [joinPhrases([messages.deprecatedNote])] : []),
    ...schemaFacts(shape, messages),
    ...itemFacts(listing.page, shape, listing.active),
  ];
  const isPlain = label === messages.any || (label === 'object' && items.length > 0 && details.length === 0);
  const start = isPlain ? '' : messages.asSentenceStart(label);
  const prose = listing.page.parseProse(stringMember(shape.keywords, 'description') ?? '', {
    limit: maxDescriptionLength,
  });
  const blocks = [...(prose.line === undefined ? prose.blocks : []), ...itemBlocks(listing, shape)];
  const sentences = [joinPhrases([start]), prose.line ?? [], ...details]
    .filter(({ length }) => length > 0)
    .map(sentence);
  if (items.length === 0) return [...asParagraph(sentences), ...blocks];
  if (intro === undefined && start !== '' && sentences.length === 1 && blocks.length === 0) {
    return [paragraph(messages.withColon(start)), list(items)];
  }
  const lead = intro ?? (sentences.length === 0 ? messages.withColon(messages.members) : undefined);
  const introBlocks = lead === undefined ? [] : [lead];
  if (blocks.length === 0) return [...asParagraph([...sentences, ...introBlocks]), list(items)];
  return [...asParagraph(sentences), ...blocks, ...asParagraph(introBlocks), list(items)];
}

function asParagraph(sentences: readonly Phrase[]): BlockContent[] {
  return sentences.length === 0 ? [] : [paragraph(joinPhrases(sentences, ' '))];
}
