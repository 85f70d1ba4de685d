import type { Expansion } from '../values/endpoints.ts';
import type { Inventory } from '../values/inventory.ts';
import type { Links } from '../values/links.ts';
import type { PageBody } from '../values/page-body.ts';

/** Results of the phases that the model is built from. */
export interface ModelInput {
  readonly expansion: Expansion;
  readonly links: Links;
  readonly inventory: Inventory;
  readonly base: string;
  /** By file; empty if the bodies were not read. */
  readonly bodies: ReadonlyMap<string, PageBody>;
}
