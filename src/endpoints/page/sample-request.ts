import { isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { exampleValue } from '../examples/example-value.ts';
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
import { bodyText, formFields, isFileSchema } from './body-text.ts';
import { authoredExamples } from './examples.ts';
import { isBinaryType, isFormType, isJsonType, type MediaType, mediaTypes } from './media-types.ts';
import type { PageContext } from './page-context.ts';
import { parametersOf } from './parameters.ts';
import { securityAlternatives } from './security.ts';
import { headerText, type Parameter, pathText, queryParts } from './serialize-parameter.ts';
import { type ApiServer, operationServers } from './servers.ts';

export interface RequestSource {
  readonly method: string;
  readonly path: string;
  readonly pathItem: JsonObject;
  readonly operation: JsonObject;
}

/** Builds a sample request with all required parameters. Uses values of the document if possible. */
export function sampleRequest(page: PageContext, source: RequestSource): SampleRequest {
  const { pathItem, operation } = source;
  const parameters = parametersOf(page, pathItem, operation);
  const headers: NameValue[] = [];
  const query: NameValue[] = [];
  const cookies: NameValue[] = [];
  authenticate(page, operation, headers, query, cookies);
  const queryStrings = query.map(({ name, value }) => `${percentEncode(name)}=${percentEncode(value)}`);
  for (const parameter of parameters) {
    if (!parameter.required) continue;
    const { name, location } = parameter;
    const list =
      location === 'header' ? headers : location === 'query' ? query : location === 'cookie' ? cookies : undefined;
    if (list === undefined || list.some((pair) => pair.name.toLowerCase() === name.toLowerCase())) continue;
    const value = sampleValue(page, parameter);
    if (location === 'query') queryStrings.push(...queryParts(parameter, value));
    list.push({ name, value: headerText(parameter, value) });
  }
  const body = sampleBody(page, operation);
  if (body?.kind === 'text' || body?.kind === 'file') addPair(headers, 'Content-Type', body.type);
  if (cookies.length > 0) {
    const text = cookies.map(({ name, value }) => `${name}=${value.replace(/[;\s]/g, percentEncode)}`).join('; ');
    headers.push({ name: 'Cookie', value: text });
  }
  const { base } = sampleServer(operationServers(page, pathItem, operation));
  const address = base + pathWithValues(page, source.path, parameters);
  const url =
    queryStrings.length === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}${queryStrings.join('&')}`;
  const clean = headers.map(({ name, value }) => ({ name: oneLine(name), value: oneLine(value) }));
  return { method: source.method, url, headers: clean, body };
}

/** Picks the first HTTPS server, else the first server. */
export function sampleServer(servers: readonly ApiServer[]): { readonly start: number; readonly base: string } {
  const addresses = servers.map(({ url }) => url.replace(/[{}]/g, ''));
  const start = Math.max(
    0,
    addresses.findIndex((url) => /^https:\/\//i.test(url)),
  );
  const server = addresses[start] ?? '';
  const base = /^https?:\/\//i.test(server) ? server : `https://api.example.com${server.replace(/^[^/].*/, '')}`;
  return { start, base: sanitizeBaseUrl(base) };
}

function oneLine(text: string): string {
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
  const first = securityAlternatives(page, operation)?.find((schemes) => schemes.length > 0) ?? [];
  for (const { value } of first) {
    if (value === undefined) continue;
    const type = stringMember(value, 'type');
    const scheme = stringMember(value, 'scheme')?.toLowerCase();
    const name = stringMember(value, 'name') ?? '';
    const location = stringMember(value, 'in');
    if (type === 'basic' || scheme === 'basic') addPair(headers, 'Authorization', 'Basic <credentials>');
    else if (scheme === 'bearer' || type === 'oauth2' || type === 'openIdConnect')
      addPair(headers, 'Authorization', 'Bearer <token>');
    else if (type === 'apiKey' && name !== '') {
      addPair(location === 'query' ? query : location === 'cookie' ? cookies : headers, name, '<api-key>');
    }
  }
}

function addPair(list: NameValue[], name: string, value: string): void {
  if (!list.some((pair) => pair.name.toLowerCase() === name.toLowerCase())) list.push({ name, value });
}

/** Fills a path with suggested values. A placeholder without a suggested value stays: `/users/{id}`. */
function pathWithValues(page: PageContext, path: string, parameters: readonly Parameter[]): string {
  const [pathname = ''] = path.split('#');
  return pathname.replace(/\{([^{}]+)\}|[\s"'<>\\^`|\p{Cc}{}]/gu, (whole, name: string | undefined) => {
    if (name === undefined) return percentEncode(whole);
    const parameter = parameters.find((each) => each.location === 'path' && each.name === name);
    const value = parameter === undefined ? undefined : suggestedValue(page, parameter);
    const text = parameter === undefined || value === undefined ? '' : pathText(parameter, value);
    return text === '' ? `{${oneLine(name)}}` : text;
  });
}

function sampleValue(page: PageContext, parameter: Parameter): Json {
  const authored = suggestedValue(page, parameter);
  if (authored !== undefined) return authored;
  const generated = exampleValue(page, parameter.schema, 'request');
  return generated === undefined || generated === null || generated === 'string' ? `<${parameter.name}>` : generated;
}

/** Value from the document: example, constant, default or first enum value. */
export function suggestedValue(page: PageContext, parameter: Parameter): Json | undefined {
  const { keywords } = resolveSchema(page, parameter.schema, new Set());
  const values = ownMember(keywords, 'enum');
  const examples = ownMember(keywords, 'examples');
  const candidates = [
    authoredExamples(page, parameter.value).find(({ value }) => value !== undefined)?.value,
    ownMember(keywords, 'example'),
    Array.isArray(examples) ? examples[0] : undefined,
    ownMember(keywords, 'const'),
    ownMember(keywords, 'default'),
    Array.isArray(values) ? values[0] : undefined,
  ];
  return candidates.find((each) => each !== undefined && each !== null);
}

function sampleBody(page: PageContext, operation: JsonObject): SampleBody | undefined {
  const body = page.references.object(ownMember(operation, 'requestBody'));
  const all = body === undefined ? [] : mediaTypes(page, body);
  const media = all.find(({ type }) => isJsonType(type)) ?? all[0];
  if (media === undefined) return undefined;
  const authored = authoredExamples(page, media.value).find(({ value }) => value !== undefined)?.value;
  if (isFormType(media.type)) return sampleForm(page, media, authored);
  const type = media.type === '' || media.type === '*/*' ? 'application/json' : media.type;
  if (isFileSchema(page, media.schema) || isBinaryType(type)) return { kind: 'file', type, fileName: 'file.bin' };
  const value = authored ?? exampleValue(page, media.schema, 'request');
  const text = value === undefined ? undefined : bodyText(page, { ...media, type }, value, authored !== undefined);
  return text === undefined || text.length > maxSampleBodyLength ? undefined : { kind: 'text', type, text };
}

function sampleForm(page: PageContext, media: MediaType, authored: Json | undefined): SampleBody | undefined {
  const value = isObject(authored) ? authored : exampleValue(page, media.schema, 'request');
  const fields = isObject(value) ? formFields(page, media, value) : [];
  if (fields.length === 0) return undefined;
  return { kind: /multipart/i.test(media.type) ? 'multipart' : 'form', fields };
}
