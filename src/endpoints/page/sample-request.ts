import { isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { getExampleValue } from '../examples/example-value.ts';
import { maxSampleBodyLength } from '../limits.ts';
import {
  type NameValue,
  percentEncode,
  type SampleBody,
  type SampleRequest,
  sanitizeBaseUrl,
} from '../samples/request.ts';
import { stringMember } from '../schema/json-members.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import { createFormFields, isFileSchema, serializeBody } from './body-text.ts';
import { readExamples } from './examples.ts';
import { isBinaryType, isFormType, isJsonType, type MediaType, readMediaTypes } from './media-types.ts';
import type { PageContext } from './page-context.ts';
import { readParameters } from './parameters.ts';
import { securityAlternatives } from './security.ts';
import {
  type Parameter,
  serializeHeader,
  serializePath,
  serializeQuery,
  serializeQueryString,
} from './serialize-parameter.ts';
import { type ApiServer, operationServers } from './servers.ts';

export interface RequestSource {
  readonly method: string;
  readonly path: string;
  readonly pathItem: JsonObject;
  readonly operation: JsonObject;
}

/** Builds a sample request with all required parameters, and with optional ones unless `docs.json` excludes them. Uses values of the document if possible. */
export function createSampleRequest(page: PageContext, source: RequestSource): SampleRequest {
  const { pathItem, operation } = source;
  const parameters = readParameters(page, pathItem, operation);
  const headers: NameValue[] = [];
  const query: NameValue[] = [];
  const cookies: NameValue[] = [];
  authenticate(page, operation, headers, query, cookies);
  const queryPairs = query.map(({ name, value }) => `${percentEncode(name)}=${percentEncode(value)}`);
  for (const parameter of parameters) {
    if (!parameter.required && !page.settings.hasOptionalParameters) continue;
    const { name, location } = parameter;
    if (location === 'querystring') {
      queryPairs.push(...serializeQueryString(sampleValue(page, parameter), isFormQueryString(page, parameter)));
      continue;
    }
    const target =
      location === 'header' ? headers : location === 'query' ? query : location === 'cookie' ? cookies : undefined;
    if (target === undefined || target.some((pair) => pair.name.toLowerCase() === name.toLowerCase())) continue;
    const value = sampleValue(page, parameter);
    if (location === 'query') queryPairs.push(...serializeQuery(parameter, value));
    target.push({ name, value: serializeHeader(parameter, value) });
  }
  const body = createSampleBody(page, operation);
  if (body?.kind === 'text' || body?.kind === 'file') addIfMissing(headers, 'Content-Type', body.type);
  if (cookies.length > 0) {
    const cookieHeader = cookies
      .map(({ name, value }) => `${name}=${value.replace(/[;\s]/g, percentEncode)}`)
      .join('; ');
    headers.push({ name: 'Cookie', value: cookieHeader });
  }
  const { base } = chooseSampleServer(operationServers(page, pathItem, operation));
  const baseUrlWithPath = base + fillPath(page, source.path, parameters);
  const url =
    queryPairs.length === 0
      ? baseUrlWithPath
      : `${baseUrlWithPath}${baseUrlWithPath.includes('?') ? '&' : '?'}${queryPairs.join('&')}`;
  const cleanHeaders = headers.map(({ name, value }) => ({ name: toOneLine(name), value: toOneLine(value) }));
  return { method: source.method, url, headers: cleanHeaders, body };
}

/** Picks the first HTTPS server, else the first server. */
export function chooseSampleServer(servers: readonly ApiServer[]): { readonly start: number; readonly base: string } {
  const urls = servers.map(({ url }) => url.replace(/[{}]/g, ''));
  const start = Math.max(
    0,
    urls.findIndex((url) => /^https:\/\//i.test(url)),
  );
  const chosenUrl = urls[start] ?? '';
  const base = /^https?:\/\//i.test(chosenUrl)
    ? chosenUrl
    : `https://api.example.com${chosenUrl.replace(/^[^/].*/, '')}`;
  return { start, base: sanitizeBaseUrl(base) };
}

function toOneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

/** Adds placeholder credentials for the first alternative that needs authorization. */
function authenticate(
  page: PageContext,
  operation: JsonObject,
  headers: NameValue[],
  query: NameValue[],
  cookies: NameValue[],
): void {
  const firstAlternative = securityAlternatives(page, operation)?.find((schemes) => schemes.length > 0) ?? [];
  for (const { value } of firstAlternative) {
    if (value === undefined) continue;
    const type = stringMember(value, 'type');
    const scheme = stringMember(value, 'scheme')?.toLowerCase();
    const name = stringMember(value, 'name') ?? '';
    const location = stringMember(value, 'in');
    if (type === 'basic' || scheme === 'basic') addIfMissing(headers, 'Authorization', 'Basic <credentials>');
    else if (scheme === 'bearer' || type === 'oauth2' || type === 'openIdConnect')
      addIfMissing(headers, 'Authorization', 'Bearer <token>');
    else if (type === 'apiKey' && name !== '') {
      addIfMissing(location === 'query' ? query : location === 'cookie' ? cookies : headers, name, '<api-key>');
    }
  }
}

function addIfMissing(list: NameValue[], name: string, value: string): void {
  if (!list.some((pair) => pair.name.toLowerCase() === name.toLowerCase())) list.push({ name, value });
}

/** Fills a path with suggested values. A placeholder without a suggested value stays: `/users/{id}`. */
function fillPath(page: PageContext, path: string, parameters: readonly Parameter[]): string {
  const [pathname = ''] = path.split('#');
  return pathname.replace(/\{([^{}]+)\}|[\s"'<>\\^`|\p{Cc}{}]/gu, (match, name: string | undefined) => {
    if (name === undefined) return percentEncode(match);
    const parameter = parameters.find((candidate) => candidate.location === 'path' && candidate.name === name);
    const value = parameter === undefined ? undefined : findSuggestedValue(page, parameter);
    const text = parameter === undefined || value === undefined ? '' : serializePath(parameter, value);
    return text === '' ? `{${toOneLine(name)}}` : text;
  });
}

/** True if a parameter that is the whole query string is a form, its usual content type. */
export function isFormQueryString(page: PageContext, { value }: Parameter): boolean {
  const [media] = readMediaTypes(page, value);
  return media === undefined || isFormType(media.type);
}

function sampleValue(page: PageContext, parameter: Parameter): Json {
  const authoredValue = findSuggestedValue(page, parameter);
  if (authoredValue !== undefined) return authoredValue;
  const generated = getExampleValue(page, parameter.schema, 'request');
  return generated === undefined || generated === null || generated === 'string' ? `<${parameter.name}>` : generated;
}

/** Value from the document: example, constant, default or first enum value. */
export function findSuggestedValue(page: PageContext, parameter: Parameter): Json | undefined {
  const { keywords } = resolveSchema(page, parameter.schema, new Set());
  const values = ownMember(keywords, 'enum');
  const examples = ownMember(keywords, 'examples');
  const candidates = [
    [parameter.value, ...readMediaTypes(page, parameter.value).map((media) => media.value)]
      .flatMap((holder) => readExamples(page, holder))
      .find(({ value }) => value !== undefined)?.value,
    ownMember(keywords, 'example'),
    Array.isArray(examples) ? examples[0] : undefined,
    ownMember(keywords, 'const'),
    ownMember(keywords, 'default'),
    Array.isArray(values) ? values[0] : undefined,
  ];
  return candidates.find((candidate) => candidate !== undefined && candidate !== null);
}

function createSampleBody(page: PageContext, operation: JsonObject): SampleBody | undefined {
  const body = page.references.resolveObject(ownMember(operation, 'requestBody'));
  const mediaTypeList = body === undefined ? [] : readMediaTypes(page, body);
  const media = mediaTypeList.find(({ type }) => isJsonType(type)) ?? mediaTypeList[0];
  if (media === undefined) return undefined;
  const authoredValue = readExamples(page, media.value).find(({ value }) => value !== undefined)?.value;
  if (isFormType(media.type)) return createSampleForm(page, media, authoredValue);
  const type = media.type === '' || media.type === '*/*' ? 'application/json' : media.type;
  if (isFileSchema(page, media.schema) || isBinaryType(type)) return { kind: 'file', type, fileName: 'file.bin' };
  const value = authoredValue ?? getExampleValue(page, media.schema, 'request');
  const text =
    value === undefined ? undefined : serializeBody(page, { ...media, type }, value, authoredValue !== undefined);
  return text === undefined || text.length > maxSampleBodyLength ? undefined : { kind: 'text', type, text };
}

function createSampleForm(
  page: PageContext,
  media: MediaType,
  authoredValue: Json | undefined,
): SampleBody | undefined {
  const value = isObject(authoredValue) ? authoredValue : getExampleValue(page, media.schema, 'request');
  const fields = isObject(value) ? createFormFields(page, media, value) : [];
  if (fields.length === 0) return undefined;
  return { kind: /multipart/i.test(media.type) ? 'multipart' : 'form', fields };
}
