import type { Expansion } from './endpoints.ts';
import type { Inventory } from './inventory.ts';
import type { Links } from './links.ts';
import type { PageBody } from './page-body.ts';

/** Results of the phases that checks, the model and commands start from. */
export interface SiteFacts {
  readonly expansion: Expansion;
  readonly links: Links;
  readonly inventory: Inventory;
  readonly base: string;
  /** By file; empty if the bodies were not read. */
  readonly bodies: ReadonlyMap<string, PageBody>;
}
