import type { Page, Placement } from '../site.ts';
import type { PageFacts } from './facts.ts';

/** A page of these facts. */
export function pageOf({ page, hidden }: PageFacts, placements: readonly Placement[]): Page {
  const concealed = hidden || (placements.length > 0 && placements.every((placement) => placement.hidden === true));
  return concealed ? { ...page, hidden: true, placements } : { ...page, placements };
}
