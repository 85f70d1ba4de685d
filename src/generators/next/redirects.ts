import { captureFinder, type PatternPart, patternParts } from '../../core/links.ts';
import type { Redirect, Site } from '../../core/site.ts';
import { redirectsOfSite } from '../publish/redirects.ts';
import type { NextRedirect } from './types.ts';

/** Converts the redirects of `docs.json` to Next.js's `redirects`. Next.js adds its base path itself. */
export function createNextRedirects(site: Site): NextRedirect[] {
  return redirectsOfSite(site).map(convertRedirect);
}

/**
 * Converts a redirect to path-to-regexp syntax. A parameter for one segment is `:slug` in both syntaxes. A parameter
 * for the rest of a path becomes `:slug*` after a slash, otherwise `:slug(.*)`. Wildcards (`*`) get names, because
 * Next.js requires a name for each capture.
 */
function convertRedirect({ source, destination, permanent }: Redirect): NextRedirect {
  const sourceParts = patternParts(source);
  const parts = nameWildcards(sourceParts, findUnusedName(source));
  const captures = parts.flatMap((part) => (part.kind === 'text' ? [] : [part]));
  const wildcards = parts.flatMap((part, index) =>
    part.kind !== 'text' && isWildcard(sourceParts[index]) ? [part] : [],
  );
  const findCapture = captureFinder(captures, wildcards);
  const destinationParts = patternParts(destination).map((part) => {
    const capture = part.kind === 'text' ? undefined : findCapture(part.name);
    if (capture === undefined) return formatDestinationPart(part);
    return fillsWholeSegments(parts, parts.indexOf(capture)) ? `:${capture.name}*` : `:${capture.name}`;
  });
  return {
    source: parts.map((part, index) => formatSourcePart(part, fillsWholeSegments(parts, index))).join(''),
    destination: destinationParts.join(''),
    permanent,
  };
}

function formatSourcePart(part: PatternPart, fillsSegments: boolean): string {
  if (part.kind === 'text') return part.text.replace(/[\\(){}+?:]/g, '\\$&');
  if (part.kind === 'segment') return `:${part.name}`;
  return fillsSegments ? `:${part.name}*` : `:${part.name}(.*)`;
}

/** Formats a part as in `docs.json`, for external destinations and for parameters that the source doesn't have. */
function formatDestinationPart(part: PatternPart): string {
  if (part.kind === 'text') return part.text;
  return part.name === '' ? '*' : `:${part.name}${part.kind === 'rest' ? '*' : ''}`;
}

/**
 * True if a parameter for the rest of a path fills whole segments, between slashes. Only then does Next.js accept
 * `:slug*`.
 */
function fillsWholeSegments(parts: readonly PatternPart[], index: number): boolean {
  const [previousPart, part, nextPart] = [parts[index - 1], parts[index], parts[index + 1]];
  const endsAtSegment = nextPart === undefined || (nextPart.kind === 'text' && nextPart.text.startsWith('/'));
  return part?.kind === 'rest' && previousPart?.kind === 'text' && previousPart.text.endsWith('/') && endsAtSegment;
}

function nameWildcards(parts: readonly PatternPart[], name: string): PatternPart[] {
  let wildcardCount = 0;
  return parts.map((part) => {
    if (!isWildcard(part)) return part;
    wildcardCount++;
    return { kind: 'rest', name: wildcardCount === 1 ? name : `${name}${wildcardCount}` };
  });
}

function isWildcard(part: PatternPart | undefined): boolean {
  return part?.kind === 'rest' && part.name === '';
}

function findUnusedName(source: string): string {
  let name = 'rest';
  while (source.includes(`:${name}`)) name += '_';
  return name;
}
