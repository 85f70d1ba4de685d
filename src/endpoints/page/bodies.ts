import type { BlockContent } from 'mdast';
import { unresolvedReference } from '../../core/specifications.ts';
import { capitalize, isObject, type Json, ownMember } from '../../core/values.ts';
import { maxBodyParts } from '../limits.ts';
import { inlineCode, joinAsList, strong } from '../prose/phrase.ts';
import { isTrueMember, stringMember } from '../schema/json-members.ts';
import type { Direction } from '../schema/schema-context.ts';
import { heading, listItem, paragraph } from './blocks.ts';
import { bodyBlocks, describeBody } from './body-blocks.ts';
import { exampleBlocks } from './examples.ts';
import { isFormType, type MediaType, readMediaTypes } from './media-types.ts';
import { listContext, type MemberExtras, type PageContext } from './page-context.ts';
import { headerItems } from './parameters.ts';
import type { DescribedValue } from './schema-list.ts';

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
  const { required } = page.messages;
  const marks = isTrueMember(body, 'required') ? [required] : [];
  return [
    heading(2, page.messages.requestBody, 'body'),
    ...(mediaTypeList.length > 0 ? [] : marks.map((mark) => paragraph(`${capitalize(mark)}.`))),
    ...page.parseProse(description, { limit: 8000, headings: 3 }).blocks,
    ...mediaBlocks(page, mediaTypeList, 'request', marks),
  ];
}

/** A described value with examples, and the media types that share both. */
interface BodyDescription {
  readonly types: string[];
  readonly schema: Json | undefined;
  readonly value: DescribedValue;
  readonly examples: readonly BlockContent[];
}

/**
 * Describes media types. Types with equal descriptions and examples are described together.
 *
 * @param marks Flags next to each type: required.
 */
export function mediaBlocks(
  page: PageContext,
  mediaTypeList: readonly MediaType[],
  direction: Direction,
  marks: readonly string[] = [],
): BlockContent[] {
  const descriptions: BodyDescription[] = [];
  for (const mediaType of mediaTypeList) {
    const extras = encodingExtras(page, mediaType);
    const schema = extras === undefined ? schemaIdentity(mediaType.schema) : undefined;
    const value =
      descriptions.find((description) => schema !== undefined && description.schema === schema)?.value ??
      describeBody(listContext(page, direction, extras), mediaType.schema, marks);
    const examples = exampleBlocks(page, mediaType, direction);
    const equalDescription = descriptions.find(
      (description) => isEqual(description.value, value) && isEqual(description.examples, examples),
    );
    if (equalDescription === undefined) descriptions.push({ types: [mediaType.type], schema, value, examples });
    else equalDescription.types.push(mediaType.type);
  }
  return descriptions.flatMap(({ types, value, examples }, index) => {
    const codes = types.map(inlineCode);
    const title = joinAsList(descriptions.length > 1 ? codes.map(strong) : codes, page.messages.or);
    const earlierType = descriptions.slice(0, index).find((description) => description.value === value)?.types[0];
    const shownValue = earlierType === undefined ? value : sameValue(page, value, earlierType);
    return [...bodyBlocks(title, shownValue), ...examples];
  });
}

function sameValue({ messages }: PageContext, { part }: DescribedValue, type: string): DescribedValue {
  return { part: { ...part, details: messages.sameAs(inlineCode(type)) }, blocks: [], items: [] };
}

function isEqual(a: object, b: object): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
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
