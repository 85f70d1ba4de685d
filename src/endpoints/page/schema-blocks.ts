import type { BlockContent } from 'mdast';
import type { Json } from '../../core/values.ts';
import { maxDescriptionLength } from '../limits.ts';
import { joinPhrases, type Phrase, withFullStop } from '../prose/phrase.ts';
import { isTrueMember, stringMember } from '../schema/json-members.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import { list, paragraph } from './blocks.ts';
import { constraintSentences, itemConstraintSentences } from './constraint-sentences.ts';
import type { ListContext } from './page-context.ts';
import { itemBlocks, memberList, withFurtherValues } from './schema-list.ts';
import { typeLabel } from './type-label.ts';

/** Describes the schema of a body and lists its properties. */
export function schemaBlocks(context: ListContext, schema: Json | undefined): BlockContent[] {
  const resolvedSchema = resolveSchema(context.page, schema, context.active);
  const { items: memberItems, intro } = memberList(context, schema, resolvedSchema);
  const items = withFurtherValues(context, resolvedSchema, memberItems);
  const { messages } = context.page;
  const label = typeLabel(context.page, resolvedSchema, context.active);
  const details = [
    ...(isTrueMember(resolvedSchema.keywords, 'deprecated') ? [joinPhrases([messages.deprecatedNote])] : []),
    ...constraintSentences(resolvedSchema, messages),
    ...itemConstraintSentences(context.page, resolvedSchema, context.active),
  ];
  const isTypeObvious = label === messages.any || (label === 'object' && items.length > 0 && details.length === 0);
  const typeSentence = isTypeObvious ? '' : messages.asSentenceStart(label);
  const prose = context.page.parseProse(stringMember(resolvedSchema.keywords, 'description') ?? '', {
    limit: maxDescriptionLength,
  });
  const blocks = [...(prose.line === undefined ? prose.blocks : []), ...itemBlocks(context, resolvedSchema)];
  const sentences = [joinPhrases([typeSentence]), prose.line ?? [], ...details]
    .filter(({ length }) => length > 0)
    .map(withFullStop);
  if (items.length === 0) return [...asParagraph(sentences), ...blocks];
  if (intro === undefined && typeSentence !== '' && sentences.length === 1 && blocks.length === 0) {
    return [paragraph(messages.withColon(typeSentence)), list(items)];
  }
  const listIntro = intro ?? (sentences.length === 0 ? messages.withColon(messages.members) : undefined);
  const introBlocks = listIntro === undefined ? [] : [listIntro];
  if (blocks.length === 0) return [...asParagraph([...sentences, ...introBlocks]), list(items)];
  return [...asParagraph(sentences), ...blocks, ...asParagraph(introBlocks), list(items)];
}

function asParagraph(sentences: readonly Phrase[]): BlockContent[] {
  return sentences.length === 0 ? [] : [paragraph(joinPhrases(sentences, ' '))];
}
