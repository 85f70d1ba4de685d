import type { Context } from '../../core/site.ts';
import type { Diagnostic } from '../../core/values.ts';

/** Output of `explain --format json`. Files are relative to the docs root; lines and columns are 1-based. */
export type Explanation =
  | PageExplanation
  | RedirectExplanation
  | IgnoredExplanation
  | FileExplanation
  | UnknownExplanation;

export interface FilePosition {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** An existing page, or a missing page that the navigation names. */
export interface PageExplanation {
  readonly kind: 'page';
  readonly route: string;
  readonly title: string;
  readonly file: string | null;
  readonly state: PageState;
  /** `null` unless the page is hidden at every placement. */
  readonly hidden: HiddenReason | null;
  /** Documented operation as `METHOD /path`, and its specification. */
  readonly endpoint: { readonly reference: string; readonly specification: string } | null;
  readonly placements: readonly PlacementExplanation[];
  readonly redirects: readonly (FilePosition & { readonly source: string })[];
  readonly linkedFrom: readonly (FilePosition & { readonly target: string })[];
  readonly problems: readonly Diagnostic[];
}

/**
 * `listed`: the navigation names its file. `unlisted`: published, but not in the navigation. `generated`: from a
 * specification. `provided`: the options declare it as output of another build step. `missing`: doesn't exist.
 */
export type PageState = 'listed' | 'unlisted' | 'generated' | 'provided' | 'missing';

export interface PlacementExplanation extends FilePosition {
  readonly pointer: string;
  readonly breadcrumbs: readonly string[];
  /** Name of the selected element by axis, such as version or language. */
  readonly context: Context;
  readonly previous: string | null;
  readonly next: string | null;
  readonly hidden: HiddenReason | null;
  /**
   * Specifications that define the endpoints at this placement. They override `hiddenSpecifications`, which outer
   * elements set.
   */
  readonly specifications: readonly SpecificationPosition[];
  readonly hiddenSpecifications: readonly SpecificationPosition[];
}

export interface SpecificationPosition extends FilePosition {
  readonly specification: string;
  readonly setBy: string;
}

/** `at` is null if the page's front matter or the specification hides the page. */
export interface HiddenReason {
  readonly by: string;
  readonly at: FilePosition | null;
}

export interface RedirectExplanation {
  readonly kind: 'redirect';
  readonly path: string;
  readonly redirect: FilePosition & { readonly source: string };
  readonly destination: string;
  readonly problems: readonly Diagnostic[];
}

export interface IgnoredExplanation {
  readonly kind: 'ignored';
  readonly file: string;
  readonly rule: { readonly pattern: string; readonly from: string; readonly line: number | null };
  readonly problems: readonly Diagnostic[];
}

/** A file of the docs folder that is not a page. */
export interface FileExplanation {
  readonly kind: 'file';
  readonly file: string;
  /** `navigation`: docs.json or a part of it. `specification`: pages are generated from it. */
  readonly role: 'navigation' | 'specification' | 'other';
  /** Pages that import or link to the file, and elements that name it. */
  readonly usedBy: readonly FilePosition[];
  readonly problems: readonly Diagnostic[];
}

/** Subject that doesn't exist in the site. */
export interface UnknownExplanation {
  readonly kind: 'unknown';
  readonly what: string;
  /** Navigation entries with this text. */
  readonly entries: readonly FilePosition[];
  /** Specifications that define this endpoint without a page for it. */
  readonly definedIn: readonly string[];
  /** New path of the page's file, from Git's history. */
  readonly renamedTo: string | null;
  /** Suggestions, best first. */
  readonly nearest: readonly string[];
  /** Broken links and redirects to this path. */
  readonly linkedFrom: readonly (FilePosition & { readonly target: string })[];
  readonly problems: readonly Diagnostic[];
}
