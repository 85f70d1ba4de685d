import type { BlockContent } from 'mdast';
import { type JsonObject, ownMember } from '../../core/values.ts';
import { safeLink } from '../prose/prose.ts';
import { stringMember } from '../schema/json-members.ts';
import { paragraph } from './blocks.ts';
import type { PageContext } from './page-context.ts';

export function externalDocsBlocks({ messages, references }: PageContext, holder: JsonObject): BlockContent[] {
  const docs = references.resolveObject(ownMember(holder, 'externalDocs'));
  const url = docs === undefined ? undefined : stringMember(docs, 'url');
  if (docs === undefined || url === undefined) return [];
  return [paragraph(messages.see(safeLink((stringMember(docs, 'description') ?? url).trim().replace(/\.$/, ''), url)))];
}
