/// <reference lib="dom" />
import type { CallForm, FormBody, FormParameter, FormScheme } from '../../../endpoints/page.ts';
import { curl, encodeForm, type NameValue, percentEncode, type SampleBody } from '../../../endpoints/samples.ts';

/** What readers have filled in. */
export interface Filled {
  /** With its variables replaced. */
  readonly server: string;
  readonly schemes: readonly FormScheme[];
  /** The token or key of a scheme; `user:password` for `basic`. */
  readonly secretOf: (scheme: FormScheme) => string;
  readonly valueOf: (parameter: FormParameter) => string;
  readonly body: FilledBody | undefined;
}

export interface FilledBody {
  readonly body: FormBody;
  readonly text: string;
  /** What each field holds, in the order of the fields. */
  readonly fields: readonly (string | File)[];
  readonly file: File | undefined;
}

/** A call that can be made, or written as a command. */
export interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly NameValue[];
  readonly body: BodyInit | undefined;
  readonly curl: string;
  /** What a browser leaves out, or does not let a page send at all. */
  readonly withheld: readonly string[];
}

/** Why a call cannot be made: the word for it, and what it is about. */
export class FormError extends Error {
  readonly word: 'missing' | 'badJson' | 'badServer';

  constructor(word: FormError['word'], name: string) {
    super(name);
    this.word = word;
  }
}

/** Headers that browsers set themselves (https://fetch.spec.whatwg.org/#forbidden-request-header). */
const forbidden =
  /^(?:cookie2?|host|origin|referer|date|dnt|te|trailer|transfer-encoding|upgrade|via|connection|keep-alive|expect|content-length|accept-(?:charset|encoding)|access-control-.*|proxy-.*|sec-.*)$/i;

/**
 * The call that a form describes.
 *
 * @param page The address of the page: some servers are relative to it.
 * @throws FormError if something is missing, or is not what it must be.
 */
export function callOf(form: CallForm, filled: Filled, page: string): Call {
  const query: string[] = [];
  const headers: NameValue[] = [];
  const cookies: string[] = [];
  for (const scheme of filled.schemes) {
    const secret = filled.secretOf(scheme);
    if (secret === '') continue;
    if (scheme.kind === 'bearer') headers.push({ name: 'Authorization', value: `Bearer ${secret}` });
    else if (scheme.kind === 'basic') headers.push({ name: 'Authorization', value: `Basic ${base64(secret)}` });
    else if (scheme.kind === 'header') headers.push({ name: scheme.key, value: secret });
    else if (scheme.kind === 'query') query.push(`${percentEncode(scheme.key)}=${percentEncode(secret)}`);
    else if (scheme.kind === 'cookie') cookies.push(`${scheme.key}=${secret}`);
  }
  let path = form.path;
  const missing: string[] = [];
  for (const parameter of form.parameters) {
    const value = filled.valueOf(parameter);
    const { name, location, isRequired } = parameter;
    if (value === '' && (location === 'path' || isRequired)) missing.push(name);
    if (value === '') continue;
    if (location === 'path') path = path.split(`{${name}}`).join(pathText(parameter, value));
    else if (location === 'query') query.push(...queryParts(parameter, value));
    else if (location === 'header') headers.push({ name, value });
    else cookies.push(`${name}=${value}`);
  }
  if (missing.length > 0) throw new FormError('missing', missing.join(', '));
  if (cookies.length > 0) headers.push({ name: 'Cookie', value: cookies.join('; ') });
  const url = addressOf(filled.server, path, query, page);
  const { method } = form;
  const sent = bodyOf(filled.body);
  if (sent.type !== undefined) headers.push({ name: 'Content-Type', value: sent.type });
  const allowed = headers.filter(({ name }) => !forbidden.test(name));
  const bare = method === 'GET' || method === 'HEAD';
  return {
    ...{ method, url, headers: allowed },
    body: bare ? undefined : sent.body,
    curl: curl({ method, url, headers, body: sent.sample }),
    withheld: [
      ...headers.flatMap(({ name }) => (forbidden.test(name) ? [name] : [])),
      ...(bare && sent.body !== undefined ? [`${method} + body`] : []),
      ...(/^(?:CONNECT|TRACE|TRACK)$/.test(method) ? [method] : []),
    ],
  };
}

