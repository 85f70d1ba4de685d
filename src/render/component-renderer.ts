import type { ComponentChildren } from 'preact';
import type { HeadingText } from '../core/bodies.ts';
import type { CodeItem, Markup, StepItem, TabItem, ThemeComponents } from './component-props.ts';
import type { WrittenThings } from './theme.ts';
import type { PageHeading } from './types.ts';

/** What a component is given. */
export type Props = Readonly<Record<string, unknown>>;

/** Parts that a component around them shows in its own way: tabs, steps, blocks of code. */
export type Collector =
  | { readonly kind: 'tab'; readonly items: TabItem[] }
  | { readonly kind: 'step'; readonly items: StepItem[] }
  | { readonly kind: 'code'; readonly items: CodeItem[] };

/** Children of a component, as far as the components of the dialect look at them. */
export interface Content {
  /** As HTML, in a build; in a browser, where children are nodes that may change, it is empty. */
  readonly html: string;
  /** Absent if nothing is in it. */
  readonly children?: Markup;
}

/**
 * What the components of the dialect are written on. A build writes HTML (`Rendering`), a browser nodes that stay
 * alive (`BrowserRenderer`): both read what authors wrote by the same code.
 */
export interface ComponentRenderer {
  /** The innermost component that gathers parts; null inside of a part. */
  readonly collector: Collector | null;
  /** Entries of "On this page". */
  readonly headings: PageHeading[];
  readonly ids: { next(heading: HeadingText): string };
  /** The children of a component: none of their parts belongs to a component further out. */
  inside(children: unknown): Content;
  /** The children of a component that gathers parts: what is left of them when the collector has its own. */
  gathered(collector: Collector, children: unknown): Content;
  /** The words of children. */
  textIn(content: Content): string;
  /** Likewise, with line breaks and spaces as they are. */
  codeIn(content: Content): string;
  /** An attribute that may be text or elements. */
  markup(value: unknown): Markup | undefined;
  /** Likewise, where hosts read text as Markdown. */
  phrases(value: unknown): Markup | undefined;
  /** The words of such an attribute. */
  words(value: unknown): string;
  /** An icon as authors name it in the attributes of a component. */
  icon(props: Props, name?: unknown): Markup | undefined;
  /** A component as the theme writes it. What it contains stays if that fails. */
  themed<Name extends keyof ThemeComponents>(
    name: Name,
    props: Parameters<ThemeComponents[Name]>[0],
    content?: Content,
  ): ComponentChildren;
  /** An element of HTML whose addresses are resolved. */
  element(tagName: string, props: Props, children: readonly unknown[]): ComponentChildren;
  /** An id that nothing else of the page has; undefined for none. */
  id(wanted: string): string | undefined;
  /** The id that hosts make of a title; empty if they make none. `name`: the attribute that gives it. */
  titleId(element: string, name: string, title: string): string;
  /** The address to write for a link. */
  link(target: string): string;
  /** The address to write for a file that is shown. */
  asset(target: string): string;
  write<Name extends keyof WrittenThings>(name: Name, what: WrittenThings[Name]): ComponentChildren;
}
