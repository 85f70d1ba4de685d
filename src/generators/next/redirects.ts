import { captureFinder, type PatternPart, patternParts } from '../../core/links.ts';
import type { Redirect, Site } from '../../core/site.ts';
import { redirectsOfSite } from '../publish/redirects.ts';
import type { NextRedirect } from './types.ts';

/** Converts the redirects of `docs.json` to Next.js's `redirects`. Next.js adds its base path itself. */
export function nextRedirects(site: Site): NextRedirect[] {
  return redirectsOfSite(site).map(projectRedirect);
}

/**
 * Converts a redirect to path-to-regexp syntax. A parameter for one segment is `:slug` in both syntaxes. A parameter
 * for the rest of a path becomes `:slug*` after a slash, otherwise `:slug(.*)`. Wildcards (`*`) get names, because
 * Next.js requires a name for each capture.
 */
function projectRedirect({ source, destination, permanent }: Redirect): NextRedirect {
  const sourceParts = patternParts(source);
  const parts = withNames(sourceParts, freeName(source));
  const captures = parts.flatMap((part) => (part.kind === 'text' ? [] : [part]));
  const stars = parts.flatMap((part, index) => (part.kind !== 'text' && isStar(sourceParts[index]) ? [part] : []));
  const findCapture = captureFinder(captures, stars);
  const destinationParts = patternParts(destination).map((part) => {
    const capture = part.kind === 'text' ? undefined : findCapture(part.name);
    if (capture === undefined) return partText(part);
    return isRepeated(parts, parts.indexOf(capture)) ? `:${capture.name}*` : `:${capture.name}`;
  });
  return {
    source: parts.map((part, index) => sourceOf(part, isRepeated(parts, index))).join(''),
    destination: destinationParts.join(''),
    permanent,
  };
}

function sourceOf(part: PatternPart, repeated: boolean): string {
  if (part.kind === 'text') return part.text.replace(/[\\(){}+?:]/g, '\\$&');
  if (part.kind === 'segment') return `:${part.name}`;
  return repeated ? `:${part.name}*` : `:${part.name}(.*)`;
}

/** Formats a part as in `docs.json`, for external destinations and for parameters that the source doesn't have. */
function partText(part: PatternPart): string {
  if (part.kind === 'text') return part.text;
  return part.name === '' ? '*' : `:${part.name}${part.kind === 'rest' ? '*' : ''}`;
}

/**
 * True if a parameter for the rest of a path fills whole segments, between slashes. Only then does Next.js accept
 * `:slug*`.
 */
function isRepeated(parts: readonly PatternPart[], index: number): boolean {
  const [before, part, after] = [parts[index - 1], parts[index], parts[index + 1]];
  const ends = after === undefined || (after.kind === 'text' && after.text.startsWith('/'));
  return part?.kind === 'rest' && before?.kind === 'text' && before.text.endsWith('/') && ends;
}

function withNames(parts: readonly PatternPart[], name: string): PatternPart[] {
  let stars = 0;
  return parts.map((part) => {
    if (!isStar(part)) return part;
    stars++;
    return { kind: 'rest', name: stars === 1 ? name : `${name}${stars}` };
  });
}

function isStar(part: PatternPart | undefined): boolean {
  return part?.kind === 'rest' && part.name === '';
}

function freeName(source: string): string {
  let name = 'rest';
  while (source.includes(`:${name}`)) name += '_';
  return name;
}
