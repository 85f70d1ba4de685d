import type { SlugRule } from '../core/bodies.ts';
import type { Finding, TextLocation } from '../core/values.ts';
import type { CallForm, CallServers, OperationContent } from '../endpoints/page.ts';

export interface PageSource {
  /** Path relative to the docs folder, with `/`. Base of relative imports and links, and the file of findings. */
  readonly file: string;
  /** Full text with front matter, without a byte order mark. Findings have offsets in this text. */
  readonly text: string;
  /** Text that a specification adds above and below the page. Findings in it are located at the start of the file. */
  readonly generated?: OperationContent;
  readonly tools?: EndpointTools | undefined;
  /** Folded members of an endpoint page are open at first. Default: false. */
  readonly isExpanded?: boolean;
  readonly language?: string | undefined;
}

export interface EndpointTools {
  /** Absent for operations that a browser can't call. */
  readonly call?: CallServers | undefined;
  readonly markdown?: string | undefined;
  readonly operation?: string | undefined;
  readonly specification?: string | undefined;
  readonly form?: CallForm | undefined;
  readonly scalar?: ScalarFiles | undefined;
}

/** URLs of Scalar's client: script, style sheet and a JSON document with the operation. */
export interface ScalarFiles {
  readonly script: string;
  readonly styles: string;
  readonly document: string;
}

/** Read-only access to the site. All files are read through these callbacks. */
export interface PageLookup {
  /**
   * Text of a file of the docs folder; `undefined` if it doesn't exist.
   *
   * @param file Relative to the root, without `.` and `..`; never outside of the root.
   */
  readonly read: (file: string) => string | undefined;
  /** Folder of the pages, with a trailing slash. `/a` in an import is looked up there first. Default: the root only. */
  readonly pagesFolder?: string;
  /** `variables` of `docs.json`: `{{name}}` is replaced before parsing. */
  readonly variables: Readonly<Record<string, string>>;
  /**
   * Resolves a link to the URL in the output.
   *
   * @param target Source text: `/a#b`, `./c`, `https://…`. Never a bare hash, which `anchor` resolves.
   * @param file The file that contains the link: a page or a snippet; empty for text of a specification.
   * @param page The page that shows the link. Default: unknown, as in code that several pages share.
   */
  readonly link: (target: string, file: string, page?: string) => string;
  /** Id of the heading that a bare hash points to: `whats-new → what’s-new`. Absent if ids are unknown. */
  readonly anchor?: (hash: string, page: string) => string;
  /** Rule for the ids of headings. Default: the rule of hosted `docs.json` sites. */
  readonly slugs?: SlugRule;
  /** Returns true for a dead link. Absent if links aren't checked. */
  readonly isDead?: (target: string, file: string, page?: string) => boolean;
  /** Resolves a picture, video or other file that a page shows. Parameters as for `link`. */
  readonly asset: (target: string, file: string, page?: string) => string;
  /** Returns true for a single-color picture in the docs folder, see `icons/monochrome.ts`. Absent if unchecked. */
  readonly isMonochrome?: (target: string, file: string, page?: string) => boolean;
}

/** A rendered page: plain JSON, the same bytes for the same input. */
export interface RenderedPage {
  /** Static HTML without the title of the page, valid as the content of an `<article>`. */
  readonly html: string;
  /** Entries of "On this page" in document order: headings, and the components that hosts list with them. */
  readonly headings: readonly PageHeading[];
  /** Visible text for search, code included. Blocks are separated by line breaks. */
  readonly text: string;
  /** Components with state. Empty for most pages, which then need no script. */
  readonly islands: readonly Island[];
  /** Lost, changed or replaced content, in document order. Locations are in the author's files. */
  readonly findings: readonly Finding[];
  /** Optional packages that aren't installed, so parts of the page are plain fallbacks. Sorted by name. */
  readonly missingPackages: readonly MissingPackage[];
  /** Files that the page depends on, starting with the page itself. Includes paths that were tried but don't exist. */
  readonly dependencies: readonly string[];
  /** Entries of a changelog in document order. Absent if the page has none. */
  readonly updates?: readonly PageUpdate[];
}

/** An `Update`, as a feed shows it. */
export interface PageUpdate {
  readonly id: string;
  /** Label of the update, which may be a date. */
  readonly label: string;
  readonly tags: readonly string[];
  /** Title for readers of the feed, from the attribute `rss`. */
  readonly feedTitle?: string | undefined;
  /** Text for readers of the feed, from the attribute `rss`. */
  readonly feedText?: string | undefined;
  readonly html: string;
}

export interface MissingPackage {
  readonly name: string;
  /** First part of the page that needs the package. Absent for text of a specification, which has no file. */
  readonly location?: TextLocation | undefined;
}

export interface PageHeading {
  readonly id: string;
  readonly text: string;
  readonly depth: number;
  /** Type of the element that the entry links to. */
  readonly kind: 'heading' | 'update' | 'step';
}

/**
 * A component with state. The HTML contains its static rendering in `<dialect-island data-island="ID">`, which the page
 * script hydrates.
 */
export interface Island extends IslandContents {
  readonly id: string;
  readonly module: string;
  /** Name of the component in the module; `$default` for an unnamed default export. */
  readonly name: string;
}

/** Data that a browser needs to render an island, in addition to its code. */
export interface IslandContents {
  readonly props: Readonly<Record<string, unknown>>;
  /**
   * HTML of elements in the props, by path: `children`, `tabs.0.icon`. `null` for a slot whose HTML the page already
   * contains in `<dialect-slot data-slot="ID.NAME">`.
   */
  readonly slots: Readonly<Record<string, string | null>>;
  /** HTML that only a build can write (code, icons, included files), by `requestKey`. */
  readonly written: Readonly<Record<string, string>>;
  /** Resolved URLs by source text. Unchanged URLs are left out. */
  readonly links: Readonly<Record<string, string>>;
  readonly assets: Readonly<Record<string, string>>;
  /** True if the build rendered with placeholders for browser globals. The browser then replaces the static HTML. */
  readonly isGuess: boolean;
}
