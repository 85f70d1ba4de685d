import { isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { exampleValue } from '../examples/example-value.ts';
import { maxCallBodyLength, maxCallParameters } from '../limits.ts';
import type { FormField } from '../samples/request.ts';
import { stringMember } from '../schema/json-members.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import { bodyText, formFields, isFileSchema } from './body-text.ts';
import { type InputField, valueTexts } from './call-servers.ts';
import { authoredExamples } from './examples.ts';
import { isBinaryType, isFormType, mediaTypes } from './media-types.ts';
import type { PageContext } from './page-context.ts';
import { parametersOf } from './parameters.ts';
import { type RequestSource, suggestedValue } from './sample-request.ts';
import { securityAlternatives } from './security.ts';
import { type Parameter, parameterText, type Style, styleOf } from './serialize-parameter.ts';

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
  readonly location: 'path' | 'query' | 'header' | 'cookie';
  readonly isRequired: boolean;
  readonly example: string;
  readonly style: Style;
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

export function callForm(page: PageContext, source: RequestSource): CallForm {
  const { method, path, pathItem, operation } = source;
  return {
    method,
    path: path.split('#')[0] ?? path,
    security: (securityAlternatives(page, operation) ?? []).map((schemes) => schemes.map(formScheme)),
    parameters: parametersOf(page, pathItem, operation)
      .flatMap((parameter) => formParameter(page, parameter))
      .slice(0, maxCallParameters),
    bodies: formBodies(page, operation),
  };
}

function formScheme({
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
  const isKey =
    type === 'apiKey' && key !== '' && (location === 'header' || location === 'query' || location === 'cookie');
  return { name, kind: isKey ? location : 'other', key };
}

function formParameter(page: PageContext, parameter: Parameter): FormParameter[] {
  const { name, location, required: isRequired, schema } = parameter;
  if (location !== 'path' && location !== 'query' && location !== 'header' && location !== 'cookie') return [];
  const { keywords, types } = resolveSchema(page, schema, new Set());
  const valueKind = types.includes('array') ? 'list' : types.includes('object') ? 'object' : 'value';
  const items = resolveSchema(page, ownMember(keywords, 'items'), new Set()).keywords;
  const allowed = valueKind === 'list' ? [] : valueTexts(ownMember(keywords, 'enum'));
  const values = allowed.length === 0 && types.includes('boolean') ? ['true', 'false'] : allowed;
  const authored = suggestedValue(page, parameter);
  const listed = valueTexts(ownMember(items, 'enum')).slice(0, 3);
  const example = inputText(
    authored ?? (listed.length > 0 ? listed : exampleValue(page, schema, 'request')),
    valueKind,
  );
  const value = isRequired && authored !== undefined ? inputText(authored, valueKind) : '';
  return [{ name, location, isRequired, value, values, example, valueKind, style: styleOf(parameter) }];
}

function inputText(value: Json | undefined, valueKind: FormParameter['valueKind']): string {
  if (value === undefined || value === null) return '';
  return valueKind === 'list' && Array.isArray(value) ? value.map(parameterText).join(',') : parameterText(value);
}

function formBodies(page: PageContext, operation: JsonObject): FormBody[] {
  const body = page.references.object(ownMember(operation, 'requestBody'));
  return (body === undefined ? [] : mediaTypes(page, body)).map((media): FormBody => {
    const type = media.type === '' || media.type.includes('*') ? 'application/json' : media.type;
    const authored = authoredExamples(page, media.value).find(({ value }) => value !== undefined)?.value;
    const value = authored ?? exampleValue(page, media.schema, 'request');
    const empty = { type, text: '', fields: [] };
    if (isFormType(type)) {
      const fields = isObject(value) ? formFields(page, media, value) : [];
      return { ...empty, kind: /multipart/i.test(type) ? 'multipart' : 'form', fields };
    }
    if (isFileSchema(page, media.schema) || isBinaryType(type)) return { ...empty, kind: 'file' };
    const text = value === undefined ? '' : (bodyText(page, { ...media, type }, value, authored !== undefined) ?? '');
    return { ...empty, kind: 'text', text: text.length > maxCallBodyLength ? '' : text };
  });
}
