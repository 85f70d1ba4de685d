import type { EndpointReference } from '../site.ts';
import type { EndpointTarget, OperationTarget } from './links.ts';
import type { Entry, Navigation } from './navigation.ts';
import type { Operation, SpecificationState } from './specification.ts';

/** What an entry that names an endpoint stands for. */
export type EndpointEntry = Omit<OperationTarget, 'page'> | EndpointTarget;

/** An endpoint as a page's front matter names it, and the specification that it is to be in. */
export type UnreadEndpoint = Required<EndpointReference>;

/** The navigation with what its specifications add. */
export interface Expansion {
  readonly navigation: Navigation;
  readonly endpoints: ReadonlyMap<Entry, EndpointEntry>;
  /** The operations that pages are about by their own front matter, by page path. */
  readonly pageOperations: ReadonlyMap<string, Operation>;
  /** Endpoints of pages whose specification cannot be read now, by page path. */
  readonly unreadEndpoints: ReadonlyMap<string, UnreadEndpoint>;
  readonly specifications: ReadonlyMap<string, SpecificationState>;
}
