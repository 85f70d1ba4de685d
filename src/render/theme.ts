import type { CodeBlock } from './code-block.ts';
import type { ThemeComponents } from './component-props.ts';

/**
 * How a generator writes pages. Everything is optional: what is left out is written in plain semantic HTML
 * (`plain-components.ts`, `plain-writers.ts`), so a theme names only what it writes in another way.
 */
export interface Theme {
  /** Changes whenever the theme writes something else for the same page: a part of the key of caches. */
  readonly version?: string;
  /** The components of the dialect, by the names below. */
  readonly components?: Partial<ThemeComponents>;
  readonly writers?: Partial<ThemeWriters>;
  /**
   * The script of `dist/islands` that writes the same components in browsers, where they are in parts of pages that
   * contain state. Default: `plain`.
   */
  readonly script?: string;
  /** True if pages of endpoints stay as plain as their Markdown is. Default: false. */
  readonly plainEndpoints?: boolean;
}

/** Writers of what comes from the outside of a page. Each returns HTML and may be asynchronous. */
export type ThemeWriters = {
  readonly [Name in keyof WrittenThings]: (what: WrittenThings[Name], context: WriterContext) => Written;
};

/** What each writer is given. */
export interface WrittenThings {
  /** A block of code, highlighted. Also for blocks in a `CodeGroup`, where `isGrouped` is set. */
  readonly code: CodeBlock;
  /** A formula in TeX; `isBlock` for one on lines of its own. Default: MathML. */
  readonly math: { readonly tex: string; readonly isBlock: boolean };
  /** A diagram of mermaid. Default: `<pre class="mermaid">`. */
  readonly mermaid: { readonly text: string };
  /** An icon; an empty string if there is none of that name. Default: nothing. */
  readonly icon: IconRequest;
}

export type Written = string | Promise<string>;

/** What a writer is told of the place it writes for. */
export interface WriterContext {
  /** The page's or snippet's own file. */
  readonly file: string;
  /** Reports an icon that nobody knows. `near` is the name of what is shown instead, if anything is. */
  readonly reportIcon: (icon: string, near: string | undefined) => void;
  /** Says that a package is not installed and something is written as well as can be without it. */
  readonly reportMissingPackage: (name: string) => void;
  /** The address to write for a file that is shown: a picture as an icon. */
  readonly asset: (target: string) => string;
  /** True for a picture that can have the color of the text around it. */
  readonly isMonochrome: (target: string) => boolean;
}

export interface IconRequest {
  /** As written: a name, `fa-solid fa-bolt`, a path of a picture, an address, `<svg …>`. */
  readonly name: string;
  /** `solid`, `regular`, `brands` …, as written in `iconType`. */
  readonly type?: string;
  /** Pixels. */
  readonly size?: number;
  readonly color?: string;
  readonly className?: string;
}
