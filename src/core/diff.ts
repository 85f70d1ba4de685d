/* Compares two revisions of a site: pages, routes and moves. */

export { compareSites, type SiteChanges } from './diff/compare-sites.ts';
export { findMoves, type Move } from './diff/find-moves.ts';
export { finalPageRoute, findLostRoutes, type LostRoute } from './diff/lost-routes.ts';
export type { Snapshot } from './diff/similar-pages.ts';
