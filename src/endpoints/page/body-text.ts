import { isList, isObject, type Json, type JsonObject, ownMember, parseJson } from '../../core/values.ts';
import { xmlText } from '../examples/xml-text.ts';
import { encodedForm, type FormField } from '../samples/request.ts';
import { objectOf, textOf } from '../schema/json-members.ts';
import { jsonText } from '../schema/json-text.ts';
import { shapeOf } from '../schema/resolve-schema.ts';
import { isBinary, isForm, isJson, isXml, type Media } from './media-types.ts';
import type { Page } from './page-context.ts';
import { flat } from './serialize-parameter.ts';

const longest = 16_000;

/**
 * A value as the body of a media type: JSON laid out, XML as elements, a form as its fields. Text stays as it is.
 *
 * @param isGiven The document gives the value, so a text in it may be the whole body.
 * @returns Undefined if the type has a form of its own that is not known here.
 */
export function bodyText(page: Page, media: Media, value: Json, isGiven: boolean): string | undefined {
  const { type, schema } = media;
  if (isJson(type)) return isGiven ? givenJson(type, value) : laidOut(value);
  if (typeof value === 'string') return isGiven || value !== 'string' ? value : undefined;
  if (isXml(type)) return xmlText(page, schema, value);
  if (isForm(type)) return isObject(value) ? formText(page, media, value) : undefined;
  if (isBinary(type) || typeof value === 'object') return undefined;
  return laidOut(value);
}

/** A value in the form that a reader knows, where its own cannot be shown. */
export function laidOut(value: Json): string {
  return jsonText(value, { pretty: true, limit: longest });
}

function formText(page: Page, media: Media, value: Json): string {
  const fields = isObject(value) ? formFields(page, media, value) : [];
  if (!/^multipart/i.test(media.type)) return encodedForm(fields);
  return fields.map(({ name, value: text = '', fileName }) => `${name}=${fileName ?? text}`).join('\n');
}

/** JSON that was written as a string is laid out like any other. */
function givenJson(type: string, value: Json): string {
  if (typeof value !== 'string') return laidOut(value);
  const inner = parseJson(value);
  if (typeof inner === 'object') return laidOut(inner);
  return type === '' || /[\n{[<]/.test(value) ? value : JSON.stringify(value);
}

const mostFields = 40;
const mostValues = 20;

/**
 * The fields of a form that contains a value: one for each item of an array, a file where the schema says so, each with
 * the type that `encoding` gives it. An object is JSON, as OpenAPI has it.
 */
export function formFields(page: Page, { schema, value: media }: Media, value: JsonObject): FormField[] {
  const shape = shapeOf(page, schema, new Set());
  const encoding = objectOf(media, 'encoding') ?? {};
  return Object.entries(value)
    .slice(0, mostFields)
    .flatMap(([name, field]): FormField[] => {
      const member = shape.properties.get(name);
      const written = typeOf(ownMember(encoding, name));
      const items = ownMember(shapeOf(page, member, new Set()).keywords, 'items');
      if (isFile(page, member) || (items !== undefined && isFile(page, items)))
        return [{ name, fileName: 'file.bin', type: written }];
      const isWhole = written !== undefined && isJson(written);
      const values = isList(field) && !isWhole ? field.slice(0, mostValues) : [field];
      return values.flatMap((each) => {
        const type = written ?? (isObject(each) ? 'application/json' : undefined);
        return each === null ? [] : [{ name, value: flat(each), type }];
      });
    });
}

/** The type that a part is sent as: the first that is allowed, if it is one type. */
function typeOf(encoding: Json | undefined): string | undefined {
  const [first = ''] = (isObject(encoding) ? (textOf(encoding, 'contentType') ?? '') : '').split(',');
  return /^[\w.+-]+\/[\w.+-]+(?:\s*;[\w\s=.+-]+)?$/.test(first.trim()) ? first.trim() : undefined;
}

/** True for the schema of a file: `binary` (OpenAPI 3.0), `file` (Swagger 2), or a type of content (3.1). */
export function isFile(page: Page, schema: Json | undefined): boolean {
  const { keywords, types } = shapeOf(page, schema, new Set());
  const content = ownMember(keywords, 'contentMediaType');
  const isContent =
    typeof content === 'string' && !isJson(content) && ownMember(keywords, 'contentEncoding') === undefined;
  return ownMember(keywords, 'format') === 'binary' || types.includes('file') || isContent;
}
