import { isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { exampleValue } from '../examples/example-value.ts';
import { encoded, type Pair, type SampleBody, type SampleRequest, safeBase } from '../samples/request.ts';
import { textOf } from '../schema/json-members.ts';
import { shapeOf } from '../schema/resolve-schema.ts';
import { bodyText, formFields, isFile } from './body-text.ts';
import { givenExamples } from './examples.ts';
import { isBinary, isForm, isJson, type Media, mediaTypes } from './media-types.ts';
import type { Page } from './page-context.ts';
import { parametersOf } from './parameters.ts';
import { alternativesOf } from './security.ts';
import { headerText, type Parameter, pathText, queryParts } from './serialize-parameter.ts';
import { type Server, serversOf } from './servers.ts';

export interface RequestSource {
  readonly method: string;
  readonly path: string;
  readonly pathItem: JsonObject;
  readonly operation: JsonObject;
}

/** A longer body would make the samples longer than the rest of the page. */
const longestBody = 6000;

/** The request that the samples of an operation make: what is required, with the values that the document suggests. */
export function sampleRequest(page: Page, source: RequestSource): SampleRequest {
  const { pathItem, operation } = source;
  const parameters = parametersOf(page, pathItem, operation);
  const headers: Pair[] = [];
  const query: Pair[] = [];
  const cookies: Pair[] = [];
  authenticate(page, operation, headers, query, cookies);
  const sent = query.map(({ name, value }) => `${encoded(name)}=${encoded(value)}`);
  for (const parameter of parameters) {
    if (!parameter.required) continue;
    const { name, place } = parameter;
    const list = place === 'header' ? headers : place === 'query' ? query : place === 'cookie' ? cookies : undefined;
    if (list === undefined || list.some((pair) => pair.name.toLowerCase() === name.toLowerCase())) continue;
    const value = sampleValue(page, parameter);
    if (place === 'query') sent.push(...queryParts(parameter, value));
    list.push({ name, value: headerText(parameter, value) });
  }
  const body = bodyOf(page, operation);
  if (body?.kind === 'text' || body?.kind === 'file') add(headers, 'Content-Type', body.type);
  if (cookies.length > 0) {
    const text = cookies.map(({ name, value }) => `${name}=${value.replace(/[;\s]/g, encoded)}`).join('; ');
    headers.push({ name: 'Cookie', value: text });
  }
  const { base } = sampleBase(serversOf(page, pathItem, operation));
  const address = base + pathWithValues(page, source.path, parameters);
  const url = sent.length === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}${sent.join('&')}`;
  const clean = headers.map(({ name, value }) => ({ name: oneLine(name), value: oneLine(value) }));
  return { method: source.method, url, headers: clean, body };
}

/** The server that samples call, by its number, and its address there: one by https, if there is any. */
export function sampleBase(servers: readonly Server[]): { readonly start: number; readonly base: string } {
  const addresses = servers.map(({ url }) => url.replace(/[{}]/g, ''));
  const start = Math.max(
    0,
    addresses.findIndex((url) => /^https:\/\//i.test(url)),
  );
  const server = addresses[start] ?? '';
  const base = /^https?:\/\//i.test(server) ? server : `https://api.example.com${server.replace(/^[^/].*/, '')}`;
  return { start, base: safeBase(base) };
}

function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

/** What the first alternative of authentication adds to a request. */
function authenticate(page: Page, operation: JsonObject, headers: Pair[], query: Pair[], cookies: Pair[]): void {
  const first = alternativesOf(page, operation)?.find((schemes) => schemes.length > 0) ?? [];
  for (const { value } of first) {
    if (value === undefined) continue;
    const type = textOf(value, 'type');
    const scheme = textOf(value, 'scheme')?.toLowerCase();
    const name = textOf(value, 'name') ?? '';
    const place = textOf(value, 'in');
    if (type === 'basic' || scheme === 'basic') add(headers, 'Authorization', 'Basic <credentials>');
    else if (scheme === 'bearer' || type === 'oauth2' || type === 'openIdConnect')
      add(headers, 'Authorization', 'Bearer <token>');
    else if (type === 'apiKey' && name !== '') {
      add(place === 'query' ? query : place === 'cookie' ? cookies : headers, name, '<api-key>');
    }
  }
}

function add(list: Pair[], name: string, value: string): void {
  if (!list.some((pair) => pair.name.toLowerCase() === name.toLowerCase())) list.push({ name, value });
}

/** The path with the values that the document itself gives; other placeholders stay. */
function pathWithValues(page: Page, path: string, parameters: readonly Parameter[]): string {
  const [before = ''] = path.split('#');
  return before.replace(/\{([^{}]+)\}|[\s"'<>\\^`|\p{Cc}{}]/gu, (whole, name: string | undefined) => {
    if (name === undefined) return encoded(whole);
    const parameter = parameters.find((each) => each.place === 'path' && each.name === name);
    const value = parameter === undefined ? undefined : suggested(page, parameter);
    const text = parameter === undefined || value === undefined ? '' : pathText(parameter, value);
    return text === '' ? `{${oneLine(name)}}` : text;
  });
}

function sampleValue(page: Page, parameter: Parameter): Json {
  const given = suggested(page, parameter);
  if (given !== undefined) return given;
  const made = exampleValue(page, parameter.schema, 'request');
  return made === undefined || made === null || made === 'string' ? `<${parameter.name}>` : made;
}

/** The value that the document gives for a parameter: an example, a default, the first of those allowed. */
export function suggested(page: Page, parameter: Parameter): Json | undefined {
  const { keywords } = shapeOf(page, parameter.schema, new Set());
  const values = ownMember(keywords, 'enum');
  const examples = ownMember(keywords, 'examples');
  const candidates = [
    givenExamples(page, parameter.value).find(({ value }) => value !== undefined)?.value,
    ownMember(keywords, 'example'),
    Array.isArray(examples) ? examples[0] : undefined,
    ownMember(keywords, 'const'),
    ownMember(keywords, 'default'),
    Array.isArray(values) ? values[0] : undefined,
  ];
  return candidates.find((each) => each !== undefined && each !== null);
}

function bodyOf(page: Page, operation: JsonObject): SampleBody | undefined {
  const body = page.references.object(ownMember(operation, 'requestBody'));
  const all = body === undefined ? [] : mediaTypes(page, body);
  const media = all.find(({ type }) => isJson(type)) ?? all[0];
  if (media === undefined) return undefined;
  const given = givenExamples(page, media.value).find(({ value }) => value !== undefined)?.value;
  if (isForm(media.type)) return formOf(page, media, given);
  const type = media.type === '' || media.type === '*/*' ? 'application/json' : media.type;
  if (isFile(page, media.schema) || isBinary(type)) return { kind: 'file', type, fileName: 'file.bin' };
  const value = given ?? exampleValue(page, media.schema, 'request');
  const text = value === undefined ? undefined : bodyText(page, { ...media, type }, value, given !== undefined);
  return text === undefined || text.length > longestBody ? undefined : { kind: 'text', type, text };
}

function formOf(page: Page, media: Media, given: Json | undefined): SampleBody | undefined {
  const value = isObject(given) ? given : exampleValue(page, media.schema, 'request');
  const fields = isObject(value) ? formFields(page, media, value) : [];
  if (fields.length === 0) return undefined;
  return { kind: /multipart/i.test(media.type) ? 'multipart' : 'form', fields };
}
