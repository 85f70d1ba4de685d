import type { EndpointReference } from '../site.ts';
import type { IgnoredFile } from './inventory.ts';
import type { NonEmptyArray } from './lists.ts';
import type { Location } from './location.ts';
import type { Element, Entry, SpecSetting } from './navigation.ts';
import type { Operation } from './specification.ts';

/**
 * Target of an entry in `pages` or of a group's `root`. Contains the page's path instead of the page, so that an edit
 * of the front matter doesn't change the target.
 */
export type Target = PageTarget | OperationTarget | EndpointTarget;

export interface PageTarget {
  readonly kind: 'page';
  /** Path of the page file without extension. Without a file: the normalized entry. */
  readonly path: string;
  readonly route: string;
  /** `undefined` if another build step provides the page, or if it is missing. */
  readonly file: string | undefined;
  readonly provided: boolean;
}

export interface OperationTarget {
  readonly kind: 'operation';
  readonly operation: Operation;
  readonly route: string;
  readonly hidden: boolean;
  /** Path of an unlisted page file with the same route. Its content becomes part of the generated page. */
  readonly page: string | undefined;
}

/** An endpoint without a known page: its specification is invalid, unavailable, or doesn't define it. */
export interface EndpointTarget {
  readonly kind: 'endpoint';
  readonly reference: EndpointReference;
  readonly specs: readonly SpecSetting[];
}

export interface Links {
  readonly targets: ReadonlyMap<Entry, Target>;
  readonly roots: ReadonlyMap<Element, PageTarget>;
  readonly hrefs: ReadonlyMap<Element, string>;
  readonly missingEntries: readonly MissingEntry[];
  /** Broken URLs around pages, such as in `navbar` and `footer`. */
  readonly brokenLinks: readonly BrokenLink[];
  readonly routes: ReadonlySet<string>;
  /**
   * Paths of missing pages that entries name. The entry is reported once; links to a missing page are not reported
   * again.
   */
  readonly missingPaths: ReadonlySet<string>;
  /** Page files that the navigation doesn't name, except hidden ones. Empty if they are reported as findings. */
  readonly unlistedFiles: readonly string[];
}

export interface MissingEntry {
  readonly entry: string;
  readonly path: string;
  readonly location: Location;
  /**
   * Redirect from the missing path to a page. `isExact`: the source has no wildcard, and the destination no anchor.
   */
  readonly redirect: { readonly page: string; readonly isExact: boolean } | undefined;
}

export type BrokenLink = BrokenHref | BrokenPageLink | BrokenRedirect;

interface BrokenLinkBase {
  readonly text: string;
  readonly path: string;
  readonly location: Location;
  /** Routes of the pages with this link; empty if no page shows it. */
  readonly pageRoutes: readonly string[];
}

export interface BrokenHref extends BrokenLinkBase {
  readonly kind: 'href';
  /** False for a link inside a longer text. No fix is offered then, because it would replace the whole text. */
  readonly isWhole: boolean;
  /** The link is `url` in the front matter of a page. */
  readonly isFrontMatter: boolean;
}

export interface BrokenPageLink extends BrokenLinkBase {
  readonly kind: 'link';
  readonly isImage: boolean;
  /** The redirect with a broken destination that the link goes through. */
  readonly throughRedirect: BrokenRedirection | undefined;
  readonly shownOn: readonly string[];
  readonly leftOut: IgnoredFile | undefined;
  /** Excluded page of which the linking page is a translation. */
  readonly excludedCounterpart: string | undefined;
}

/** A redirect whose destination has its own finding. */
export interface BrokenRedirection {
  readonly source: string;
  readonly destination: string;
  /** Location of the destination. */
  readonly location: Location;
  readonly unknownWildcard: UnknownWildcard | undefined;
}

/** A wildcard of a destination that its source lacks. */
export interface UnknownWildcard {
  readonly wildcard: string;
  /** Wildcards of the source. */
  readonly known: readonly string[];
}

export interface BrokenRedirect extends BrokenLinkBase {
  readonly kind: 'redirect';
  readonly isFolder: boolean;
}

export interface TargetSuggestions {
  /** Routes, best first; at most two. */
  readonly nearest: readonly string[];
  /** The link rewritten for each route in `nearest`; routes that need escaping are left out. */
  readonly targets: readonly string[];
  readonly isCase: boolean;
  /** True if the single route is certain: it differs only in letter case, or the page was moved there in Git. */
  readonly isSure: boolean;
  readonly isMoved?: boolean;
  /** Routes with the same last segment, nearest first, set if none of them is a likely target. */
  readonly namesakes?: readonly string[];
  /** Set if no page is similar. */
  readonly folder?: FolderOfLink;
}

/** Existing folder at or around the path of a broken link. */
export interface FolderOfLink {
  /** Without surrounding slashes. */
  readonly path: string;
  /** Routes of its pages: all of them if the link names the folder, else the only one. */
  readonly pages: NonEmptyArray<string>;
  /** The link names the folder, not a page in it: `/guides.md`, `/guides/README.md`. */
  readonly isTarget: boolean;
}

export interface PublicFolder {
  readonly folder: string;
  /** Number of missing images that exist in the folder, out of `of`. */
  readonly number: number;
  readonly of: number;
}
