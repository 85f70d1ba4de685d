import type { Expansion } from '../values/endpoints.ts';
import type { Inventory } from '../values/inventory.ts';
import type { Links } from '../values/links.ts';
import type { PageBody } from '../values/page-body.ts';

/** What a model is built from: what the phases found out. */
export interface ModelInput {
  readonly expansion: Expansion;
  readonly links: Links;
  readonly inventory: Inventory;
  readonly base: string;
  /** What the bodies of pages say, by file; empty if they were not read. */
  readonly bodies: ReadonlyMap<string, PageBody>;
}
