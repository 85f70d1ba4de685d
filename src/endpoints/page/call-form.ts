import { isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { getExampleValue } from '../examples/example-value.ts';
import { maxCallBodyLength, maxCallParameters } from '../limits.ts';
import type { FormField } from '../samples/request.ts';
import { stringMember } from '../schema/json-members.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import { createFormFields, isFileSchema, serializeBody } from './body-text.ts';
import { formatEnumValues, type InputField } from './call-servers.ts';
import { readExamples } from './examples.ts';
import { isBinaryType, isFormType, readMediaTypes } from './media-types.ts';
import type { PageContext } from './page-context.ts';
import { readParameters } from './parameters.ts';
import { findSuggestedValue, isFormQueryString, type RequestSource } from './sample-request.ts';
import { securityAlternatives } from './security.ts';
import {
  formatParameterValue,
  type Parameter,
  type ParameterLocation,
  type ParameterStyle,
  readStyle,
} from './serialize-parameter.ts';

/** Data of the "Try it" form. Plain JSON from untrusted input. */
export interface CallForm {
  readonly method: string;
  readonly path: string;
  /** Alternatives; each alternative may combine several schemes. */
  readonly security: readonly (readonly FormScheme[])[];
  readonly parameters: readonly FormParameter[];
  readonly bodies: readonly FormBody[];
}

/** Security scheme of the form. `kind` is `other` if the form doesn't support the scheme. */
export interface FormScheme {
  readonly name: string;
  readonly kind: 'basic' | 'bearer' | 'header' | 'query' | 'cookie' | 'other';
  /** Name of the header, query parameter or cookie that carries the key. */
  readonly key: string;
}

export interface FormParameter extends InputField {
  readonly location: ParameterLocation;
  readonly isRequired: boolean;
  readonly example: string;
  readonly style: ParameterStyle;
  /** A `list` is entered with commas between values, an `object` as JSON. */
  readonly valueKind: 'value' | 'list' | 'object';
}

/** `text` is empty unless `kind` is `text`. `fields` is empty unless `kind` is `form` or `multipart`. */
export interface FormBody {
  readonly type: string;
  readonly kind: 'text' | 'form' | 'multipart' | 'file';
  readonly text: string;
  readonly fields: readonly FormField[];
}

export function createCallForm(page: PageContext, source: RequestSource): CallForm {
  const { method, path, pathItem, operation } = source;
  return {
    method,
    path: path.split('#')[0] ?? path,
    security: (securityAlternatives(page, operation) ?? []).map((schemes) => schemes.map(toFormScheme)),
    parameters: readParameters(page, pathItem, operation)
      .flatMap((parameter) => toFormParameter(page, parameter))
      .slice(0, maxCallParameters),
    bodies: createFormBodies(page, operation),
  };
}

function toFormScheme({
  name,
  value = {},
}: {
  readonly name: string;
  readonly value: JsonObject | undefined;
}): FormScheme {
  const type = stringMember(value, 'type');
  const scheme = stringMember(value, 'scheme')?.toLowerCase();
  const key = stringMember(value, 'name') ?? '';
  const location = stringMember(value, 'in');
  if (type === 'basic' || scheme === 'basic') return { name, kind: 'basic', key };
  if (scheme === 'bearer' || type === 'oauth2' || type === 'openIdConnect') return { name, kind: 'bearer', key };
  const isApiKey =
    type === 'apiKey' && key !== '' && (location === 'header' || location === 'query' || location === 'cookie');
  return { name, kind: isApiKey ? location : 'other', key };
}

function toFormParameter(page: PageContext, parameter: Parameter): FormParameter[] {
  const { name, location, required: isRequired, schema } = parameter;
  const { keywords, types } = resolveSchema(page, schema, new Set());
  const isWholeValue = location === 'querystring' && !isFormQueryString(page, parameter);
  const valueKind = isWholeValue
    ? 'value'
    : types.includes('array')
      ? 'list'
      : types.includes('object')
        ? 'object'
        : 'value';
  const itemKeywords = resolveSchema(page, ownMember(keywords, 'items'), new Set()).keywords;
  const enumValues = valueKind === 'list' ? [] : formatEnumValues(ownMember(keywords, 'enum'));
  const values = enumValues.length === 0 && types.includes('boolean') ? ['true', 'false'] : enumValues;
  const authoredValue = findSuggestedValue(page, parameter);
  const itemExamples = formatEnumValues(ownMember(itemKeywords, 'enum')).slice(0, 3);
  const example = inputText(
    authoredValue ?? (itemExamples.length > 0 ? itemExamples : getExampleValue(page, schema, 'request')),
    valueKind,
  );
  const isPrefilled = isRequired || page.settings.isFormPrefilled;
  const value = isPrefilled && authoredValue !== undefined ? inputText(authoredValue, valueKind) : '';
  return [{ name, location, isRequired, value, values, example, valueKind, style: readStyle(parameter) }];
}

function inputText(value: Json | undefined, valueKind: FormParameter['valueKind']): string {
  if (value === undefined || value === null) return '';
  return valueKind === 'list' && Array.isArray(value)
    ? value.map(formatParameterValue).join(',')
    : formatParameterValue(value);
}

function createFormBodies(page: PageContext, operation: JsonObject): FormBody[] {
  const body = page.references.resolveObject(ownMember(operation, 'requestBody'));
  return (body === undefined ? [] : readMediaTypes(page, body)).map((media): FormBody => {
    const type = media.type === '' || media.type.includes('*') ? 'application/json' : media.type;
    const authoredValue = readExamples(page, media.value).find(({ value }) => value !== undefined)?.value;
    const value = authoredValue ?? getExampleValue(page, media.schema, 'request');
    const emptyBody = { type, text: '', fields: [] };
    if (isFormType(type)) {
      const fields = isObject(value) ? createFormFields(page, media, value) : [];
      return { ...emptyBody, kind: /multipart/i.test(type) ? 'multipart' : 'form', fields };
    }
    if (isFileSchema(page, media.schema) || isBinaryType(type)) return { ...emptyBody, kind: 'file' };
    const text =
      value === undefined ? '' : (serializeBody(page, { ...media, type }, value, authoredValue !== undefined) ?? '');
    return { ...emptyBody, kind: 'text', text: text.length > maxCallBodyLength ? '' : text };
  });
}
