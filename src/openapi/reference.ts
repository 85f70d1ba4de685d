import { isMisspelling } from '../schema/nearest.ts';
import type { EndpointReference } from '../values/site.ts';

/** The methods of HTTP that a specification can define. */
const httpMethods: readonly string[] = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE', 'QUERY'];

export type ParsedReference =
  | { readonly kind: 'endpoint'; readonly reference: EndpointReference }
  /** `WORD /path`, and the word is no method. */
  | { readonly kind: 'method'; readonly word: string; readonly nearest: string | undefined }
  /** A method or a specification, followed by what cannot be a reference. */
  | { readonly kind: 'malformed' };

/**
 * Reads an entry of `pages` as a reference to an endpoint: `METHOD /path`, `SPEC METHOD /path`, `webhook NAME`, the
 * method in any letter case.
 *
 * @returns `undefined` for words that are the path of a page.
 */
export function parseReference(entry: string): ParsedReference | undefined {
  const words = entry.trim().split(/\s+/);
  const [first = '', second = '', third = ''] = words;
  if (words.length < 2) return undefined;
  if (words.length === 2 && first.toLowerCase() === 'webhook') return endpoint('WEBHOOK', second);
  if (words.length === 3 && second.toLowerCase() === 'webhook' && isSpecification(first))
    return endpoint('WEBHOOK', third, first);
  if (words.length === 2 && second.startsWith('/'))
    return isMethod(first) ? endpoint(first, second) : unknownMethod(first);
  if (words.length === 3 && third.startsWith('/') && isMethod(second)) return endpoint(second, third, first);
  const begins = isMethod(first) || isSpecification(first);
  if (!begins || !words.some((word, index) => index > 0 && word.startsWith('/'))) return undefined;
  return words.length === 3 && isSpecification(first) && third.startsWith('/')
    ? unknownMethod(second)
    : { kind: 'malformed' };
}

function endpoint(method: string, path: string, spec?: string): ParsedReference {
  const reference = { method: method.toUpperCase(), path };
  return { kind: 'endpoint', reference: spec === undefined ? reference : { ...reference, spec } };
}

function unknownMethod(word: string): ParsedReference {
  return { kind: 'method', word, nearest: httpMethods.find((method) => isMisspelling(word.toUpperCase(), method)) };
}

function isMethod(word: string): boolean {
  return httpMethods.includes(word.toUpperCase());
}

function isSpecification(word: string): boolean {
  return /\.(?:json|ya?ml)$/i.test(word) || /^https?:\/\//i.test(word);
}
