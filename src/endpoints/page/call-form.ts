import { isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { exampleValue } from '../examples/example-value.ts';
import type { FormField } from '../samples/request.ts';
import { textOf } from '../schema/json-members.ts';
import { shapeOf } from '../schema/resolve-schema.ts';
import { bodyText, formFields, isFile } from './body-text.ts';
import { type Choice, plainList } from './call-servers.ts';
import { givenExamples } from './examples.ts';
import { isBinary, isForm, mediaTypes } from './media-types.ts';
import type { Page } from './page-context.ts';
import { parametersOf } from './parameters.ts';
import { type RequestSource, suggested } from './sample-request.ts';
import { alternativesOf } from './security.ts';
import { flat, type Parameter, type Style, styleOf } from './serialize-parameter.ts';

/** What a form in a browser needs to make the call that an operation describes: plain JSON, from untrusted data. */
export interface CallForm {
  readonly method: string;
  /** With its placeholders in braces. */
  readonly path: string;
  /** Ways to be authorized, of which one is chosen; each may need several schemes. */
  readonly security: readonly (readonly FormScheme[])[];
  readonly parameters: readonly FormParameter[];
  /** What may be sent, by media type. */
  readonly bodies: readonly FormBody[];
}

/** A scheme of authorization. `other` is one that a form cannot serve. */
export interface FormScheme {
  readonly name: string;
  readonly kind: 'basic' | 'bearer' | 'header' | 'query' | 'cookie' | 'other';
  /** The name of the header, parameter or cookie that takes a key. */
  readonly key: string;
}

export interface FormParameter extends Choice {
  readonly place: 'path' | 'query' | 'header' | 'cookie';
  readonly isRequired: boolean;
  /** What somebody could write. */
  readonly example: string;
  readonly style: Style;
  /** What it holds: a value, several with commas between them, or an object as JSON. */
  readonly holds: 'value' | 'list' | 'object';
}

/** A body of one media type. Only what its kind needs is there. */
export interface FormBody {
  readonly type: string;
  readonly kind: 'text' | 'form' | 'multipart' | 'file';
  readonly text: string;
  readonly fields: readonly FormField[];
}

const mostParameters = 60;
/** Characters of a body; a longer one is for files. */
const longestBody = 20_000;

/** The form of an operation of OpenAPI. */
export function callForm(page: Page, source: RequestSource): CallForm {
  const { method, path, pathItem, operation } = source;
  return {
    ...{ method, path: path.split('#')[0] ?? path },
    security: (alternativesOf(page, operation) ?? []).map((schemes) => schemes.map(schemeOf)),
    parameters: parametersOf(page, pathItem, operation)
      .flatMap((parameter) => formParameter(page, parameter))
      .slice(0, mostParameters),
    bodies: bodiesOf(page, operation),
  };
}

function schemeOf({ name, value = {} }: { readonly name: string; readonly value: JsonObject | undefined }): FormScheme {
  const type = textOf(value, 'type');
  const scheme = textOf(value, 'scheme')?.toLowerCase();
  const key = textOf(value, 'name') ?? '';
  const place = textOf(value, 'in');
  if (type === 'basic' || scheme === 'basic') return { name, kind: 'basic', key };
  if (scheme === 'bearer' || type === 'oauth2' || type === 'openIdConnect') return { name, kind: 'bearer', key };
  const isKey = type === 'apiKey' && key !== '' && (place === 'header' || place === 'query' || place === 'cookie');
  return { name, kind: isKey ? place : 'other', key };
}

function formParameter(page: Page, parameter: Parameter): FormParameter[] {
  const { name, place, required: isRequired, schema } = parameter;
  if (place !== 'path' && place !== 'query' && place !== 'header' && place !== 'cookie') return [];
  const { keywords, types } = shapeOf(page, schema, new Set());
  const holds = types.includes('array') ? 'list' : types.includes('object') ? 'object' : 'value';
  const items = shapeOf(page, ownMember(keywords, 'items'), new Set()).keywords;
  const allowed = holds === 'list' ? [] : plainList(ownMember(keywords, 'enum'));
  const values = allowed.length === 0 && types.includes('boolean') ? ['true', 'false'] : allowed;
  const given = suggested(page, parameter);
  const listed = plainList(ownMember(items, 'enum')).slice(0, 3);
  const example = written(given ?? (listed.length > 0 ? listed : exampleValue(page, schema, 'request')), holds);
  const value = isRequired && given !== undefined ? written(given, holds) : '';
  return [{ name, place, isRequired, value, values, example, holds, style: styleOf(parameter) }];
}

function written(value: Json | undefined, holds: FormParameter['holds']): string {
  if (value === undefined || value === null) return '';
  return holds === 'list' && Array.isArray(value) ? value.map(flat).join(',') : flat(value);
}

function bodiesOf(page: Page, operation: JsonObject): FormBody[] {
  const body = page.references.object(ownMember(operation, 'requestBody'));
  return (body === undefined ? [] : mediaTypes(page, body)).map((media): FormBody => {
    const type = media.type === '' || media.type.includes('*') ? 'application/json' : media.type;
    const given = givenExamples(page, media.value).find(({ value }) => value !== undefined)?.value;
    const value = given ?? exampleValue(page, media.schema, 'request');
    const none = { type, text: '', fields: [] };
    if (isForm(type)) {
      const fields = isObject(value) ? formFields(page, media, value) : [];
      return { ...none, kind: /multipart/i.test(type) ? 'multipart' : 'form', fields };
    }
    if (isFile(page, media.schema) || isBinary(type)) return { ...none, kind: 'file' };
    const text = value === undefined ? '' : (bodyText(page, { ...media, type }, value, given !== undefined) ?? '');
    return { ...none, kind: 'text', text: text.length > longestBody ? '' : text };
  });
}
