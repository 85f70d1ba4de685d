/// <reference lib="dom" />
import type { CallForm, FormBody, FormParameter, FormScheme } from '../../../endpoints/page.ts';

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
  readonly headers: readonly (readonly [name: string, value: string])[];
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
  const headers: [string, string][] = [];
  const cookies: string[] = [];
  for (const scheme of filled.schemes) {
    const secret = filled.secretOf(scheme);
    if (secret === '') continue;
    if (scheme.kind === 'bearer') headers.push(['Authorization', `Bearer ${secret}`]);
    else if (scheme.kind === 'basic') headers.push(['Authorization', `Basic ${base64(secret)}`]);
    else if (scheme.kind === 'header') headers.push([scheme.key, secret]);
    else if (scheme.kind === 'query') query.push(`${encode(scheme.key)}=${encode(secret)}`);
    else if (scheme.kind === 'cookie') cookies.push(`${scheme.key}=${secret}`);
  }
  let path = form.path;
  const missing: string[] = [];
  for (const parameter of form.parameters) {
    const value = filled.valueOf(parameter);
    const { name, place, isRequired } = parameter;
    if (value === '' && (place === 'path' || isRequired)) missing.push(name);
    if (value === '') continue;
    if (place === 'path') path = path.split(`{${name}}`).join(pathText(parameter, value));
    else if (place === 'query') query.push(...queryParts(parameter, value));
    else if (place === 'header') headers.push([name, value]);
    else cookies.push(`${name}=${value}`);
  }
  if (missing.length > 0) throw new FormError('missing', missing.join(', '));
  if (cookies.length > 0) headers.push(['Cookie', cookies.join('; ')]);
  const url = addressOf(filled.server, path, query, page);
  const { method } = form;
  const sent = bodyOf(filled.body);
  if (sent.type !== undefined) headers.push(['Content-Type', sent.type]);
  const allowed = headers.filter(([name]) => !forbidden.test(name));
  const bare = method === 'GET' || method === 'HEAD';
  return {
    ...{ method, url, headers: allowed },
    body: bare ? undefined : sent.body,
    curl: [
      `curl ${quoted(url)}`,
      ...(method === 'GET' && sent.flags.length === 0 ? [] : method === 'HEAD' ? ['--head'] : [`--request ${method}`]),
      ...headers.map(([name, value]) => `--header ${quoted(`${name}: ${value}`)}`),
      ...sent.flags,
    ].join(' \\\n  '),
    withheld: [
      ...headers.flatMap(([name]) => (forbidden.test(name) ? [name] : [])),
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

/** What goes out, its type if the browser does not set it, and the flags of curl for the same. */
function bodyOf(filled: FilledBody | undefined): { body?: BodyInit; type?: string; flags: readonly string[] } {
  if (filled === undefined) return { flags: [] };
  const { body, text, fields, file } = filled;
  const named = body.fields.map((field, index) => ({ ...field, held: fields[index] ?? '' }));
  const used = named.filter(({ held }) => held !== '');
  if (body.kind === 'file') {
    if (file === undefined) return { flags: [] };
    return { body: file, type: body.type, flags: [`--data-binary ${quoted(`@${file.name}`)}`] };
  }
  if (body.kind === 'text') {
    if (text.trim() === '') return { flags: [] };
    return { body: text, type: body.type, flags: [`--data-raw ${quoted(text)}`] };
  }
  if (used.length === 0) return { flags: [] };
  if (body.kind === 'form') {
    const sent = used.map(({ name, held }) => `${encode(name)}=${encode(String(held))}`).join('&');
    return { body: sent, type: body.type, flags: [`--data-raw ${quoted(sent)}`] };
  }
  const data = new FormData();
  for (const { name, held, type } of used) {
    if (typeof held !== 'string' || type === undefined) data.append(name, held);
    else data.append(name, new Blob([held], { type }));
  }
  const flags = used.map(({ name, held, type }) => {
    const typed = type === undefined ? '' : `;type=${type}`;
    return typeof held === 'string'
      ? `--form ${quoted(`${name}="${held.replace(/["\\]/g, '\\$&')}"${typed}`)}`
      : `--form ${quoted(`${name}=@${held.name}${typed}`)}`;
  });
  return { body: data, flags };
}

/** A value in a path, by its style (https://spec.openapis.org/oas/v3.1.0#style-values). */
function pathText({ name, style, holds }: FormParameter, value: string): string {
  const parts = (holds === 'list' ? value.split(',') : [value]).map((part) => encode(part.trim()));
  if (style.style === 'label') return `.${parts.join(style.explode ? '.' : ',')}`;
  if (style.style !== 'matrix') return parts.join(',');
  return style.explode
    ? parts.map((part) => `;${encode(name)}=${part}`).join('')
    : `;${encode(name)}=${parts.join(',')}`;
}

function queryParts({ name, style, holds }: FormParameter, value: string): string[] {
  if (holds === 'object') {
    const members = membersOf(name, value);
    if (style.style === 'deepObject') return members.map(([key, held]) => `${encode(`${name}[${key}]`)}=${held}`);
    if (style.explode) return members.map(([key, held]) => `${encode(key)}=${held}`);
    return [`${encode(name)}=${members.map(([key, held]) => `${encode(key)},${held}`).join(',')}`];
  }
  if (holds === 'value') return [`${encode(name)}=${encode(value)}`];
  const parts = value.split(',').map((part) => encode(part.trim()));
  return style.explode
    ? parts.map((part) => `${encode(name)}=${part}`)
    : [`${encode(name)}=${parts.join(style.separator)}`];
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
    encode(typeof held === 'string' ? held : JSON.stringify(held)),
  ]);
}

function encode(text: string): string {
  return encodeURIComponent(text);
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

/** Between single quotes a shell runs nothing. */
function quoted(text: string): string {
  return `'${text.replaceAll('\0', '').replaceAll("'", `'\\''`)}'`;
}
