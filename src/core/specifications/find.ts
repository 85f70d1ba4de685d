import { editDistance, maxUrlEdits, nearestWords } from '../config/nearest.ts';
import type { EndpointHint } from '../findings/endpoints.ts';
import { splitUrl } from '../links/url.ts';
import type { EndpointReference } from '../site.ts';
import type { Operation, Specification } from '../values/specification.ts';
import { pathKey } from './read/operations.ts';

export function findOperation(
  { byPath }: Pick<Specification, 'byPath'>,
  { method, path }: EndpointReference,
): Operation | undefined {
  return byPath.get(pathKey(path))?.get(method);
}

export function endpointHint(reference: EndpointReference, specifications: readonly Specification[]): EndpointHint {
  const { method, path } = reference;
  if (method === 'WEBHOOK' || method === 'CHANNEL') return nameHint(method, path, specifications);
  const key = pathKey(path);
  const methodsAt = (itemPath: string) =>
    specifications.map(({ byPath }) => byPath.get(itemPath)).find((methods) => methods !== undefined);
  const methodsOfPath = methodsAt(key);
  if (methodsOfPath !== undefined) return { kind: 'methods', methods: [...methodsOfPath.keys()] };

  const [pathWithoutQuery] = splitUrl(path);
  if (pathWithoutQuery !== path && pathWithoutQuery !== '') {
    const methodsWithoutQuery = methodsAt(pathKey(pathWithoutQuery));
    if (methodsWithoutQuery !== undefined)
      return { kind: 'nearest', reference: formatReference(pathKey(pathWithoutQuery), methodsWithoutQuery, method) };
  }

  const candidates = specifications.flatMap(({ kind, byPath }) => (kind === 'openapi' ? [...byPath] : []));
  const pathPattern = withoutParameterNames(key);
  for (const [kind, matches] of [
    ['parameters', candidates.filter(([candidate]) => withoutParameterNames(candidate) === pathPattern)],
    ['letter case', candidates.filter(([candidate]) => candidate.toLowerCase() === key.toLowerCase())],
  ] as const) {
    const suggestion = formatBestMatch(matches, key, method);
    // Several matches are ambiguous, so the suggestion is not certain.
    if (suggestion !== undefined) return { kind: matches.length > 1 ? 'nearest' : kind, reference: suggestion };
  }
  const nearest = findNearestPath(key, candidates, method);
  if (nearest !== undefined) return { kind: 'nearest', reference: nearest };
  const similar = findSimilarPath(key, candidates, method);
  if (similar !== undefined) return { kind: 'similar', reference: similar };
  const [operation, ...otherOperations] = specifications.flatMap(({ operations }) => operations);
  return operation === undefined || otherOperations.length > 0
    ? { kind: 'nothing' }
    : { kind: 'only', reference: `${operation.method} ${operation.path}` };
}

type Candidate = readonly [path: string, methods: ReadonlyMap<string, Operation>];

function formatBestMatch(candidates: readonly Candidate[], path: string, method: string): string | undefined {
  const ranked = candidates
    .map(([candidate, methods]) => ({ candidate, methods, cost: editDistance(candidate, path, path.length) }))
    .sort((a, b) => Number(b.methods.has(method)) - Number(a.methods.has(method)) || a.cost - b.cost);
  return ranked[0] === undefined ? undefined : formatReference(ranked[0].candidate, ranked[0].methods, method);
}

function findNearestPath(path: string, candidates: readonly Candidate[], method: string): string | undefined {
  const similarPaths = candidates.filter(([candidate]) => isTypoOf(path, candidate));
  if (similarPaths.length > 0) return formatBestMatch(similarPaths, path, method);
  // A prefix may have been added to the path or removed from it: `/v1/users` for `/users`.
  const prefixMatches = candidates.filter(
    ([candidate]) => candidate.endsWith(path) || (candidate.length > 1 && path.endsWith(candidate)),
  );
  return formatBestMatch(prefixMatches, path, method);
}

/** Finds the path that has the most words in common: at least half of the words of both, without parameters. */
function findSimilarPath(path: string, candidates: readonly Candidate[], method: string): string | undefined {
  const words = wordsOfPath(path);
  const similarities = candidates
    .map((candidate) => {
      const otherWords = wordsOfPath(candidate[0]);
      const sharedCount = [...words].filter((word) => otherWords.has(word)).length;
      return { candidate, share: sharedCount / (words.size + otherWords.size - sharedCount) };
    })
    .filter(({ share }) => share >= 0.5)
    .sort((a, b) => b.share - a.share);
  const bestMatches = similarities.filter(({ share }) => share === similarities[0]?.share);
  return formatBestMatch(
    bestMatches.map(({ candidate }) => candidate),
    path,
    method,
  );
}

/** Words of a path without parameters: `/upload/updateDocument/{id} → upload, update, document`. */
function wordsOfPath(path: string): ReadonlySet<string> {
  const words = withoutParameterNames(path).replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return new Set(words.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}

/**
 * True if each segment is equal to, or a typo of, the candidate's segment. Paths with different numbers of segments are
 * compared as a whole.
 */
function isTypoOf(path: string, candidate: string): boolean {
  const [segments, otherSegments] = [path.toLowerCase().split('/'), candidate.toLowerCase().split('/')];
  if (segments.length !== otherSegments.length) {
    const limit = maxUrlEdits(path);
    return editDistance(segments.join('/'), otherSegments.join('/'), limit) <= limit;
  }
  return segments.every((segment, index) => {
    const limit = maxUrlEdits(segment);
    return editDistance(segment, otherSegments[index] ?? '', limit) <= limit;
  });
}

function formatReference(path: string, methods: ReadonlyMap<string, Operation>, method: string): string {
  const [firstMethod = method] = methods.keys();
  const chosenMethod = methods.has(method) ? method : firstMethod;
  return `${chosenMethod} ${methods.get(chosenMethod)?.path ?? path}`;
}

/** Finds the webhook or channel with the nearest name. */
function nameHint(method: 'WEBHOOK' | 'CHANNEL', name: string, specifications: readonly Specification[]): EndpointHint {
  const operations = specifications.flatMap((specification) =>
    specification.operations.filter((operation) => operation.method === method),
  );
  const names = operations.map(({ path }) => path);
  const toHint = (kind: 'letter case' | 'nearest' | 'only', path: string): EndpointHint => ({
    kind,
    reference: formatEndpoint({ method, path }),
  });
  const caseMatch = names.find((candidate) => candidate.toLowerCase() === name.toLowerCase());
  if (caseMatch !== undefined) return toHint('letter case', caseMatch);
  const [nearest] = nearestWords(name, names);
  if (nearest !== undefined) return toHint('nearest', nearest);
  const [onlyName, ...otherNames] = new Set(names);
  const isOnly = method === 'CHANNEL' && onlyName !== undefined && otherNames.length === 0;
  return isOnly ? toHint('only', onlyName) : { kind: 'nothing' };
}

/** Formats an endpoint as front matter names it: `GET /users`, `webhook user`, or the id of a channel. */
export function formatEndpoint({ method, path }: EndpointReference): string {
  if (method === 'CHANNEL') return path;
  return `${method === 'WEBHOOK' ? 'webhook' : method} ${path}`;
}

/**
 * Removes parameter names, which don't identify an endpoint: `/users/{id} → /users/{}`. Keeps text after a colon inside
 * a segment, which does: `models/{id}:predict`.
 */
export function withoutParameterNames(path: string): string {
  return path.replace(/\{[^}]*\}|(?<=\/):\w+/g, '{}');
}
