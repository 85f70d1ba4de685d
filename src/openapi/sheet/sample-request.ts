import { isObject, type Json, type JsonObject, ownMember } from '../../values/json.ts';
import { encoded, type FormField, type Pair, type SampleBody, type SampleRequest } from '../samples/request.ts';
import { exampleText, givenExamples } from './examples.ts';
import { jsonText } from './json-text.ts';
import { isForm, isJson, isXml, type Media, mediaTypes } from './media-types.ts';
import { textOf } from './members.ts';
import type { Page } from './page.ts';
import { flat, headerText, pathText, queryParts } from './parameter-style.ts';
import { type Parameter, parametersOf } from './parameters.ts';
import type { Samplers } from './samplers.ts';
import { alternativesOf } from './security.ts';
import { serversOf } from './servers.ts';
import { shapeOf } from './shape.ts';

export interface RequestSource {
  readonly method: string;
  readonly path: string;
  readonly pathItem: JsonObject;
  readonly operation: JsonObject;
}

/** A longer body would make the samples longer than the rest of the page. */
const longestBody = 6000;

/** The request that the samples of an operation make: what is required, with the values that the document suggests. */
export function sampleRequest(page: Page, source: RequestSource, samplers: Samplers): SampleRequest {
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
    const value = sampleValue(page, parameter, samplers);
    if (place === 'query') sent.push(...queryParts(parameter, value));
    list.push({ name, value: headerText(parameter, value) });
  }
  const body = bodyOf(page, operation, samplers);
  if (body?.kind === 'text' || body?.kind === 'file') add(headers, 'Content-Type', body.type);
  if (cookies.length > 0) {
    const text = cookies.map(({ name, value }) => `${name}=${value.replace(/[;\s]/g, encoded)}`).join('; ');
    headers.push({ name: 'Cookie', value: text });
  }
  const address = baseOf(page, source) + pathWithValues(page, source.path, parameters);
  const url = sent.length === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}${sent.join('&')}`;
  const clean = headers.map(({ name, value }) => ({ name: oneLine(name), value: oneLine(value) }));
  return { method: source.method, url, headers: clean, body };
}

/** The server that samples call: one by https, where there is any. */
function baseOf(page: Page, { pathItem, operation }: RequestSource): string {
  const servers = serversOf(page, pathItem, operation).map(({ url }) => url.replace(/[{}]/g, ''));
  const server = servers.find((url) => /^https:\/\//i.test(url)) ?? servers[0] ?? '';
  const base = /^https?:\/\//i.test(server) ? server : `https://api.example.com${server.replace(/^[^/].*/, '')}`;
  return base.replace(/[\s"'<>\\^`|\p{Cc}]/gu, encoded);
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

function sampleValue(page: Page, parameter: Parameter, samplers: Samplers): Json {
  const given = suggested(page, parameter);
  if (given !== undefined) return given;
  const made = samplers.json(page, parameter.schema, 'request');
  return made === undefined || made === null || made === 'string' ? `<${parameter.name}>` : made;
}

/** The value that the document gives for a parameter: an example, a default, the first of those allowed. */
function suggested(page: Page, parameter: Parameter): Json | undefined {
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
  const value = candidates.find((each) => each !== undefined && each !== null);
  return value ?? undefined;
}

function bodyOf(page: Page, operation: JsonObject, samplers: Samplers): SampleBody | undefined {
  const body = page.references.object(ownMember(operation, 'requestBody'));
  const all = body === undefined ? [] : mediaTypes(page, body);
  const media = all.find(({ type }) => isJson(type)) ?? all[0];
  if (media === undefined) return undefined;
  const given = givenExamples(page, media.value).find(({ value }) => value !== undefined)?.value;
  if (isForm(media.type)) return formOf(page, media, given, samplers);
  const type = media.type === '' || media.type === '*/*' ? 'application/json' : media.type;
  if (isFile(page, media.schema) || isBinary(type)) return { kind: 'file', type, fileName: 'file.bin' };
  const text = given !== undefined ? exampleText(type, given) : madeText(page, media, samplers);
  return text === undefined || text.length > longestBody ? undefined : { kind: 'text', type, text };
}

/** Types whose bodies are no text. */
function isBinary(type: string): boolean {
  return /^(?:image|audio|video|font)\/(?!svg)|^application\/(?:octet-stream|pdf|zip|gzip|x-tar|(?:x-)?protobuf|vnd\.google\.protobuf)\b/i.test(
    type,
  );
}

/** True for the schema of a file: `binary` (OpenAPI 3.0), `file` (Swagger 2), or a type of content (3.1). */
function isFile(page: Page, schema: Json | undefined): boolean {
  const { keywords, types } = shapeOf(page, schema, new Set());
  const content = ownMember(keywords, 'contentMediaType');
  const isContent =
    typeof content === 'string' && !isJson(content) && ownMember(keywords, 'contentEncoding') === undefined;
  return ownMember(keywords, 'format') === 'binary' || types.includes('file') || isContent;
}

function madeText(page: Page, media: Media, samplers: Samplers): string | undefined {
  if (isXml(media.type)) return samplers.xml(page, media.schema, 'request');
  const value = samplers.json(page, media.schema, 'request');
  if (value === undefined || value === null) return undefined;
  if (isJson(media.type)) return jsonText(value, { pretty: true, limit: longestBody });
  return typeof value === 'string' && value !== 'string' ? value : undefined;
}

function formOf(page: Page, media: Media, given: Json | undefined, samplers: Samplers): SampleBody | undefined {
  const shape = shapeOf(page, media.schema, new Set());
  const value = isObject(given) ? given : samplers.json(page, media.schema, 'request');
  if (!isObject(value)) return undefined;
  const fields = (Object.entries(value) as [string, Json][]).slice(0, 40).flatMap(([name, field]): FormField[] => {
    const schema = shape.properties.get(name);
    const items = ownMember(shapeOf(page, schema, new Set()).keywords, 'items');
    if (isFile(page, schema) || (items !== undefined && isFile(page, items))) return [{ name, fileName: 'file.bin' }];
    const values = Array.isArray(field) ? (field as readonly Json[]).slice(0, 20) : [field];
    return values.flatMap((each) => (each === null ? [] : [{ name, value: flat(each) }]));
  });
  if (fields.length === 0) return undefined;
  return { kind: /multipart/i.test(media.type) ? 'multipart' : 'form', fields };
}
