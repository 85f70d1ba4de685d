import type { Finding, TextPlace } from '../core/values.ts';
import type { CallForm, CallServers, OperationContent } from '../endpoints/page.ts';

/** A page as its author wrote it. */
export interface PageSource {
  /** Path in the docs folder, with `/`. Relative imports and links count from it, and findings name it. */
  readonly file: string;
  /** The whole text with its front matter, without byte order mark. Offsets of findings count in it. */
  readonly text: string;
  /** What a specification adds above and below the text. Findings in it are placed at the start of the file. */
  readonly generated?: OperationContent;
  /** What readers can do with the operation that the page is about. */
  readonly tools?: EndpointTools | undefined;
  /** The language of the page, by its code: that of what is generated. */
  readonly language?: string | undefined;
}

/** What a script offers on an endpoint page. */
export interface EndpointTools {
  /** Absent for what no browser can call. */
  readonly call?: CallServers | undefined;
  /** Addresses of files. */
  readonly markdown?: string | undefined;
  readonly operation?: string | undefined;
  readonly specification?: string | undefined;
  /** What a form needs to make the call, where readers can try it. */
  readonly form?: CallForm | undefined;
  /** What opens instead of the form. */
  readonly scalar?: ScalarFiles | undefined;
}

/** Addresses of what Scalar's client needs: its script and style sheet, and a document with the operation, as JSON. */
export interface ScalarFiles {
  readonly script: string;
  readonly styles: string;
  readonly document: string;
}

/** What a page may know of the world around it. Files come through the host alone; nothing is written. */
export interface PageLookup {
  /**
   * The text of a file of the docs folder; undefined if there is none.
   *
   * @param file Relative to the root, free of `.` and `..`; it never leads out of the root.
   */
  readonly read: (file: string) => string | undefined;
  /** Folder of the pages, with a slash at its end: `/a` of an import counts from it first. Absent: from the root only. */
  readonly pagesFolder?: string;
  /** `variables` of `docs.json`: `{{name}}` is replaced before anything is read. */
  readonly variables: Readonly<Record<string, string>>;
  /**
   * The address to write for a link.
   *
   * @param target As written: `/a#b`, `./c`, `https://…`. Never a bare hash.
   * @param file The file that contains it: a page, or a snippet of the page; empty for what a specification says.
   * @param page The file of the page that shows it. Default: nobody knows it, as in code that several pages share.
   */
  readonly link: (target: string, file: string, page?: string) => string;
  /** True for a link that leads to nothing. Absent if unknown. */
  readonly isDead?: (target: string, file: string, page?: string) => boolean;
  /** The address to write for a picture, video or any other file that a page shows. Likewise. */
  readonly asset: (target: string, file: string, page?: string) => string;
  /** True for a picture of the docs folder that is of one color: see `isMonochrome`. Absent if unknown. */
  readonly isMonochrome?: (target: string, file: string, page?: string) => boolean;
}

/** A page, rendered. Plain JSON, the same bytes for the same input. */
export interface RenderedPage {
  /** Static HTML without the title of the page: valid as the content of an `<article>`. */
  readonly html: string;
  /** Entries of "On this page" in document order: headings, and what the host lists beside them. */
  readonly headings: readonly PageHeading[];
  /** All words that a reader can see, blocks apart by line breaks: for search. Code is in it. */
  readonly text: string;
  /** Parts that contain state. Empty for most pages: those need no script at all. */
  readonly islands: readonly Island[];
  /** What was lost, changed or replaced, in document order. Places are in the author's own files. */
  readonly findings: readonly Finding[];
  /** Packages that were not installed when it was rendered: something in it is written plainly. Sorted by name. */
  readonly missingPackages: readonly MissingPackage[];
  /** Every file that the page was made of, itself first. Files that were asked for and are missing are named too. */
  readonly dependencies: readonly string[];
}

/** A package that would have written a part of a page. */
export interface MissingPackage {
  readonly name: string;
  /** The first part that it would have written, if it is one place. */
  readonly place?: TextPlace | undefined;
}

export interface PageHeading {
  readonly id: string;
  readonly text: string;
  /** 1 to 6. */
  readonly depth: number;
  /** What makes the entry. Default of readers: all alike. */
  readonly kind: 'heading' | 'update' | 'step';
}

/**
 * A component with state. In the HTML it is `<dialect-island data-island="ID">` around its static rendering, which the
 * script of pages brings to life.
 */
export interface Island extends IslandContents {
  /** Unique in the page: `island-0`. */
  readonly id: string;
  /** File that declares the component at its top. */
  readonly module: string;
  /** Its name there; `$default` for a default export without one. */
  readonly name: string;
}

/** What a browser has to be told of a component with state, beside its code. */
export interface IslandContents {
  /** Members of the props that JSON can contain. */
  readonly props: Readonly<Record<string, unknown>>;
  /**
   * Members that are elements, `children` and those in other members (`tabs.0.icon`) among them, as HTML. Each is in a
   * `<dialect-slot data-slot="ID.NAME">`; null for one that is in the page already.
   */
  readonly slots: Readonly<Record<string, string | null>>;
  /** What only a build can write (code, icons, pages), by what was asked for: see `requestKey`. */
  readonly written: Readonly<Record<string, string>>;
  /** Addresses as they are written, by what the author named; those that stay as they are are left out. */
  readonly links: Readonly<Record<string, string>>;
  readonly assets: Readonly<Record<string, string>>;
  /** True if stand-ins for what only a browser has were used: what the browser makes of it counts. */
  readonly isGuess: boolean;
}
