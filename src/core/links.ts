/* Addresses: how they are written, and where they lead on a site. */

export {
  decodePercent,
  encodePath,
  hidesHost,
  leadsAway,
  parseAddress,
  splitAddress,
  withoutBase,
} from './links/address.ts';
export { worldOfDocs } from './links/docs-world.ts';
export { hasWildcard, type PatternPart, patternParts } from './links/pattern.ts';
export { canMatch, comparedPath, Redirects } from './links/redirects.ts';
export type { Resolution } from './links/resolution.ts';
export { resolveHref, resolveLink, resolveShown, resolveVisited } from './links/resolve.ts';
export { isSafeAddress } from './links/safe-address.ts';
export { createWorld, type LinkWorld, worldOfSite } from './links/world.ts';
