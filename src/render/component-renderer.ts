import type { ComponentChildren } from 'preact';
import type { HeadingText } from '../core/bodies.ts';
import type { CodeItem, ExampleProps, Markup, StepItem, TabItem, ThemeComponents } from './component-props.ts';
import type { WriterInputs } from './theme.ts';
import type { PageHeading, PageUpdate } from './types.ts';

/** Props as written in a page, not yet normalized. */
export type PageProps = Readonly<Record<string, unknown>>;

/** Collects the parts that a container component renders: tabs, steps or code blocks. */
export type Collector =
  | { readonly kind: 'tab'; readonly items: TabItem[] }
  | { readonly kind: 'step'; readonly items: StepItem[] }
  | { readonly kind: 'code'; readonly items: CodeItem[] };

export interface RenderedChildren {
  /** HTML in a build. Empty in a browser, which uses `children` instead. */
  readonly html: string;
  readonly children?: Markup;
}

/**
 * Renderer that the built-in components call. Builds render HTML (`Rendering`) and browsers render live nodes
 * (`BrowserRenderer`), with the same components.
 */
export interface ComponentRenderer {
  /** The innermost component that collects parts; `null` inside a part. */
  readonly collector: Collector | null;
  readonly headings: PageHeading[];
  readonly updates: PageUpdate[];
  /**
   * Renders children as separate content: tabs, steps and code blocks in them aren't added to the current collector.
   */
  renderChildren(children: unknown): RenderedChildren;
  /** Adds the parts among the children to the collector, and renders the other children. */
  collectParts(collector: Collector, children: unknown): RenderedChildren;
  textOfChildren(content: RenderedChildren): string;
  /** Text of children that are code, with its line breaks and spaces. */
  codeOfChildren(content: RenderedChildren): string;
  toMarkup(value: unknown): Markup | undefined;
  renderInlineMarkdown(value: unknown): Markup | undefined;
  toPlainText(value: unknown): string;
  /** Renders the icon that the attributes of a component describe. `name` defaults to `props.icon`. */
  renderIcon(props: PageProps, name?: unknown): Markup | undefined;
  /** Renders a theme component. If it fails, only its content is rendered. */
  renderThemeComponent<Name extends keyof ThemeComponents>(
    name: Name,
    props: Parameters<ThemeComponents[Name]>[0],
    content?: RenderedChildren,
  ): ComponentChildren;
  /** Moves an example of an endpoint page next to the text. Returns the example if it stays in the text. */
  placeExample(kind: ExampleProps['kind'], example: ComponentChildren): ComponentChildren;
  element(tagName: string, props: PageProps, children: readonly unknown[]): ComponentChildren;
  /** Makes an id unique on the page. Returns `undefined` for an empty id. */
  id(preferredId: string): string | undefined;
  headingId(heading: HeadingText): string | undefined;
  /**
   * Returns the id that hosts derive from the title of a component; an empty string if they derive no id.
   *
   * @param name Name of the attribute that contains the title.
   */
  titleId(element: string, name: string, title: string): string;
  link(target: string): string;
  asset(target: string): string;
  write<Name extends keyof WriterInputs>(name: Name, input: WriterInputs[Name]): ComponentChildren;
}
