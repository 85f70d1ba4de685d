import type { BlockContent } from 'mdast';
import { unresolved } from '../../core/specifications.ts';
import { isObject, type Json, ownMember } from '../../core/values.ts';
import { enumerate, inlineCode, phrase, strong } from '../prose/phrase.ts';
import { isTrueMember, stringMember } from '../schema/json-members.ts';
import type { Direction } from '../schema/schema-context.ts';
import { heading, listItem, paragraph } from './blocks.ts';
import { exampleBlocks } from './examples.ts';
import { isFormType, type MediaType, mediaTypes } from './media-types.ts';
import { listContext, type MemberExtras, type PageContext } from './page-context.ts';
import { headerItems } from './parameters.ts';
import { schemaBlocks } from './schema-blocks.ts';

const maxParts = 200;

/** The section on the body of a request. */
export function requestBodySection(page: PageContext, written: Json | undefined): BlockContent[] {
  const body = page.references.object(written);
  if (body === undefined) {
    const elsewhere = unresolved(page.references, written);
    if (elsewhere === undefined) return [];
    return [heading(2, page.messages.requestBody, 'body'), paragraph(page.messages.describedIn(inlineCode(elsewhere)))];
  }
  const media = mediaTypes(page, body);
  const description = stringMember(body, 'description') ?? '';
  if (media.length === 0 && description === '') return [];
  const blocks = mediaBlocks(page, media, 'request');
  const { required, or } = page.messages;
  const need = isTrueMember(body, 'required');
  const types = media.map(({ type }) => type).filter((type) => type !== '');
  const known = phrase`${enumerate(types.map(inlineCode), or)}${need ? `, ${required}` : ''}.`;
  const alone = `${required.charAt(0).toUpperCase()}${required.slice(1)}.`;
  return [
    heading(2, page.messages.requestBody, 'body'),
    ...(types.length > 0 ? [paragraph(known)] : need ? [paragraph(alone)] : []),
    ...page.parseProse(description, { limit: 8000, headings: 3 }).blocks,
    ...blocks,
  ];
}

/** The description and examples of a body, and the media types that share them. */
interface Told {
  readonly types: string[];
  readonly schema: Json | undefined;
  readonly described: readonly BlockContent[];
  readonly examples: readonly BlockContent[];
}

/** Schema and examples of each media type; what several types share is told once. */
export function mediaBlocks(page: PageContext, media: readonly MediaType[], direction: Direction): BlockContent[] {
  const told: Told[] = [];
  for (const each of media) {
    const beside = encodings(page, each);
    const schema = beside === undefined ? identity(each.schema) : undefined;
    const described =
      told.find((other) => schema !== undefined && other.schema === schema)?.described ??
      (each.schema === undefined ? [] : schemaBlocks(listContext(page, direction, beside), each.schema));
    const examples = exampleBlocks(page, each, direction);
    const same = told.find((other) => isSame(other.described, described) && isSame(other.examples, examples));
    if (same === undefined) told.push({ types: [each.type], schema, described, examples });
    else same.types.push(each.type);
  }
  return told.flatMap(({ types, described, examples }, index) => {
    const titles = types.map((type) => strong(inlineCode(type)));
    const before = told.slice(0, index).find((other) => other.described === described)?.types[0];
    return [
      ...(told.length > 1 ? [paragraph(enumerate(titles, page.messages.or))] : []),
      ...(before === undefined ? described : [paragraph(page.messages.sameAs(inlineCode(before)))]),
      ...examples,
    ];
  });
}

function isSame(one: readonly BlockContent[], other: readonly BlockContent[]): boolean {
  return one === other || (one.length === other.length && JSON.stringify(one) === JSON.stringify(other));
}

/** How the parts of a form are sent, with the members that they are: the type of each, and its headers. */
function encodings(page: PageContext, { type, value }: MediaType): MemberExtras | undefined {
  const encoding = ownMember(value, 'encoding');
  if (!isFormType(type) || !isObject(encoding)) return undefined;
  const members = Object.entries(encoding)
    .slice(0, maxParts)
    .map(([name, written]) => {
      const part = page.references.object(written) ?? {};
      const sent = stringMember(part, 'contentType');
      const headers = /^multipart/i.test(type) ? headerItems(page, part, 'request') : [];
      const { headers: title, withColon: lead } = page.messages;
      return [
        name,
        {
          facts: sent === undefined ? [] : [page.messages.sentAs(inlineCode(sent))],
          items: headers.length === 0 ? [] : [listItem(lead(title), [], headers)],
        },
      ] as const;
    });
  return new Map(members);
}

/** What makes two schemas the same to a reader: the same object, or references to the same place. */
function identity(schema: Json | undefined): Json | undefined {
  const reference = isObject(schema) ? ownMember(schema, '$ref') : undefined;
  return typeof reference === 'string' ? reference : schema;
}
