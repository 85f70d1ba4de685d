import { isList, isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { percentEncode as encodedText } from '../samples/request.ts';
import { stringMember } from '../schema/json-members.ts';
import { jsonText, numberText } from '../schema/json-text.ts';

/** Where a parameter is sent; `body` and `formData` are Swagger 2.0's. */
export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie' | 'querystring' | 'body' | 'formData';

/** A parameter of an operation, whatever version it is written in. */
export interface Parameter {
  readonly name: string;
  readonly location: ParameterLocation;
  readonly required: boolean;
  readonly value: JsonObject;
  readonly schema: Json | undefined;
}

const maxItems = 20;

/**
 * A parameter of the query as it is sent: `name=value`, encoded. By `style` and `explode` (OpenAPI 3) or
 * `collectionFormat` (Swagger 2) that may be several.
 */
export function queryParts(parameter: Parameter, value: Json): string[] {
  const name = encodedText(parameter.name);
  const { style, explode, separator } = styleOf(parameter);
  const encode = ownMember(parameter.value, 'allowReserved') === true ? encodeExceptReserved : encodedText;
  if (isList(value)) {
    const items = value.slice(0, maxItems).map((item) => encode(parameterText(item)));
    return explode ? items.map((item) => `${name}=${item}`) : [`${name}=${items.join(separator)}`];
  }
  if (!isObject(value) || !Object.hasOwn(parameter.value, 'schema')) return [`${name}=${encode(parameterText(value))}`];
  const members = limitedEntries(value).map(([key, member]) => [encode(key), encode(parameterText(member))] as const);
  if (style === 'deepObject') return members.map(([key, member]) => `${name}%5B${key}%5D=${member}`);
  if (explode) return members.map(([key, member]) => `${key}=${member}`);
  return [`${name}=${members.flat().join(separator)}`];
}

/** Encoded but for what an address may contain anyway, and would not end a value. */
function encodeExceptReserved(text: string): string {
  return encodedText(text).replace(/%(?:3A|2F|3F|40|21|24|2A|2C|3B|5B|5D)/g, decodeURIComponent);
}

/** A parameter of the path as it is there, encoded. */
export function pathText(parameter: Parameter, value: Json): string {
  const { explode } = styleOf(parameter);
  const style = stringMember(parameter.value, 'style');
  const name = encodedText(parameter.name);
  const parts = simpleParts(value, explode).map((part) => part.map(encodedText).join('='));
  if (style === 'label') return `.${parts.join(explode ? '.' : ',')}`;
  if (style !== 'matrix') return parts.join(',');
  const isNamed = isObject(value) && explode;
  return explode
    ? parts.map((part) => (isNamed ? `;${part}` : `;${name}=${part}`)).join('')
    : `;${name}=${parts.join(',')}`;
}

/** A parameter of a header or cookie as it is sent. */
export function headerText(parameter: Parameter, value: Json): string {
  const parts = simpleParts(value, styleOf(parameter).explode);
  return parts
    .map((part) => part.join('='))
    .join(',')
    .replace(/[\p{Cc}]+/gu, ' ');
}

/** A value in one text. */
export function parameterText(value: Json): string {
  if (typeof value === 'string') return value.slice(0, 500);
  return typeof value === 'number' ? numberText(value) : jsonText(value, { pretty: false, limit: 500 });
}

/** The members of objects one after the other: with `explode` as `name=value`, else name and value apart. */
function simpleParts(value: Json, explode: boolean): (readonly string[])[] {
  if (isList(value)) return value.slice(0, maxItems).map((item) => [parameterText(item)]);
  if (!isObject(value)) return [[parameterText(value)]];
  const members = limitedEntries(value).map(([key, member]) => [key, parameterText(member)]);
  return explode ? members : members.flat().map((each) => [each]);
}

function limitedEntries(value: Json): [string, Json][] {
  return Object.entries(value as object).slice(0, maxItems);
}

/** How values that have several parts are written: by the name of OpenAPI, with each part apart, or with what between. */
export interface Style {
  readonly style: string;
  readonly explode: boolean;
  /** Encoded. */
  readonly separator: string;
}

/** The style of a parameter, with what OpenAPI says where nothing is written. */
export function styleOf({ value, location }: Parameter): Style {
  const format = stringMember(value, 'collectionFormat');
  const isForm = location === 'query' || location === 'cookie';
  const style = stringMember(value, 'style') ?? (isForm ? 'form' : 'simple');
  const separators: Readonly<Record<string, string>> = {
    ...{ spaceDelimited: '%20', pipeDelimited: '%7C', ssv: '%20', tsv: '%09', pipes: '%7C' },
  };
  const separator = separators[format ?? style] ?? ',';
  const explodeValue = ownMember(value, 'explode');
  // Swagger 2 has `multi` instead; without `schema` the parameter is one of its own.
  const isSwagger2 = !Object.hasOwn(value, 'schema') && !Object.hasOwn(value, 'content');
  const explode = isSwagger2 ? format === 'multi' : typeof explodeValue === 'boolean' ? explodeValue : style === 'form';
  return { style, explode, separator };
}
