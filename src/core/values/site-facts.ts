import type { EndpointReference } from '../site.ts';
import type { Inventory } from './inventory.ts';
import type { EndpointTarget, Links, OperationTarget } from './links.ts';
import type { Entry, Navigation } from './navigation.ts';
import type { PageBody } from './page-body.ts';
import type { Operation, SpecificationState } from './specification.ts';

export interface SiteFacts {
  readonly expansion: Expansion;
  readonly links: Links;
  readonly inventory: Inventory;
  readonly base: string;
  readonly bodies: ReadonlyMap<string, PageBody>;
}

export type EndpointEntry = Omit<OperationTarget, 'page'> | EndpointTarget;

export type UnreadEndpoint = Required<EndpointReference>;

export interface Expansion {
  readonly navigation: Navigation;
  readonly endpoints: ReadonlyMap<Entry, EndpointEntry>;
  readonly pageOperations: ReadonlyMap<string, Operation>;
  /** Endpoints in the front matter of pages whose specification is unavailable, by page path. */
  readonly unreadEndpoints: ReadonlyMap<string, UnreadEndpoint>;
  readonly specifications: ReadonlyMap<string, SpecificationState>;
}
