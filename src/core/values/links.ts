import type { EndpointReference } from '../site.ts';
import type { Element, Entry, SpecSetting } from './navigation.ts';
import type { Finding } from './outcome.ts';
import type { Place } from './place.ts';
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
  /** Entries that name no page. */
  readonly missingEntries: readonly MissingEntry[];
  /** The addresses around pages that lead nowhere. */
  readonly dead: readonly DeadAddress[];
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

/** An entry that names no page: what was meant by it is found out with all others. */
export interface MissingEntry {
  readonly entry: string;
  readonly path: string;
  readonly place: Place;
  /** The page that a redirect leads it to, and whether that is its own redirect, to the page as a whole. */
  readonly redirect: { readonly page: string; readonly isExact: boolean } | undefined;
}

/** An address that leads nowhere: what was meant by it is found out with all others. */
export interface DeadAddress {
  /** As it is written. */
  readonly text: string;
  /** What it looks for, from the root of the docs. */
  readonly path: string;
  readonly place: Place;
  /** Routes of the pages that show it; none if it is on no page. */
  readonly from: readonly string[];
  /** What has to be there: of a redirect with wildcards a folder of pages. Nothing else is meant by images and files. */
  readonly means: 'page' | 'folder' | 'image' | 'file';
  /** The finding of it. */
  readonly say: (meant: Meant, below: PublicFolder | undefined) => Finding;
}

/** What may be meant by an address that leads nowhere. */
export interface Meant {
  /** Routes, best first: at most two. */
  readonly nearest: readonly string[];
  /** The address as it leads to each of them, if it can be written. */
  readonly targets: readonly string[];
  /** True if the address differs from the route in letter case alone. */
  readonly isCase: boolean;
  /** True for one route that must be meant: letter case differs, or history says that the page was moved there. */
  readonly isSure: boolean;
  /** True for a page that was moved. */
  readonly isMoved?: boolean;
}

/** The folder that nearly all missing images of a site exist below. */
export interface PublicFolder {
  /** Relative to the docs root. */
  readonly folder: string;
  /** How many exist below it, of how many. */
  readonly number: number;
  readonly of: number;
}
