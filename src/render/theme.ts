import type { ThemeComponents } from './component-props.ts';

/**
 * Components and writers of a generator. Everything is optional: missing members fall back to plain semantic HTML
 * (`components/plain-components.ts`, `writers.ts`).
 */
export interface Theme {
  /** Part of cache keys. Must change whenever the theme's output changes. */
  readonly version?: string;
  readonly components?: Partial<ThemeComponents>;
  readonly writers?: Partial<ThemeWriters>;
  /** Name of the script in `dist/islands` that has the same components for browsers. Default: `plain`. */
  readonly script?: string;
  /** Renders endpoint pages without columns, folding and tabs. Default: false. */
  readonly plainEndpoints?: boolean;
}

/** Writers of code, formulas, diagrams and icons. Each returns HTML and may be asynchronous. */
export type ThemeWriters = {
  readonly [Name in keyof WriterInputs]: (input: WriterInputs[Name], context: WriterContext) => WriterOutputHtml;
};

export interface WriterInputs {
  readonly code: CodeBlock;
  /** A formula in TeX; `isBlock` for display style. Default: MathML. */
  readonly math: { readonly tex: string; readonly isBlock: boolean };
  /** Default: `<pre class="mermaid">`. */
  readonly mermaid: { readonly text: string };
  /** For an unknown icon, the writer returns an empty string. Default: no icons. */
  readonly icon: IconRequest;
}

/** A code block with the options of its info string. */
export interface CodeBlock {
  /** Lowercase name that highlighters know (`bash` for `curl`, `python` for `Python`); empty for none. */
  readonly language: string;
  readonly text: string;
  readonly title: string;
  /** Line numbers, from 1. */
  readonly highlight: readonly number[];
  readonly focus: readonly number[];
  readonly added: readonly number[];
  readonly removed: readonly number[];
  readonly lines: boolean;
  readonly expandable: boolean;
  readonly wrap: boolean;
  readonly icon?: string | undefined;
  /** True in a code group, which shows the title as a tab. */
  readonly isGrouped: boolean;
}

export type WriterOutputHtml = string | Promise<string>;

export interface WriterContext {
  readonly file: string;
  /** Reports an unknown icon. `similar` is the icon that is shown instead, if any. */
  readonly reportUnknownIcon: (icon: string, similar: string | undefined) => void;
  /** Reports that a package isn't installed, so the output is a fallback. */
  readonly reportMissingPackage: (name: string) => void;
  readonly asset: (target: string) => string;
  /** True for a picture that can be drawn in the color of the text. */
  readonly isMonochrome: (target: string) => boolean;
}

export interface IconRequest {
  /** Source text: a name, `fa-solid fa-bolt`, path of a picture, URL, or `<svg …>`. */
  readonly name: string;
  /** Value of `iconType`: `solid`, `regular`, `brands` …. */
  readonly type?: string;
  /** Pixels. */
  readonly size?: number;
  readonly color?: string;
  readonly className?: string;
}
