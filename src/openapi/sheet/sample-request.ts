import { isObject, type Json, type JsonObject, ownMember } from '../../values/json.ts';
import { exampleText, givenExamples } from './examples.ts';
import { jsonText } from './json-text.ts';
import { isForm, isJson, isXml, type Media, mediaTypes } from './media-types.ts';
import { textOf } from './members.ts';
import type { Page } from './page.ts';
import { type Parameter, parametersOf } from './parameters.ts';
import type { Samplers } from './samplers.ts';
import { alternativesOf } from './security.ts';
import { serversOf } from './servers.ts';
import { shapeOf } from './shape.ts';

interface Pair {
  readonly name: string;
  readonly value: string;
}

/** A request to show in code, in the terms of the HTTP Archive format. */
export interface SampleRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly Pair[];
  readonly queryString: readonly Pair[];
  readonly cookies: readonly Pair[];
  readonly postData?: {
    readonly mimeType: string;
    readonly text?: string;
    readonly params?: readonly FormField[];
  };
}

interface FormField extends Partial<Pair> {
  readonly name: string;
  readonly fileName?: string;
}

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
  const queryString: Pair[] = [];
  const cookies: Pair[] = [];
  authenticate(page, operation, headers, queryString, cookies);
  for (const parameter of parameters) {
    if (!parameter.required) continue;
    const { name, place } = parameter;
    const list =
      place === 'header' ? headers : place === 'query' ? queryString : place === 'cookie' ? cookies : undefined;
    if (list === undefined || list.some((pair) => pair.name.toLowerCase() === name.toLowerCase())) continue;
    list.push({ name, value: sampleValue(page, parameter, samplers) });
  }
  const postData = bodyOf(page, operation, samplers);
  if (postData !== undefined && !isForm(postData.mimeType)) add(headers, 'Content-Type', postData.mimeType);
  const server = (serversOf(page, pathItem, operation)[0]?.url ?? '').replace(/[{}]/g, '');
  const base = /^https?:\/\//i.test(server) ? server : `https://api.example.com${server.replace(/^[^/].*/, '')}`;
  const url = base + pathWithValues(page, source.path, parameters);
  return { method: source.method, url, headers, queryString, cookies, ...(postData === undefined ? {} : { postData }) };
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
  return (
    path.split('#')[0]?.replace(/\{([^{}]+)\}/g, (whole, name: string) => {
      const parameter = parameters.find((each) => each.place === 'path' && each.name === name);
      const value = parameter === undefined ? undefined : suggested(page, parameter);
      return value === undefined || value === '' ? whole : encodeSafely(value);
    }) ?? ''
  );
}

function sampleValue(page: Page, parameter: Parameter, samplers: Samplers): string {
  const given = suggested(page, parameter);
  if (given !== undefined) return given;
  const made = samplers.json(page, parameter.schema, 'request');
  return made === undefined || made === null || made === 'string' ? `<${parameter.name}>` : flat(made);
}

/** The value that the document gives for a parameter: an example, a default, the first of those allowed. */
function suggested(page: Page, parameter: Parameter): string | undefined {
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
  return value === undefined || value === null ? undefined : flat(value);
}

function flat(value: Json): string {
  if (typeof value === 'string') return value.slice(0, 500);
  if (Array.isArray(value))
    return value
      .slice(0, 20)
      .filter((each) => typeof each !== 'object')
      .join(',');
  return typeof value === 'object' ? jsonText(value, { pretty: false, limit: 500 }) : String(value);
}

function bodyOf(page: Page, operation: JsonObject, samplers: Samplers): SampleRequest['postData'] {
  const body = page.references.object(ownMember(operation, 'requestBody'));
  const all = body === undefined ? [] : mediaTypes(page, body);
  const media = all.find(({ type }) => isJson(type)) ?? all[0];
  if (media === undefined) return undefined;
  const given = givenExamples(page, media.value).find(({ value }) => value !== undefined)?.value;
  if (isForm(media.type)) return formOf(page, media, given, samplers);
  const mimeType = media.type === '' || media.type === '*/*' ? 'application/json' : media.type;
  const text = given !== undefined ? exampleText(mimeType, given) : madeText(page, media, samplers);
  return text === undefined || text.length > longestBody ? undefined : { mimeType, text };
}

function madeText(page: Page, media: Media, samplers: Samplers): string | undefined {
  if (isXml(media.type)) return samplers.xml(page, media.schema, 'request');
  const value = samplers.json(page, media.schema, 'request');
  if (value === undefined || value === null) return undefined;
  if (isJson(media.type)) return jsonText(value, { pretty: true, limit: longestBody });
  return typeof value === 'string' && value !== 'string' ? value : undefined;
}

function formOf(page: Page, media: Media, given: Json | undefined, samplers: Samplers): SampleRequest['postData'] {
  const shape = shapeOf(page, media.schema, new Set());
  const value = isObject(given) ? given : samplers.json(page, media.schema, 'request');
  if (!isObject(value)) return undefined;
  const fields: FormField[] = (Object.entries(value) as [string, Json][])
    .slice(0, 40)
    .flatMap(([name, field]): FormField[] => {
      const { keywords, types } = shapeOf(page, shape.properties.get(name), new Set());
      if (ownMember(keywords, 'format') === 'binary' || types.includes('file')) return [{ name, fileName: 'file.bin' }];
      return field === null ? [] : [{ name, value: flat(field) }];
    });
  return fields.length === 0 ? undefined : { mimeType: media.type, params: fields };
}

function encodeSafely(value: string): string {
  try {
    return encodeURIComponent(value);
  } catch {
    return '';
  }
}
