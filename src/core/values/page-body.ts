import type { Range } from './location.ts';
import type { VariableUse } from './variables.ts';

/** `md` is Markdown with HTML. */
export type BodyFormat = 'mdx' | 'md';

export interface UndefinedName extends VariableUse {
  /** The author escaped a backtick in code before it, which ends the code: what follows is read as text. */
  readonly followsCutCode?: true;
}

/** Facts about the content of a page, as plain JSON. All offsets are UTF-16 units in the page's text. */
export interface PageBody {
  /**
   * Links and images in text order. Definitions (`[a]: /b`) count if a reference uses them. `mailto:` links are left
   * out.
   */
  readonly links: readonly BodyLink[];
  /**
   * Links and images that Markdown shows as text, because their destination has spaces: `[a](/b c)`. In text order;
   * never part of `links`. Absent if there are none.
   */
  readonly spacedLinks?: readonly BodyLink[];
  /** URLs that may run code, in text order; never part of `links`. Absent if there are none. */
  readonly unsafe?: readonly UnsafeUrl[];
  /**
   * Ids that a link's hash can point to, in text order, without duplicates: ids of headings in all spellings, `{#id}`
   * at the end of a heading, `id` of elements, `name` of `<a>`, and titles of the host's components.
   */
  readonly anchors: readonly string[];
  /**
   * Ids of headings that hosts generate differently. One row per heading: the id in the hosted product, the id by
   * GitHub's rule, then ids by other or older rules. Absent if there are none.
   */
  readonly spellings?: readonly (readonly [host: string, github: string, ...others: string[]])[];
  readonly imports: readonly BodyImport[];
  /**
   * Files of the docs folder that `imports` resolve to. Absent if there are none. Added after the body is parsed,
   * because the result depends on which files exist.
   */
  readonly snippets?: readonly string[];
  /**
   * Names in braces that the file doesn't define: `{item_id}`. A file that includes this one may define them. Absent if
   * there are none.
   */
  readonly undefinedNames?: readonly UndefinedName[];
  /** Variables in double braces outside of code. Absent if there are none. */
  readonly variables?: readonly PageVariableUse[];
  /**
   * Patterns of the ids that the page's code or an imported module creates at run time; `*` matches any text. Absent if
   * there are none.
   */
  readonly madeIds?: readonly string[];
  /** True if the page has an `<Update>`, for which the host generates a feed. Absent otherwise. */
  readonly hasUpdates?: true;
  readonly ignores?: readonly IgnoreComment[];
  /** Text of the first level-1 heading. Absent if missing or blank. */
  readonly title?: string;
  /** Set if the body doesn't parse. Only links are then collected, as far as they can be read as Markdown. */
  readonly syntaxError?: BodySyntaxError;
  /** Set if a Markdown file parses as Markdown but not as MDX. Some hosts read it as MDX. */
  readonly mdxError?: BodySyntaxError;
  /** Set if the body exceeds a limit of the parser. All lists are then empty. */
  readonly excess?: Excess;
}

export interface PageVariableUse extends VariableUse {
  readonly isInFrontMatter?: true;
}

/** The range covers the link target. If the target's position is unknown, it covers the whole link or element name. */
export interface BodyLink extends Range {
  /** Entities and backslash escapes are resolved; percent-encoding is kept. */
  readonly target: string;
  /** `attribute`: `href` or `src` of an element, in MDX and in HTML. */
  readonly kind: 'link' | 'image' | 'attribute';
}

export interface UnsafeUrl extends Range {
  readonly target: string;
}

export interface BodyImport {
  /** As written. `<Snippet file="a.mdx" />` imports `/snippets/a.mdx`. */
  readonly specifier: string;
  readonly isUsed: boolean;
  readonly start: number;
  /** Range of the path in the source. For `<Snippet>`, the range covers only the end of `specifier`. */
  readonly specifierRange: Range;
}

export interface BodySyntaxError extends Range {
  /** One sentence without the full stop. */
  readonly reason: string;
}

export interface Excess {
  readonly of: 'length' | 'braces' | 'brackets' | 'lists and quotes' | 'elements' | 'code spans';
  readonly limit: number;
  readonly start: number;
}

/** Extracts the facts of a page. Returns a promise if the parser is not loaded yet. */
export type BodyParser = (text: string, format: BodyFormat) => PageBody | Promise<PageBody>;

/** A comment in a page that ignores findings: `docs-json-nav-ignore link-missing: another step makes it`. */
export interface IgnoreComment extends Range {
  /** Codes as written; empty if the comment names no code. */
  readonly codes: readonly string[];
  readonly reason: string;
  /** End of the next line with text. Findings between the start of the comment and this offset are ignored. */
  readonly until: number;
}
