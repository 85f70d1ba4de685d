import type { BlockContent } from 'mdast';
import { unresolvedReference } from '../../core/specifications.ts';
import { isObject, type Json, ownMember } from '../../core/values.ts';
import { maxBodyParts } from '../limits.ts';
import { enumerate, inlineCode, phrase, strong } from '../prose/phrase.ts';
import { isTrueMember, stringMember } from '../schema/json-members.ts';
import type { Direction } from '../schema/schema-context.ts';
import { heading, listItem, paragraph } from './blocks.ts';
import { exampleBlocks } from './examples.ts';
import { isFormType, type MediaType, mediaTypes } from './media-types.ts';
import { listContext, type MemberExtras, type PageContext } from './page-context.ts';
import { headerItems } from './parameters.ts';
import { schemaBlocks } from './schema-blocks.ts';

export function requestBodySection(page: PageContext, requestBody: Json | undefined): BlockContent[] {
  const body = page.references.object(requestBody);
  if (body === undefined) {
    const reference = unresolvedReference(page.references, requestBody);
    if (reference === undefined) return [];
    return [heading(2, page.messages.requestBody, 'body'), paragraph(page.messages.describedIn(inlineCode(reference)))];
  }
  const media = mediaTypes(page, body);
  const description = stringMember(body, 'description') ?? '';
  if (media.length === 0 && description === '') return [];
  const blocks = mediaBlocks(page, media, 'request');
  const { required, or } = page.messages;
  const isRequired = isTrueMember(body, 'required');
  const types = media.map(({ type }) => type).filter((type) => type !== '');
  const typesPhrase = phrase`${enumerate(types.map(inlineCode), or)}${isRequired ? `, ${required}` : ''}.`;
  const requiredSentence = `${required.charAt(0).toUpperCase()}${required.slice(1)}.`;
  return [
    heading(2, page.messages.requestBody, 'body'),
    ...(types.length > 0 ? [paragraph(typesPhrase)] : isRequired ? [paragraph(requiredSentence)] : []),
    ...page.parseProse(description, { limit: 8000, headings: 3 }).blocks,
    ...blocks,
  ];
}

/** A description with examples, and the media types that share both. */
interface BodyDescription {
  readonly types: string[];
  readonly schema: Json | undefined;
  readonly blocks: readonly BlockContent[];
  readonly examples: readonly BlockContent[];
}

/** Describes media types. Types with equal descriptions and examples are described together. */
export function mediaBlocks(page: PageContext, media: readonly MediaType[], direction: Direction): BlockContent[] {
  const descriptions: BodyDescription[] = [];
  for (const each of media) {
    const extras = encodingExtras(page, each);
    const schema = extras === undefined ? schemaIdentity(each.schema) : undefined;
    const blocks =
      descriptions.find((other) => schema !== undefined && other.schema === schema)?.blocks ??
      (each.schema === undefined ? [] : schemaBlocks(listContext(page, direction, extras), each.schema));
    const examples = exampleBlocks(page, each, direction);
    const existing = descriptions.find((other) => isEqual(other.blocks, blocks) && isEqual(other.examples, examples));
    if (existing === undefined) descriptions.push({ types: [each.type], schema, blocks, examples });
    else existing.types.push(each.type);
  }
  return descriptions.flatMap(({ types, blocks, examples }, index) => {
    const titles = types.map((type) => strong(inlineCode(type)));
    const describedType = descriptions.slice(0, index).find((other) => other.blocks === blocks)?.types[0];
    return [
      ...(descriptions.length > 1 ? [paragraph(enumerate(titles, page.messages.or))] : []),
      ...(describedType === undefined ? blocks : [paragraph(page.messages.sameAs(inlineCode(describedType)))]),
      ...examples,
    ];
  });
}

function isEqual(one: readonly BlockContent[], other: readonly BlockContent[]): boolean {
  return one === other || (one.length === other.length && JSON.stringify(one) === JSON.stringify(other));
}

/** Content types and headers of form parts, by property name. */
function encodingExtras(page: PageContext, { type, value }: MediaType): MemberExtras | undefined {
  const encoding = ownMember(value, 'encoding');
  if (!isFormType(type) || !isObject(encoding)) return undefined;
  const members = Object.entries(encoding)
    .slice(0, maxBodyParts)
    .map(([name, encodingObject]) => {
      const part = page.references.object(encodingObject) ?? {};
      const contentType = stringMember(part, 'contentType');
      const headers = /^multipart/i.test(type) ? headerItems(page, part, 'request') : [];
      const { headers: title, withColon: lead } = page.messages;
      return [
        name,
        {
          facts: contentType === undefined ? [] : [page.messages.sentAs(inlineCode(contentType))],
          items: headers.length === 0 ? [] : [listItem(lead(title), [], headers)],
        },
      ] as const;
    });
  return new Map(members);
}

/** Value that identifies a schema: the text of a reference, else the schema object. */
function schemaIdentity(schema: Json | undefined): Json | undefined {
  const reference = isObject(schema) ? ownMember(schema, '$ref') : undefined;
  return typeof reference === 'string' ? reference : schema;
}