function addressOf(server: string, path: string, query: readonly string[], page: string): string {
  const base = server.replace(/\/+$/, '');
  const whole = `${base}${path}`;
  let url: URL;
  try {
    url = new URL(whole, page);
  } catch {
    throw new FormError('badServer', whole);
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new FormError('badServer', whole);
  url.hash = '';
  return query.length === 0 ? url.href : `${url.href}${url.search === '' ? '?' : '&'}${query.join('&')}`;
}

/** What goes out, its type if the browser does not set it, and the same for a command. */
function bodyOf(filled: FilledBody | undefined): { body?: BodyInit; type?: string; sample?: SampleBody } {
  if (filled === undefined) return {};
  const { body, text, fields, file } = filled;
  const { type, kind } = body;
  if (kind === 'file')
    return file === undefined ? {} : { body: file, type, sample: { kind, type, fileName: file.name } };
  if (kind === 'text') return text.trim() === '' ? {} : { body: text, type, sample: { kind, type, text } };
  const used = body.fields.flatMap((field, index) => {
    const held = fields[index] ?? '';
    return held === '' ? [] : [{ name: field.name, type: field.type, held }];
  });
  if (used.length === 0) return {};
  const sent = used.map(({ name, type: own, held }) =>
    typeof held === 'string' ? { name, value: held, type: own } : { name, fileName: held.name, type: own },
  );
  const sample: SampleBody = { kind, fields: sent };
  if (kind === 'form') return { body: encodeForm(sent), type, sample };
  const data = new FormData();
  for (const { name, held, type: own } of used) {
    data.append(name, typeof held !== 'string' || own === undefined ? held : new Blob([held], { type: own }));
  }
  return { body: data, sample };
}

/** A value in a path, by its style (https://spec.openapis.org/oas/v3.1.0#style-values). */
function pathText({ name, style, valueKind: holds }: FormParameter, value: string): string {
  const parts = (holds === 'list' ? value.split(',') : [value]).map((part) => percentEncode(part.trim()));
  if (style.style === 'label') return `.${parts.join(style.explode ? '.' : ',')}`;
  if (style.style !== 'matrix') return parts.join(',');
  return style.explode
    ? parts.map((part) => `;${percentEncode(name)}=${part}`).join('')
    : `;${percentEncode(name)}=${parts.join(',')}`;
}

function queryParts({ name, style, valueKind: holds }: FormParameter, value: string): string[] {
  if (holds === 'object') {
    const members = membersOf(name, value);
    if (style.style === 'deepObject')
      return members.map(([key, held]) => `${percentEncode(`${name}[${key}]`)}=${held}`);
    if (style.explode) return members.map(([key, held]) => `${percentEncode(key)}=${held}`);
    return [`${percentEncode(name)}=${members.map(([key, held]) => `${percentEncode(key)},${held}`).join(',')}`];
  }
  if (holds === 'value') return [`${percentEncode(name)}=${percentEncode(value)}`];
  const parts = value.split(',').map((part) => percentEncode(part.trim()));
  return style.explode
    ? parts.map((part) => `${percentEncode(name)}=${part}`)
    : [`${percentEncode(name)}=${parts.join(style.separator)}`];
}

/** The members of an object that somebody wrote as JSON, their values encoded. */
function membersOf(name: string, text: string): [string, string][] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new FormError('badJson', name);
  }
  if (typeof value !== 'object' || value === null) throw new FormError('badJson', name);
  return Object.entries(value).map(([key, held]) => [
    key,
    percentEncode(typeof held === 'string' ? held : JSON.stringify(held)),
  ]);
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
