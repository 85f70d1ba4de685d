import {
  isList,
  isObject,
  type Json,
  type JsonObject,
  numberSource,
  ownMember,
  swaggerMember,
} from '../../core/values.ts';
import { maxSerializedItems } from '../limits.ts';
import { percentEncode as encodedText } from '../samples/request.ts';
import { isTrueMember, stringMember } from '../schema/json-members.ts';
import { formatJson, formatJsonNumber } from '../schema/json-text.ts';

export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie' | 'querystring';

export interface Parameter {
  readonly name: string;
  readonly location: ParameterLocation;
  readonly required: boolean;
  readonly value: JsonObject;
  readonly schema: Json | undefined;
}

/**
 * Serializes a query parameter as `name=value` pairs, percent-encoded. Follows `style`, `explode` and
 * `collectionFormat`.
 */
export function serializeQuery(parameter: Parameter, value: Json): string[] {
  const name = encodedText(parameter.name);
  const { style, explode, separator } = readStyle(parameter);
  const encode = ownMember(parameter.value, 'allowReserved') === true ? encodeExceptReserved : encodedText;
  if (isList(value)) {
    const items = value.slice(0, maxSerializedItems).map((item) => encode(formatParameterValue(item)));
    return explode ? items.map((item) => `${name}=${item}`) : [`${name}=${items.join(separator)}`];
  }
  const isSplitIntoMembers = isObject(value) && Object.hasOwn(parameter.value, 'schema');
  // In Swagger 2, `collectionFormat` applies only to lists, so an object is serialized as one value.
  if (!isSplitIntoMembers || isTrueMember(parameter.value, swaggerMember))
    return [`${name}=${encode(formatParameterValue(value))}`];
  const members = listLimitedEntries(value).map(
    ([key, member]) => [encode(key), encode(formatParameterValue(member))] as const,
  );
  if (style === 'deepObject') return members.map(([key, member]) => `${name}%5B${key}%5D=${member}`);
  if (explode) return members.map(([key, member]) => `${key}=${member}`);
  return [`${name}=${members.flat().join(separator)}`];
}

/**
 * Serializes a parameter that is the whole query string (OpenAPI 3.2).
 *
 * @param isForm True for a form, whose members become `name=value` pairs. Other values are percent-encoded as a whole.
 */
export function serializeQueryString(value: Json, isForm: boolean): string[] {
  if (!isForm || !isObject(value)) return [encodedText(formatParameterValue(value))];
  return listLimitedEntries(value).flatMap(([key, member]) =>
    (isList(member) ? member.slice(0, maxSerializedItems) : [member]).map(
      (item) => `${encodedText(key)}=${encodedText(formatParameterValue(item))}`,
    ),
  );
}

/** Implements `allowReserved`, but still encodes `&`, `=`, `#` and `+`, which have a meaning in query strings. */
function encodeExceptReserved(text: string): string {
  return encodedText(text).replace(/%(?:3A|2F|3F|40|21|24|2A|2C|3B|5B|5D)/g, decodeURIComponent);
}

export function serializePath(parameter: Parameter, value: Json): string {
  const { explode } = readStyle(parameter);
  const style = stringMember(parameter.value, 'style');
  const name = encodedText(parameter.name);
  const parts = splitValue(value, explode).map((part) => part.map(encodedText).join('='));
  if (style === 'label') return `.${parts.join(explode ? '.' : ',')}`;
  if (style !== 'matrix') return parts.join(',');
  const hasNames = isObject(value) && explode;
  return explode
    ? parts.map((part) => (hasNames ? `;${part}` : `;${name}=${part}`)).join('')
    : `;${name}=${parts.join(',')}`;
}

export function serializeHeader(parameter: Parameter, value: Json): string {
  const parts = splitValue(value, readStyle(parameter).explode);
  return parts
    .map((part) => part.join('='))
    .join(',')
    .replace(/[\p{Cc}]+/gu, ' ');
}

export function formatParameterValue(value: Json): string {
  const source = numberSource(value);
  if (source !== undefined) return source.slice(0, 500);
  if (typeof value === 'string') return value.slice(0, 500);
  return typeof value === 'number' ? formatJsonNumber(value) : formatJson(value, { pretty: false, limit: 500 });
}

/**
 * Splits a value into parts. With `explode`, each member of an object is a pair, which callers join with `=`. Without
 * `explode`, names and values are separate parts.
 */
function splitValue(value: Json, explode: boolean): (readonly string[])[] {
  if (isList(value)) return value.slice(0, maxSerializedItems).map((item) => [formatParameterValue(item)]);
  if (!isObject(value)) return [[formatParameterValue(value)]];
  const members = listLimitedEntries(value).map(([key, member]) => [key, formatParameterValue(member)]);
  return explode ? members : members.flat().map((part) => [part]);
}

function listLimitedEntries(value: Json): [string, Json][] {
  return Object.entries(value as object).slice(0, maxSerializedItems);
}

/** Serialization style, as in OpenAPI. */
export interface ParameterStyle {
  readonly style: string;
  readonly explode: boolean;
  /** Percent-encoded. */
  readonly separator: string;
}

/** Percent-encoded separators by `style` or `collectionFormat`. */
const separators: ReadonlyMap<string, string> = new Map([
  ['spaceDelimited', '%20'],
  ['pipeDelimited', '%7C'],
  ['ssv', '%20'],
  ['tsv', '%09'],
  ['pipes', '%7C'],
]);

/** Applies the defaults of OpenAPI. */
export function readStyle({ value, location }: Parameter): ParameterStyle {
  const format = stringMember(value, 'collectionFormat');
  const isForm = location === 'query' || location === 'cookie';
  const style = stringMember(value, 'style') ?? (isForm ? 'form' : 'simple');
  const separator = separators.get(format ?? style) ?? ',';
  const authoredExplode = ownMember(value, 'explode');
  const explode = typeof authoredExplode === 'boolean' ? authoredExplode : style === 'form';
  return { style, explode, separator };
}
