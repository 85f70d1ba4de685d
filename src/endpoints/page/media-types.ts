import { getOrCreate, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { maxMediaTypes } from '../limits.ts';
import { memberEntries } from '../schema/json-members.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import { inferTypes } from '../schema/resolved-schema.ts';
import type { PageContext } from './page-context.ts';

export interface MediaType {
  readonly type: string;
  readonly value: JsonObject;
  readonly schema: Json | undefined;
}

export function readMediaTypes(page: PageContext, holder: JsonObject): MediaType[] {
  return memberEntries(holder, 'content')
    .slice(0, maxMediaTypes)
    .map(([type, mediaTypeReference]) => {
      const value = page.references.resolveObject(mediaTypeReference) ?? {};
      return { type, value, schema: mediaTypeSchema(page, value) };
    });
}

/** Cached schemas of media types with both `schema` and `itemSchema`. Other caches need the same object each time. */
const combinedSchemas = new WeakMap<JsonObject, Json>();

/**
 * Combines `itemSchema` (OpenAPI 3.2), which describes each item of a stream, with `schema`, which describes the list
 * of all items.
 */
function mediaTypeSchema(page: PageContext, media: JsonObject): Json | undefined {
  const schema = ownMember(media, 'schema');
  const itemSchema = ownMember(media, 'itemSchema');
  if (schema === undefined || itemSchema === undefined) return schema ?? itemSchema;
  return getOrCreate(combinedSchemas, media, () => {
    const items = { type: 'array', items: itemSchema };
    const [type = 'array'] = inferTypes(resolveSchema(page, schema, new Set()));
    // A schema of any other type describes the text of the stream, not its items.
    return type === 'array' ? { allOf: [schema, items] } : items;
  });
}

export function isJsonType(type: string): boolean {
  return type === '' || type === '*/*' || /[/+](?:json|x-ndjson|ndjson|jsonl)\b/i.test(type);
}

export function isXmlType(type: string): boolean {
  return /[/+]xml\b/i.test(type);
}

export function isFormType(type: string): boolean {
  return /^(?:multipart\/|application\/x-www-form-urlencoded)/i.test(type);
}

export function isBinaryType(type: string): boolean {
  return /^(?:image|audio|video|font)\/(?!svg)|^application\/(?:octet-stream|pdf|zip|gzip|x-tar|(?:x-)?protobuf|vnd\.google\.protobuf)\b/i.test(
    type,
  );
}

export function codeLanguage(type: string, text: string): string {
  if (isJsonType(type)) return text.trimStart().startsWith('<') ? 'text' : 'json';
  if (isXmlType(type)) return text.trimStart().startsWith('<') ? 'xml' : 'text';
  return /\b(html|yaml|csv|css|javascript|markdown|graphql)\b/i.exec(type)?.[1]?.toLowerCase() ?? 'text';
}
