import type { EndpointReference } from '../site.ts';
import type { Entry, Navigation, SpecSetting } from './navigation.ts';
import type { Operation, SpecificationState } from './specification.ts';

/** What an entry that names an endpoint stands for. */
export type EndpointEntry =
  | {
      readonly resolved: true;
      readonly operation: Operation;
      readonly route: string;
      /** Made from a specification that hides it: it has a page and no visible place. */
      readonly hidden: boolean;
    }
  /** Its page is not known: the specification is at fault or out of reach, or has no such endpoint. */
  | { readonly resolved: false; readonly reference: EndpointReference; readonly specs: readonly SpecSetting[] };

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
