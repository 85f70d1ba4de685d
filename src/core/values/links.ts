import type { EndpointReference } from '../site.ts';
import type { Element, Entry, SpecSetting } from './navigation.ts';
import type { Finding } from './outcome.ts';
import type { Operation } from './specification.ts';

/**
 * What an entry of `pages` or a group's `root` stands for. Pages are named and not held: what their front matter says may
 * change, and where an entry leads does not change with it.
 */
export type Target = PageTarget | OperationTarget | EndpointTarget;

export interface PageTarget {
  readonly kind: 'page';
  /** Path of the page file without extension; as written, normalized, if there is none. */
  readonly path: string;
  readonly route: string;
  /** The page file; undefined if there is none: the page is provided by another build step, or missing. */
  readonly file: string | undefined;
  readonly provided: boolean;
}

/** A page that a specification makes. */
export interface OperationTarget {
  readonly kind: 'operation';
  readonly operation: Operation;
  readonly route: string;
  /** Made from a specification that hides it: it has a page and no visible place. */
  readonly hidden: boolean;
  /** Path of a page at its address that no entry names: it becomes the page's content. */
  readonly page: string | undefined;
}

/** An endpoint whose page is not known: the specification is at fault or out of reach, or has no such endpoint. */
export interface EndpointTarget {
  readonly kind: 'endpoint';
  readonly reference: EndpointReference;
  readonly specs: readonly SpecSetting[];
}

/** What everything in the navigation that points somewhere leads to. */
export interface Links {
  /** Of every entry, in the order of the navigation. */
  readonly targets: ReadonlyMap<Entry, Target>;
  /** Of groups that have a `root`. */
  readonly roots: ReadonlyMap<Element, PageTarget>;
  /** The route of each `href` that leads to a page of the site. */
  readonly hrefs: ReadonlyMap<Element, string>;
  /** The addresses around pages that lead nowhere, each with the finding that says so. */
  readonly deadHrefs: readonly { readonly path: string; readonly finding: Finding }[];
  /** The addresses of all placed pages, each once, in the order of the navigation. */
  readonly routes: ReadonlySet<string>;
  /**
   * Paths of pages that entries name and that are not there: reported once, where the navigation names them. What leads to
   * these has no fault of its own.
   */
  readonly missing: ReadonlySet<string>;
  /**
   * Files of pages that nothing in the navigation leads to, those that are hidden on purpose left out; none if they are
   * findings.
   */
  readonly unlisted: readonly string[];
}
