import type { BlockContent } from 'mdast';
import { unresolvedReference } from '../../core/specifications.ts';
import { capitalize, isObject, type Json, ownMember } from '../../core/values.ts';
import { maxBodyParts } from '../limits.ts';
import { inlineCode, joinAsList, phrase, strong } from '../prose/phrase.ts';
import { isTrueMember, stringMember } from '../schema/json-members.ts';
import type { Direction } from '../schema/schema-context.ts';
import { heading, listItem, paragraph } from './blocks.ts';
import { exampleBlocks } from './examples.ts';
import { isFormType, type MediaType, readMediaTypes } from './media-types.ts';
import { listContext, type MemberExtras, type PageContext } from './page-context.ts';
import { headerItems } from './parameters.ts';
import { schemaBlocks } from './schema-blocks.ts';

export function requestBodySection(page: PageContext, requestBody: Json | undefined): BlockContent[] {
  const body = page.references.resolveObject(requestBody);
  if (body === undefined) {
    const reference = unresolvedReference(page.references, requestBody);
    if (reference === undefined) return [];
    return [heading(2, page.messages.requestBody, 'body'), paragraph(page.messages.describedIn(inlineCode(reference)))];
  }
  const mediaTypeList = readMediaTypes(page, body);
  const description = stringMember(body, 'description') ?? '';
  if (mediaTypeList.length === 0 && description === '') return [];
  const blocks = mediaBlocks(page, mediaTypeList, 'request');
  const { required, or } = page.messages;
  const isRequired = isTrueMember(body, 'required');
  const types = mediaTypeList.map(({ type }) => type).filter((type) => type !== '');
  const typesPhrase = phrase`${joinAsList(types.map(inlineCode), or)}${isRequired ? `, ${required}` : ''}.`;
  const requiredSentence = `${capitalize(required)}.`;
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
export function mediaBlocks(
  page: PageContext,
  mediaTypeList: readonly MediaType[],
  direction: Direction,
): BlockContent[] {
  const descriptions: BodyDescription[] = [];
  for (const mediaType of mediaTypeList) {
    const extras = encodingExtras(page, mediaType);
    const schema = extras === undefined ? schemaIdentity(mediaType.schema) : undefined;
    const blocks =
      descriptions.find((description) => schema !== undefined && description.schema === schema)?.blocks ??
      (mediaType.schema === undefined ? [] : schemaBlocks(listContext(page, direction, extras), mediaType.schema));
    const examples = exampleBlocks(page, mediaType, direction);
    const equalDescription = descriptions.find(
      (description) => isEqual(description.blocks, blocks) && isEqual(description.examples, examples),
    );
    if (equalDescription === undefined) descriptions.push({ types: [mediaType.type], schema, blocks, examples });
    else equalDescription.types.push(mediaType.type);
  }
  return descriptions.flatMap(({ types, blocks, examples }, index) => {
    const titles = types.map((type) => strong(inlineCode(type)));
    const earlierType = descriptions.slice(0, index).find((description) => description.blocks === blocks)?.types[0];
    return [
      ...(descriptions.length > 1 ? [paragraph(joinAsList(titles, page.messages.or))] : []),
      ...(earlierType === undefined ? blocks : [paragraph(page.messages.sameAs(inlineCode(earlierType)))]),
      ...examples,
    ];
  });
}

function isEqual(a: readonly BlockContent[], b: readonly BlockContent[]): boolean {
  return a === b || (a.length === b.length && JSON.stringify(a) === JSON.stringify(b));
}

/** Content types and headers of form parts, by property name. */
function encodingExtras(page: PageContext, { type, value }: MediaType): MemberExtras | undefined {
  const encoding = ownMember(value, 'encoding');
  if (!isFormType(type) || !isObject(encoding)) return undefined;
  const extrasByName = Object.entries(encoding)
    .slice(0, maxBodyParts)
    .map(([name, encodingObject]) => {
      const part = page.references.resolveObject(encodingObject) ?? {};
      const contentType = stringMember(part, 'contentType');
      const headers = /^multipart/i.test(type) ? headerItems(page, part, 'request') : [];
      const { headers: headersTitle, withColon: addColon } = page.messages;
      return [
        name,
        {
          sentences: contentType === undefined ? [] : [page.messages.sentAs(inlineCode(contentType))],
          items: headers.length === 0 ? [] : [listItem(addColon(headersTitle), [], headers)],
        },
      ] as const;
    });
  return new Map(extrasByName);
}

/** Value that identifies a schema: the text of a reference, else the schema object. */
function schemaIdentity(schema: Json | undefined): Json | undefined {
  const reference = isObject(schema) ? ownMember(schema, '$ref') : undefined;
  return typeof reference === 'string' ? reference : schema;
}
