import type { Context } from '../../core/site.ts';
import type { Diagnostic } from '../../core/values.ts';

/** What `explain` says, as `--format json` prints it. Files are relative to the docs root; lines and columns count from 1. */
export type Explanation =
  | PageExplanation
  | RedirectExplanation
  | IgnoredExplanation
  | FileExplanation
  | UnknownExplanation;

/** A position in a file. */
export interface FilePosition {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A page, also one that is missing. */
export interface PageExplanation {
  readonly kind: 'page';
  readonly route: string;
  readonly title: string;
  readonly file: string | null;
  readonly state: PageState;
  /** Why it is in no sidebar, if that is so everywhere. */
  readonly hidden: HiddenReason | null;
  /** What it documents: `METHOD /path`, and the specification. */
  readonly endpoint: { readonly reference: string; readonly specification: string } | null;
  readonly placements: readonly PlacementExplanation[];
  /** Redirects that lead to it. */
  readonly redirects: readonly (FilePosition & { readonly source: string })[];
  /** Links to it: in the navigation, and in the bodies of pages. */
  readonly linkedFrom: readonly (FilePosition & { readonly target: string })[];
  readonly problems: readonly Diagnostic[];
}

/**
 * `listed`: the navigation names its file. `unlisted`: it does not, and the page is published. `generated`: a
 * specification makes it. `provided`: the options say that another build step does. `missing`: there is no such page.
 */
export type PageState = 'listed' | 'unlisted' | 'generated' | 'provided' | 'missing';

/** A place of a page in the navigation. */
export interface PlacementExplanation extends FilePosition {
  readonly pointer: string;
  readonly breadcrumbs: readonly string[];
  /** The choice on every axis. */
  readonly context: Context;
  readonly previous: string | null;
  readonly next: string | null;
  readonly hidden: HiddenReason | null;
  /** The specifications that references in this place mean, and those further out that they hide. */
  readonly specifications: readonly SpecificationPosition[];
  readonly hiddenSpecifications: readonly SpecificationPosition[];
}

/** A specification, the element that sets it, and where. */
export interface SpecificationPosition extends FilePosition {
  readonly specification: string;
  readonly setBy: string;
}

/** What hides a page; without a position it is the page's own front matter or its specification. */
export interface HiddenReason {
  readonly by: string;
  readonly at: FilePosition | null;
}

/** An address that a redirect leads on. */
export interface RedirectExplanation {
  readonly kind: 'redirect';
  readonly path: string;
  readonly redirect: FilePosition & { readonly source: string };
  readonly destination: string;
  readonly problems: readonly Diagnostic[];
}

/** A page file that a rule leaves out. */
export interface IgnoredExplanation {
  readonly kind: 'ignored';
  readonly file: string;
  readonly rule: { readonly pattern: string; readonly from: string; readonly line: number | null };
  readonly problems: readonly Diagnostic[];
}

/** A file of the docs folder that is no page. */
export interface FileExplanation {
  readonly kind: 'file';
  readonly file: string;
  /** `navigation`: docs.json, or a part of it. `specification`: pages are made from it. */
  readonly role: 'navigation' | 'specification' | 'other';
  /** Pages that take it in or link to it, and elements that name it. */
  readonly usedBy: readonly FilePosition[];
  readonly problems: readonly Diagnostic[];
}

/** Nothing of the site. */
export interface UnknownExplanation {
  readonly kind: 'unknown';
  /** As it was asked for. */
  readonly what: string;
  /** Entries of the navigation that are written so. */
  readonly entries: readonly FilePosition[];
  /** Specifications that define such an endpoint: no page is made of it. */
  readonly definedIn: readonly string[];
  /** The file that a page of this path was renamed to, as Git knows it; null if it knows of none. */
  readonly renamedTo: string | null;
  /** What may be meant, best first. */
  readonly nearest: readonly string[];
  /** Links and redirects that look for a page there. */
  readonly linkedFrom: readonly (FilePosition & { readonly target: string })[];
  readonly problems: readonly Diagnostic[];
}
