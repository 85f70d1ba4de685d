import { editDistance } from '../config/nearest.ts';
import type { EndpointReference } from '../site.ts';
import type { Inventory } from '../values/inventory.ts';
import { type Element, type Entry, elementsOf, entriesOf } from '../values/navigation.ts';
import { normalizePath } from '../values/paths.ts';
import { httpMethods } from '../values/specification.ts';

export type ParsedReference =
  | { readonly kind: 'endpoint'; readonly reference: EndpointReference }
  /** `WORD /path` where the word is not an HTTP method. */
  | {
      readonly kind: 'method';
      readonly reference: EndpointReference;
      readonly word: string;
      readonly nearest: string | undefined;
    }
  | { readonly kind: 'malformed' };

/**
 * Parses an entry of `pages` as an endpoint reference: `METHOD /path`, `SPEC METHOD /path` or `webhook NAME`. Methods
 * are case-insensitive.
 *
 * @returns `undefined` if the entry is the path of a page.
 */
export function parseReference(entry: string): ParsedReference | undefined {
  const words = entry.trim().split(/\s+/);
  if (words.length < 2) return undefined;
  const [firstWord = ''] = words;
  const [path = '', method = '', spec] = words.toReversed();
  const hasSpec =
    words.length === 3 && (looksLikeSpecification(firstWord) || (isMethod(method) && path.startsWith('/')));
  if (words.length === 2 || hasSpec) {
    if (method.toLowerCase() === 'webhook') return toEndpoint('WEBHOOK', path, spec);
    if (path.startsWith('/'))
      return isMethod(method) ? toEndpoint(method, path, spec) : toUnknownMethod(method, path, spec);
  }
  const startsLikeReference = isMethod(firstWord) || looksLikeSpecification(firstWord);
  return startsLikeReference && words.some((word, index) => index > 0 && word.startsWith('/'))
    ? { kind: 'malformed' }
    : undefined;
}

/** Parses `asyncapi` of front matter: `CHANNEL` or `SPEC CHANNEL`, where the channel is its id. */
export function parseChannelReference(text: string): EndpointReference | undefined {
  const [firstWord, ...otherWords] = text.trim().split(/\s+/);
  if (firstWord === undefined || otherWords.length > 1) return undefined;
  const [path] = otherWords;
  return path === undefined ? toReference('CHANNEL', firstWord) : toReference('CHANNEL', path, firstWord);
}

function toEndpoint(method: string, path: string, spec?: string): ParsedReference {
  return { kind: 'endpoint', reference: toReference(method.toUpperCase(), path, spec) };
}

/** Custom methods (`COPY /file`) are allowed, and case-sensitive. */
function toUnknownMethod(word: string, path: string, spec?: string): ParsedReference {
  const sortLetters = (text: string): string => [...text.toUpperCase()].sort().join('');
  const nearest = httpMethods.find(
    (method) => sortLetters(method) === sortLetters(word) || editDistance(method, word.toUpperCase(), 1) <= 1,
  );
  return { kind: 'method', reference: toReference(word, path, spec), word, nearest };
}

function toReference(method: string, path: string, spec?: string): EndpointReference {
  return spec === undefined ? { method, path } : { method, path, spec };
}

function isMethod(word: string): boolean {
  return httpMethods.includes(word.toUpperCase());
}

function looksLikeSpecification(word: string): boolean {
  return /\.(?:json|ya?ml)$/i.test(word) || /^https?:\/\//i.test(word);
}

/** Finds the entries below an element that refer to endpoints, in file order. All other entries name pages. */
export function endpointReferencesIn(root: Element, pages: Inventory['pages']): ReadonlyMap<Entry, ParsedReference> {
  const references = new Map<Entry, ParsedReference>();
  for (const entry of elementsOf(root).flatMap(entriesOf)) {
    const reference = pages.has(normalizePath(entry.text) ?? '') ? undefined : parseReference(entry.text);
    if (reference !== undefined) references.set(entry, reference);
  }
  return references;
}
