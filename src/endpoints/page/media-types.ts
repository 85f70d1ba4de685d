import { type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { maxMediaTypes } from '../limits.ts';
import { memberEntries } from '../schema/json-members.ts';
import type { PageContext } from './page-context.ts';

export interface MediaType {
  readonly type: string;
  readonly value: JsonObject;
  readonly schema: Json | undefined;
}

export function mediaTypes(page: PageContext, holder: JsonObject): MediaType[] {
  return memberEntries(holder, 'content')
    .slice(0, maxMediaTypes)
    .map(([type, written]) => {
      const value = page.references.object(written) ?? {};
      // `itemSchema` (3.2) describes each item of a stream.
      return { type, value, schema: ownMember(value, 'schema') ?? ownMember(value, 'itemSchema') };
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
