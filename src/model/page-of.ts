import type { Page, Placement } from '../values/site.ts';
import type { PageFacts } from './facts.ts';

/** A page of these facts. */
export function pageOf({ label: _, hidden, ...facts }: PageFacts, placements: readonly Placement[]): Page {
  const concealed = hidden || (placements.length > 0 && placements.every((placement) => placement.hidden === true));
  return { ...facts, ...(concealed ? { hidden: true } : {}), placements };
}
