import type { BlockContent } from 'mdast';
import type { Json } from '../../core/values.ts';
import type { Phrase } from '../prose/phrase.ts';
import { asPart, list, paragraph } from './blocks.ts';
import type { ListContext } from './page-context.ts';
import { type DescribedValue, describeValue, memberLine } from './schema-list.ts';

/** Describes a body. `bodyBlocks` adds the title, because several media types can share one description. */
export function describeBody(
  context: ListContext,
  schema: Json | undefined,
  marks: readonly string[] = [],
): DescribedValue {
  const type = schema === undefined ? { type: '' } : {};
  return describeValue(context, { title: [], schema, marks, hasExampleBlock: true, ...type });
}

/** Blocks of a body: a line like that of a property, and the list of its properties. */
export function bodyBlocks(title: Phrase, { part, blocks, items }: DescribedValue): BlockContent[] {
  const titledPart = { ...part, title };
  return [
    asPart(titledPart, paragraph(memberLine(titledPart))),
    ...blocks,
    ...(items.length === 0 ? [] : [list(items)]),
  ];
}
