import type { BlockContent } from 'mdast';
import { type JsonObject, ownMember } from '../../core/values.ts';
import { link } from '../prose/prose.ts';
import { textOf } from '../schema/json-members.ts';
import { paragraph } from './blocks.ts';
import type { Page } from './page-context.ts';

/** A link to further documentation, as a sentence. */
export function externalDocs({ words, references }: Page, holder: JsonObject): BlockContent[] {
  const docs = references.object(ownMember(holder, 'externalDocs'));
  const url = docs === undefined ? undefined : textOf(docs, 'url');
  if (docs === undefined || url === undefined) return [];
  return [paragraph(words.see(link((textOf(docs, 'description') ?? url).trim().replace(/\.$/, ''), url)))];
}
