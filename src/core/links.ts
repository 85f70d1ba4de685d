/*
 * URLs: parsing, encoding, safety, and resolution within a site.
 *
 * In: a URL as written, and a `LinkLookup` of pages, files and redirects. Out: a `Resolution`.
 * Never reads files, and never reports findings.
 */

export {
  decodePercent,
  encodePath,
  hashOf,
  hidesHost,
  leadsAway,
  parseAddress,
  splitAddress,
  withoutBase,
} from './links/address.ts';
export { lookupOfDocs } from './links/docs-lookup.ts';
export type { Resolution } from './links/lookup.ts';
export { createLinkLookup, type LinkLookup, lookupOfSite } from './links/lookup.ts';
export { hasWildcard, type PatternPart, patternParts } from './links/pattern.ts';
export { canMatch, comparedPath, Redirects } from './links/redirects.ts';
export { resolveHref, resolveLink, resolveShown, resolveVisited } from './links/resolve.ts';
export { isSafeAddress, withoutScripts } from './links/safe-address.ts';
export { isUnsafeAddress, isUnsafeAttribute } from './links/unsafe-address.ts';
