import type { BlockContent } from 'mdast';
import { decodePercent } from '../../core/links.ts';
import { isObject, type Json, type JsonObject, ownMember, unescapePointerSegment } from '../../core/values.ts';
import { maxMessageSchemaLength } from '../limits.ts';
import { inlineCode, strong, toSingleLine, truncate, withFullStop } from '../prose/phrase.ts';
import { isTrueMember, memberEntries, stringMember } from '../schema/json-members.ts';
import { formatJson } from '../schema/json-text.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import type { Direction } from '../schema/schema-context.ts';
import { bindingBlocks } from './bindings.ts';
import { asPart, codeBlock, heading, list, paragraph } from './blocks.ts';
import { bodyBlocks, describeBody } from './body-blocks.ts';
import { exampleBlocks } from './examples.ts';
import { externalDocsBlocks } from './external-docs.ts';
import { identifierBlocks } from './labels.ts';
import { listContext, type PageContext } from './page-context.ts';
import { memberList } from './schema-list.ts';
import { mergeTraits } from './traits.ts';

export interface MessageReference {
  /** Key in `messages` of an AsyncAPI 3 channel. */
  readonly id: string | undefined;
  readonly value: Json;
}

export function channelMessages(channel: JsonObject): MessageReference[] {
  return memberEntries(channel, 'messages').map(([id, value]) => ({ id, value }));
}

/** AsyncAPI 3 operations refer to messages of their channel: `#/channels/users/messages/created → created`. */
export function messageReference(value: Json): MessageReference {
  const reference = isObject(value) ? (stringMember(value, '$ref') ?? '') : '';
  const id = /^#\/channels\/[^/]+\/messages\/[^/]+$/.test(reference) ? reference.split('/').at(-1) : undefined;
  return { id: id === undefined ? undefined : unescapePointerSegment(decodePercent(id)), value };
}

/** Describes a message. If an earlier message of the page has the same payload, refers to that message instead. */
export function messageBlocks(
  page: PageContext,
  { id, value }: MessageReference,
  direction: Direction,
  namesByPayload: Map<JsonObject, string>,
  depth: 3 | 4,
): BlockContent[] {
  const messageObject = page.references.resolveObject(value);
  if (messageObject === undefined) return [];
  const message = mergeTraits(page, messageObject);
  const reference = isObject(value) ? stringMember(value, '$ref') : undefined;
  const referencedName = reference === undefined ? undefined : page.references.resolveTarget(reference).name;
  const name =
    stringMember(message, 'title') ?? stringMember(message, 'name') ?? referencedName ?? page.messages.message;
  const title = heading(depth, toSingleLine(name));
  const payload = ownMember(message, 'payload');
  const payloadObject = isObject(payload) ? payload : undefined;
  const earlierName = payloadObject === undefined ? undefined : namesByPayload.get(payloadObject);
  const identifiers = identifierBlocks(page, message, [
    [page.messages.messageId, stringMember(message, 'messageId') ?? id],
    [
      page.messages.messageName,
      stringMember(message, 'title') === undefined ? undefined : stringMember(message, 'name'),
    ],
  ]);
  if (earlierName !== undefined) {
    return [
      title,
      ...(earlierName === name ? [] : identifiers),
      paragraph(
        earlierName === name ? page.messages.describedAbove : page.messages.sameAsAbove(toSingleLine(earlierName)),
      ),
    ];
  }
  if (payloadObject !== undefined) namesByPayload.set(payloadObject, name);
  const description = stringMember(message, 'description') ?? stringMember(message, 'summary') ?? '';
  const type = stringMember(message, 'contentType') ?? stringMember(page.document, 'defaultContentType') ?? '';
  const headers = unwrapSchema(ownMember(message, 'headers'));
  const context = listContext(page, direction);
  const items =
    headers === undefined ? [] : memberList(context, headers, resolveSchema(page, headers, new Set())).items;
  const format = foreignFormat(message, payload);
  const schema = format === undefined ? unwrapSchema(payload) : undefined;
  return [
    title,
    ...(isTrueMember(message, 'deprecated') ? [paragraph(strong(page.messages.deprecatedNote))] : []),
    ...page.parseProse(description, { limit: 8000 }).blocks,
    ...externalDocsBlocks(page, message),
    ...identifiers,
    ...correlationBlocks(page, message),
    ...bindingBlocks(page, message),
    ...(type === '' || schema !== undefined
      ? []
      : [paragraph(page.messages.withColon(page.messages.contentType), ' ', inlineCode(type), '.')]),
    ...(items.length === 0
      ? []
      : [paragraph(page.messages.withColon(page.messages.headers)), asPart({ kind: 'headers' }, list(items))]),
    ...(format === undefined ? [] : foreignSchemaBlocks(page, format, unwrapSchema(payload))),
    ...(schema === undefined ? [] : bodyBlocks(inlineCode(type || 'payload'), describeBody(context, schema))),
    ...exampleBlocks(page, { type, value: message, schema }, direction),
  ];
}

function correlationBlocks(page: PageContext, message: JsonObject): BlockContent[] {
  const id = page.references.resolveObject(ownMember(message, 'correlationId'));
  const location = id === undefined ? undefined : stringMember(id, 'location');
  if (id === undefined || location === undefined) return [];
  const { line = [] } = page.parseProse(stringMember(id, 'description') ?? '', { limit: 2000 });
  const details = line.length === 0 ? [] : [' ', withFullStop(line)];
  return [paragraph(page.messages.correlatedBy(inlineCode(location)), ...details)];
}

/** AsyncAPI 3 can wrap a schema: `{ schemaFormat, schema }`. */
function unwrapSchema(value: Json | undefined): Json | undefined {
  return isObject(value) && Object.hasOwn(value, 'schemaFormat') ? ownMember(value, 'schema') : value;
}

/**
 * Schema language of a payload, such as Avro; `undefined` for JSON Schema. In AsyncAPI 2, `schemaFormat` is a member of
 * the message.
 */
function foreignFormat(message: JsonObject, payload: Json | undefined): string | undefined {
  const payloadFormat = isObject(payload) ? stringMember(payload, 'schemaFormat') : undefined;
  const format = payloadFormat ?? stringMember(message, 'schemaFormat') ?? '';
  return /avro|protobuf|raml|xsd/i.test(format) ? format : undefined;
}

function foreignSchemaBlocks({ messages }: PageContext, format: string, schema: Json | undefined): BlockContent[] {
  const reference = isObject(schema) ? stringMember(schema, '$ref') : undefined;
  const payloadSentence = messages.payloadIn(inlineCode(format));
  if (schema === undefined || reference !== undefined) {
    return [
      paragraph(
        payloadSentence,
        ...(reference === undefined ? [] : [' ', messages.describedIn(inlineCode(reference))]),
      ),
    ];
  }
  const text =
    typeof schema === 'string' ? schema : formatJson(schema, { pretty: true, limit: maxMessageSchemaLength });
  return [
    paragraph(payloadSentence),
    codeBlock(truncate(text, maxMessageSchemaLength), typeof schema === 'string' ? 'text' : 'json'),
  ];
}
