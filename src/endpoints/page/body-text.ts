import {
  isList,
  isObject,
  type Json,
  type JsonObject,
  numberSource,
  ownMember,
  parseMarkedJson,
} from '../../core/values.ts';
import { formatXml } from '../examples/xml-text.ts';
import { maxBodyTextLength, maxFormFields, maxFormFieldValues } from '../limits.ts';
import { encodeForm, type FormField } from '../samples/request.ts';
import { objectMember, stringMember } from '../schema/json-members.ts';
import { formatJson } from '../schema/json-text.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import { isBinaryType, isFormType, isJsonType, isXmlType, type MediaType } from './media-types.ts';
import type { PageContext } from './page-context.ts';
import { formatParameterValue } from './serialize-parameter.ts';

/**
 * Serializes a value as a body of its media type. JSON is indented.
 *
 * @param isAuthored True for an example from the document. A string can then be the complete body.
 * @returns `undefined` if the format can't be generated, for example an image.
 */
export function serializeBody(
  page: PageContext,
  media: MediaType,
  value: Json,
  isAuthored: boolean,
): string | undefined {
  const { type, schema } = media;
  if (isJsonType(type)) return isAuthored ? authoredJson(type, value) : prettyJson(value);
  const source = numberSource(value);
  if (source !== undefined && !isXmlType(type)) return source;
  if (typeof value === 'string' && source === undefined) return isAuthored || value !== 'string' ? value : undefined;
  if (isXmlType(type)) return formatXml(page, schema, value);
  if (isFormType(type)) return isObject(value) ? serializeForm(page, media, value) : undefined;
  if (isBinaryType(type) || typeof value === 'object') return undefined;
  return prettyJson(value);
}

export function prettyJson(value: Json): string {
  return formatJson(value, { pretty: true, limit: maxBodyTextLength });
}

function serializeForm(page: PageContext, media: MediaType, value: Json): string {
  const fields = isObject(value) ? createFormFields(page, media, value) : [];
  if (!/^multipart/i.test(media.type)) return encodeForm(fields);
  return fields.map(({ name, value = '', fileName }) => `${name}=${fileName ?? value}`).join('\n');
}

/** Formats a JSON example of the document. If the example is a string that contains JSON, this JSON is indented. */
function authoredJson(type: string, value: Json): string {
  if (typeof value !== 'string' || numberSource(value) !== undefined) return prettyJson(value);
  const parsedValue = parseMarkedJson(value);
  if (typeof parsedValue === 'object') return prettyJson(parsedValue);
  return type === '' || /[\n{[<]/.test(value) ? value : JSON.stringify(value);
}

/**
 * Form fields for an object. Arrays become repeated fields, fields with the schema of a file become files, and
 * objects become JSON as OpenAPI requires.
 */
export function createFormFields(
  page: PageContext,
  { schema, value: mediaObject }: MediaType,
  value: JsonObject,
): FormField[] {
  const resolvedSchema = resolveSchema(page, schema, new Set());
  const encoding = objectMember(mediaObject, 'encoding') ?? {};
  return Object.entries(value)
    .slice(0, maxFormFields)
    .flatMap(([name, field]): FormField[] => {
      const fieldSchema = resolvedSchema.properties.get(name);
      const contentType = encodingType(ownMember(encoding, name));
      const itemSchema = ownMember(resolveSchema(page, fieldSchema, new Set()).keywords, 'items');
      if (isFileSchema(page, fieldSchema) || (itemSchema !== undefined && isFileSchema(page, itemSchema)))
        return [{ name, fileName: 'file.bin', type: contentType }];
      const isJson = contentType !== undefined && isJsonType(contentType);
      const values = isList(field) && !isJson ? field.slice(0, maxFormFieldValues) : [field];
      return values.flatMap((fieldValue) => {
        const type = contentType ?? (isObject(fieldValue) ? 'application/json' : undefined);
        return fieldValue === null ? [] : [{ name, value: formatParameterValue(fieldValue), type }];
      });
    });
}

/** Content type of a form part: the first entry of `contentType`. */
function encodingType(encoding: Json | undefined): string | undefined {
  const [contentType = ''] = (isObject(encoding) ? (stringMember(encoding, 'contentType') ?? '') : '').split(',');
  return /^[\w.+-]+\/[\w.+-]+(?:\s*;[\w\s=.+-]+)?$/.test(contentType.trim()) ? contentType.trim() : undefined;
}

/** Recognizes `format: binary` (OpenAPI 3.0), `type: file` (2.0) and `contentMediaType` (3.1). */
export function isFileSchema(page: PageContext, schema: Json | undefined): boolean {
  const { keywords, types } = resolveSchema(page, schema, new Set());
  const mediaType = ownMember(keywords, 'contentMediaType');
  const isBinaryContent =
    typeof mediaType === 'string' && !isJsonType(mediaType) && ownMember(keywords, 'contentEncoding') === undefined;
  return ownMember(keywords, 'format') === 'binary' || types.includes('file') || isBinaryContent;
}
