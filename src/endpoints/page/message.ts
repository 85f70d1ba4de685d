import type { BlockContent } from 'mdast';
import { decodePercent } from '../../core/links.ts';
import { isObject, type Json, type JsonObject, ownMember, unescapeStep } from '../../core/values.ts';
import { clip, code, flat, sentence, strong } from '../prose/phrase.ts';
import { entriesOf, isSet, textOf } from '../schema/json-members.ts';
import { jsonText } from '../schema/json-text.ts';
import { shapeOf } from '../schema/resolve-schema.ts';
import type { Direction } from '../schema/schema-context.ts';
import { bindings } from './bindings.ts';
import { asPart, codeBlock, heading, list, paragraph } from './blocks.ts';
import { exampleBlocks } from './examples.ts';
import { externalDocs } from './external-docs.ts';
import { labels } from './labels.ts';
import { listingOf, type Page } from './page-context.ts';
import { schemaBlocks } from './schema-blocks.ts';
import { membersOf } from './schema-list.ts';
import { withTraits } from './traits.ts';

/** Characters of a schema in another language. */
const longestSchema = 16_000;

/** A message where it is used. */
export interface Named {
  /** What a channel of version 3 calls it. */
  readonly id: string | undefined;
  readonly written: Json;
}

/** The messages of a channel of version 3. */
export function messagesOf(channel: JsonObject): Named[] {
  return entriesOf(channel, 'messages').map(([id, written]) => ({ id, written }));
}

/** A message as operations name it. In version 3 they refer to that of the channel, and so to its id. */
export function named(written: Json): Named {
  const reference = isObject(written) ? (textOf(written, '$ref') ?? '') : '';
  const id = /^#\/channels\/[^/]+\/messages\/[^/]+$/.test(reference) ? reference.split('/').at(-1) : undefined;
  return { id: id === undefined ? undefined : unescapeStep(decodePercent(id)), written };
}

/** What is said of a message. One whose payload was shown before is named only. */
export function messageBlocks(
  page: Page,
  { id, written }: Named,
  direction: Direction,
  shown: Map<JsonObject, string>,
  depth: 3 | 4,
): BlockContent[] {
  const own = page.references.object(written);
  if (own === undefined) return [];
  const message = withTraits(page, own);
  const reference = isObject(written) ? textOf(written, '$ref') : undefined;
  const last = reference === undefined ? undefined : page.references.target(reference).name;
  const name = textOf(message, 'title') ?? textOf(message, 'name') ?? last ?? page.words.message;
  const title = heading(depth, flat(name));
  const payload = ownMember(message, 'payload');
  const identity = isObject(payload) ? payload : undefined;
  const before = identity === undefined ? undefined : shown.get(identity);
  const about = labels(page, message, [
    [page.words.messageId, textOf(message, 'messageId') ?? id],
    [page.words.messageName, textOf(message, 'title') === undefined ? undefined : textOf(message, 'name')],
  ]);
  if (before !== undefined) {
    return [
      title,
      ...(before === name ? [] : about),
      paragraph(before === name ? page.words.describedAbove : page.words.sameAsAbove(flat(before))),
    ];
  }
  if (identity !== undefined) shown.set(identity, name);
  const description = textOf(message, 'description') ?? textOf(message, 'summary') ?? '';
  const type = textOf(message, 'contentType') ?? textOf(page.document, 'defaultContentType') ?? '';
  const headers = schemaIn(ownMember(message, 'headers'));
  const listing = listingOf(page, direction);
  const items = headers === undefined ? [] : membersOf(listing, headers, shapeOf(page, headers, new Set())).items;
  const format = formatOf(message, payload);
  const schema = format === undefined ? schemaIn(payload) : undefined;
  return [
    title,
    ...(isSet(message, 'deprecated') ? [paragraph(strong(page.words.deprecatedNote))] : []),
    ...page.prose(description, { limit: 8000 }).blocks,
    ...externalDocs(page, message),
    ...about,
    ...correlation(page, message),
    ...bindings(page, message),
    ...(type === '' || type === 'application/json'
      ? []
      : [paragraph(page.words.lead(page.words.contentType), ' ', code(type), '.')]),
    ...(items.length === 0
      ? []
      : [paragraph(page.words.lead(page.words.headers)), asPart({ kind: 'headers' }, list(items))]),
    ...(format === undefined ? [] : foreignSchema(page, format, schemaIn(payload))),
    ...(schema === undefined ? [] : schemaBlocks(listing, schema)),
    ...exampleBlocks(page, { type, value: message, schema }, direction),
  ];
}

/** Where a message says which other it belongs to. */
function correlation(page: Page, message: JsonObject): BlockContent[] {
  const id = page.references.object(ownMember(message, 'correlationId'));
  const location = id === undefined ? undefined : textOf(id, 'location');
  if (id === undefined || location === undefined) return [];
  const { line = [] } = page.prose(textOf(id, 'description') ?? '', { limit: 2000 });
  const said = line.length === 0 ? [] : [' ', sentence(line)];
  return [paragraph(page.words.correlatedBy(code(location)), ...said)];
}

/** Version 3 may write the schema beside the name of the language that it is in. */
function schemaIn(value: Json | undefined): Json | undefined {
  return isObject(value) && Object.hasOwn(value, 'schemaFormat') ? ownMember(value, 'schema') : value;
}

/** The language of a payload's schema if it is not JSON Schema; version 2 names it in the message. */
function formatOf(message: JsonObject, payload: Json | undefined): string | undefined {
  const own = isObject(payload) ? textOf(payload, 'schemaFormat') : undefined;
  const format = own ?? textOf(message, 'schemaFormat') ?? '';
  return /avro|protobuf|raml|xsd/i.test(format) ? format : undefined;
}

/** A schema in another language, as it is written. */
function foreignSchema({ words }: Page, format: string, schema: Json | undefined): BlockContent[] {
  const reference = isObject(schema) ? textOf(schema, '$ref') : undefined;
  const said = words.payloadIn(code(format));
  if (schema === undefined || reference !== undefined) {
    return [paragraph(said, ...(reference === undefined ? [] : [' ', words.describedIn(code(reference))]))];
  }
  const text = typeof schema === 'string' ? schema : jsonText(schema, { pretty: true, limit: longestSchema });
  return [paragraph(said), codeBlock(clip(text, longestSchema), typeof schema === 'string' ? 'text' : 'json')];
}
