import type { BlockContent } from 'mdast';
import type { Json } from '../../core/values.ts';
import { joined, type Phrase, sentence } from '../prose/phrase.ts';
import { isSet, textOf } from '../schema/json-members.ts';
import { shapeOf } from '../schema/resolve-schema.ts';
import { list, paragraph } from './blocks.ts';
import { factsOf, itemFacts } from './constraint-sentences.ts';
import type { Listing } from './page-context.ts';
import { itemBlocks, longestDescription, membersOf, withValues } from './schema-list.ts';
import { typeLabel } from './type-label.ts';

/** What a body is, and the list of what it contains. */
export function schemaBlocks(listing: Listing, schema: Json | undefined): BlockContent[] {
  const shape = shapeOf(listing.page, schema, listing.active);
  const { items: members, intro } = membersOf(listing, schema, shape);
  const items = withValues(listing, shape, members);
  const { words } = listing.page;
  const label = typeLabel(listing.page, shape, listing.active);
  const facts = [
    ...(isSet(shape.keywords, 'deprecated') ? [joined([words.deprecatedNote])] : []),
    ...factsOf(shape, words),
    ...itemFacts(listing.page, shape, listing.active),
  ];
  const isPlain = label === words.any || (label === 'object' && items.length > 0 && facts.length === 0);
  const start = isPlain ? '' : words.alone(label);
  const prose = listing.page.prose(textOf(shape.keywords, 'description') ?? '', { limit: longestDescription });
  const blocks = [...(prose.line === undefined ? prose.blocks : []), ...itemBlocks(listing, shape)];
  const said = [joined([start]), prose.line ?? [], ...facts].filter(({ length }) => length > 0).map(sentence);
  if (items.length === 0) return [...asParagraph(said), ...blocks];
  if (intro === undefined && start !== '' && said.length === 1 && blocks.length === 0) {
    return [paragraph(words.lead(start)), list(items)];
  }
  const lead = intro ?? (said.length === 0 ? words.lead(words.members) : undefined);
  const leads = lead === undefined ? [] : [lead];
  if (blocks.length === 0) return [...asParagraph([...said, ...leads]), list(items)];
  return [...asParagraph(said), ...blocks, ...asParagraph(leads), list(items)];
}

function asParagraph(sentences: readonly Phrase[]): BlockContent[] {
  return sentences.length === 0 ? [] : [paragraph(joined(sentences, ' '))];
}
