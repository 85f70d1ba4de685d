import type { Range } from './place.ts';
import type { VariableUse } from './variables.ts';

/** How a page is read: as MDX, or as Markdown with HTML in it. */
export type BodyFormat = 'mdx' | 'md';

/** What the text of a page says to the rest of the site. Plain JSON. All offsets are UTF-16 units in the page text. */
export interface PageBody {
  /**
   * Links and images in text order; of definitions (`[a]: /b`), those that something refers to. None to
   * mailboxes, which are no places of a site.
   */
  readonly links: readonly BodyLink[];
  /** Addresses that may run code, in text order, wherever they are; no `links` are among them. Absent if there are none. */
  readonly unsafe?: readonly UnsafeAddress[];
  /**
   * Ids that the hash of a link can lead to, in text order, each once: those of headings as github-slugger numbers
   * them and as hosts do that count from two, `{#id}` at the end of a heading, `id` of elements, `name` of `<a>`, titles of the host's own elements.
   */
  readonly anchors: readonly string[];
  /** Markdown files and modules that this page takes in. */
  readonly imports: readonly BodyImport[];
  /** The files of the docs folder that `imports` mean; absent if there are none. Found out last, since they depend on which files there are. */
  readonly snippets?: readonly string[];
  /** Names in double braces outside of code; absent if there are none. */
  readonly variables?: readonly VariableUse[];
  /**
   * Patterns of the ids that code of the page, or a module, makes as it runs: `*` stands for what is put in. Absent if it
   * makes none.
   */
  readonly madeIds?: readonly string[];
  /** Comments that ignore findings; absent if there are none. */
  readonly ignores?: readonly IgnoreComment[];
  /** Text of the first level-1 heading; absent if there is none or it is blank. */
  readonly title?: string;
  /** Set if the body does not parse: then only its links are known, as far as Markdown tells them. */
  readonly syntaxError?: BodySyntaxError;
  /** Set if a Markdown file parses, and would not as MDX, which some hosts read it as. */
  readonly mdxError?: BodySyntaxError;
  /** Set if the body is too much to parse: then the lists are empty. */
  readonly excess?: Excess;
}

/** Its range is the target as written; where that cannot be told, the link or the element's name. */
export interface BodyLink extends Range {
  /** Where it leads: entities and backslash escapes resolved, percent-encoding as written. */
  readonly target: string;
  /** `attribute`: `href` or `src` of an element, in MDX and in HTML. */
  readonly kind: 'link' | 'image' | 'attribute';
}

/** Its range is that of a `BodyLink`. */
export interface UnsafeAddress extends Range {
  readonly target: string;
}

export interface BodyImport {
  /** As written. `<Snippet file="a.mdx" />` takes in `/snippets/a.mdx`. */
  readonly specifier: string;
  /** True if the body uses what was imported. */
  readonly used: boolean;
  /** Where the statement or the element begins. */
  readonly start: number;
  /** The specifier as written; of `<Snippet>` the end of it. */
  readonly written: Range;
}

export interface BodySyntaxError extends Range {
  /** One sentence without the full stop at its end. */
  readonly reason: string;
}

/** What makes a page too much to parse, and where. */
export interface Excess {
  /** The length of the text, what is nested too deeply, or kinds of code spans in one paragraph. */
  readonly of: 'length' | 'braces' | 'brackets' | 'lists and quotes' | 'elements' | 'code spans';
  readonly limit: number;
  /** UTF-16 offset. */
  readonly start: number;
}

/** Finds the facts of a page; a promise only if the parser is still to be loaded. */
export type BodyParser = (text: string, format: BodyFormat) => PageBody | Promise<PageBody>;

/** A comment of a page that ignores findings: `docs-json-nav-ignore link-missing: another step makes it`. */
export interface IgnoreComment extends Range {
  /** Codes of the findings, as written; empty if none is named. */
  readonly codes: readonly string[];
  /** Why, for people; empty if none is given. */
  readonly reason: string;
  /** Findings that begin between the start of the comment and this offset are meant: to the end of the next line with text. */
  readonly until: number;
}
