import {
  isList,
  isObject,
  type Json,
  type JsonObject,
  numberSource,
  ownMember,
  parseMarkedJson,
} from '../../core/values.ts';
import { xmlText } from '../examples/xml-text.ts';
import { maxBodyTextLength, maxFormFields, maxFormValues } from '../limits.ts';
import { encodeForm, type FormField } from '../samples/request.ts';
import { objectMember, stringMember } from '../schema/json-members.ts';
import { jsonText } from '../schema/json-text.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import { isBinaryType, isFormType, isJsonType, isXmlType, type MediaType } from './media-types.ts';
import type { PageContext } from './page-context.ts';
import { parameterText } from './serialize-parameter.ts';

/**
 * Serializes a value as a body of its media type. JSON is indented.
 *
 * @param isAuthored True for an example from the document. A string can then be the complete body.
 * @returns `undefined` if the format can't be generated, for example an image.
 */
export function bodyText(page: PageContext, media: MediaType, value: Json, isAuthored: boolean): string | undefined {
  const { type, schema } = media;
  if (isJsonType(type)) return isAuthored ? authoredJson(type, value) : prettyJson(value);
  const source = numberSource(value);
  if (source !== undefined && !isXmlType(type)) return source;
  if (typeof value === 'string' && source === undefined) return isAuthored || value !== 'string' ? value : undefined;
  if (isXmlType(type)) return xmlText(page, schema, value);
  if (isFormType(type)) return isObject(value) ? formText(page, media, value) : undefined;
  if (isBinaryType(type) || typeof value === 'object') return undefined;
  return prettyJson(value);
}

export function prettyJson(value: Json): string {
  return jsonText(value, { pretty: true, limit: maxBodyTextLength });
}

function formText(page: PageContext, media: MediaType, value: Json): string {
  const fields = isObject(value) ? formFields(page, media, value) : [];
  if (!/^multipart/i.test(media.type)) return encodeForm(fields);
  return fields.map(({ name, value: text = '', fileName }) => `${name}=${fileName ?? text}`).join('\n');
}

/** Formats a JSON example of the document. If the example is a string that contains JSON, this JSON is indented. */
function authoredJson(type: string, value: Json): string {
  if (typeof value !== 'string' || numberSource(value) !== undefined) return prettyJson(value);
  const inner = parseMarkedJson(value);
  if (typeof inner === 'object') return prettyJson(inner);
  return type === '' || /[\n{[<]/.test(value) ? value : JSON.stringify(value);
}

/**
 * Form fields for an object. Arrays become repeated fields, fields with the schema of a file become files, and
 * objects become JSON as OpenAPI requires.
 */
export function formFields(page: PageContext, { schema, value: media }: MediaType, value: JsonObject): FormField[] {
  const shape = resolveSchema(page, schema, new Set());
  const encoding = objectMember(media, 'encoding') ?? {};
  return Object.entries(value)
    .slice(0, maxFormFields)
    .flatMap(([name, field]): FormField[] => {
      const member = shape.properties.get(name);
      const contentType = encodingType(ownMember(encoding, name));
      const items = ownMember(resolveSchema(page, member, new Set()).keywords, 'items');
      if (isFileSchema(page, member) || (items !== undefined && isFileSchema(page, items)))
        return [{ name, fileName: 'file.bin', type: contentType }];
      const isWhole = contentType !== undefined && isJsonType(contentType);
      const values = isList(field) && !isWhole ? field.slice(0, maxFormValues) : [field];
      return values.flatMap((each) => {
        const type = contentType ?? (isObject(each) ? 'application/json' : undefined);
        return each === null ? [] : [{ name, value: parameterText(each), type }];
      });
    });
}

/** Content type of a form part: the first entry of `contentType`. */
function encodingType(encoding: Json | undefined): string | undefined {
  const [first = ''] = (isObject(encoding) ? (stringMember(encoding, 'contentType') ?? '') : '').split(',');
  return /^[\w.+-]+\/[\w.+-]+(?:\s*;[\w\s=.+-]+)?$/.test(first.trim()) ? first.trim() : undefined;
}

/** Recognizes `format: binary` (OpenAPI 3.0), `type: file` (2.0) and `contentMediaType` (3.1). */
export function isFileSchema(page: PageContext, schema: Json | undefined): boolean {
  const { keywords, types } = resolveSchema(page, schema, new Set());
  const content = ownMember(keywords, 'contentMediaType');
  const isContent =
    typeof content === 'string' && !isJsonType(content) && ownMember(keywords, 'contentEncoding') === undefined;
  return ownMember(keywords, 'format') === 'binary' || types.includes('file') || isContent;
}
