/*
 * URLs: parsing, encoding, safety, and resolution within a site.
 *
 * In: a URL as written, and a `LinkLookup` of pages, files and redirects. Out: a `Resolution`.
 * Never reads files, and never reports findings.
 */

export { createDocsLookup, feedOfRoute, isGeneratedOnlyByHost, routeOfFeed } from './links/docs-lookup.ts';
export type { Resolution } from './links/lookup.ts';
export { createLinkLookup, createSiteLookup, type LinkLookup } from './links/lookup.ts';
export { captureFinder, hasWildcard, type PatternPart, patternParts } from './links/pattern.ts';
export { canMatch, normalizeRedirectPath, Redirects } from './links/redirects.ts';
export { resolveHref, resolveLink, resolveOnPages, resolveVisited } from './links/resolve.ts';
export { isSafeUrl, withoutUnsafeUrls } from './links/safe-url.ts';
export { isUnsafeAttribute, isUnsafeUrl } from './links/unsafe-url.ts';
export {
  decodePercent,
  encodePath,
  hasFileExtension,
  hashOfUrl,
  hasImageExtension,
  hidesHost,
  isExternal,
  parseUrl,
  splitUrl,
  withoutBase,
} from './links/url.ts';
