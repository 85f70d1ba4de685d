import { isObject, type Json } from '../../core/values.ts';
import { xmlText } from '../examples/xml-text.ts';
import { encodedForm } from '../samples/request.ts';
import { jsonText } from '../schema/json-text.ts';
import { formFields } from './form-fields.ts';
import { isBinary, isForm, isJson, isXml, type Media } from './media-types.ts';
import type { Page } from './page.ts';

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
  return String(value);
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
  try {
    const inner = JSON.parse(value) as Json;
    if (typeof inner === 'object') return laidOut(inner);
  } catch {
    // No JSON: shown as it is.
  }
  return type === '' || /[\n{[<]/.test(value) ? value : JSON.stringify(value);
}
