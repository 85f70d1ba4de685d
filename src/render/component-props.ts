import type { ComponentChildren, FunctionComponent } from 'preact';

/**
 * Preact nodes: children and results of components. Children are already rendered, so a component may use them only
 * once. `rawHtml` converts an HTML string.
 */
export type Markup = ComponentChildren;

interface CommonProps {
  readonly children?: Markup;
  /** Target of links with a fragment. If set, the component must write it as `id`, or the links break. */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

export interface AsideProps extends CommonProps {
  /** `Note`, `Warning`, `Info`, `Tip`, `Check` or `Danger`; `callout` for a `Callout` with its own icon and color. */
  readonly kind: 'note' | 'warning' | 'info' | 'tip' | 'check' | 'danger' | 'callout';
  readonly title?: Markup;
  readonly icon?: Markup;
  readonly color?: string | undefined;
}

export interface CardProps extends CommonProps {
  readonly title?: Markup;
  readonly icon?: Markup;
  readonly color?: string | undefined;
  readonly href?: string | undefined;
  /** Picture above the text. */
  readonly img?: string | undefined;
  readonly horizontal?: boolean | undefined;
  readonly cta?: Markup;
  readonly arrow?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

export interface ColumnsProps extends CommonProps {
  readonly cols: number;
}

export interface TileProps extends CommonProps {
  readonly title?: Markup;
  readonly description?: Markup;
  readonly href?: string | undefined;
}

export interface TabItem {
  readonly title: Markup;
  readonly label: string;
  readonly id: string;
  readonly icon?: Markup;
  readonly children: Markup;
}

export interface TabsProps extends CommonProps {
  readonly items: readonly TabItem[];
  readonly selected: number;
  /** When true, tabs with the same titles are switched together. */
  readonly sync: boolean;
}

export interface StepItem {
  readonly title?: Markup;
  readonly label: string;
  readonly id?: string | undefined;
  readonly icon?: Markup;
  /** Position of the step, starting at 1. */
  readonly number: number;
  readonly titleSize: 'p' | 'h2' | 'h3' | 'h4';
  readonly children: Markup;
}

export interface StepsProps extends CommonProps {
  readonly items: readonly StepItem[];
}

/** Props of `Accordion`, and of `Expandable`, which contains nested fields. */
export interface AccordionProps extends CommonProps {
  readonly title: Markup;
  readonly description?: Markup;
  readonly icon?: Markup;
  readonly isOpen: boolean;
}

export interface FieldProps extends CommonProps {
  readonly kind: 'parameter' | 'response';
  readonly name: string;
  /** Location of a parameter in the request. */
  readonly location?: 'path' | 'query' | 'body' | 'header' | 'cookie' | undefined;
  readonly type?: string | undefined;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly initial?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly pre: readonly string[];
  readonly post: readonly string[];
}

export interface FrameProps extends CommonProps {
  readonly caption?: Markup;
  readonly hint?: Markup;
}

export interface CodeItem {
  /** Empty for an untitled block. */
  readonly title: string;
  readonly language: string;
  readonly icon?: Markup;
  readonly children: Markup;
}

export interface CodeGroupProps extends CommonProps {
  readonly items: readonly CodeItem[];
  readonly dropdown: boolean;
}

/** Props of `RequestExample` and `ResponseExample`, which are shown next to the text. */
export interface ExampleProps extends CodeGroupProps {
  readonly kind: 'request' | 'response';
}

export interface TooltipProps extends CommonProps {
  readonly tip: Markup;
  readonly headline?: Markup;
  readonly cta?: Markup;
  readonly href?: string | undefined;
}

export interface BadgeProps extends CommonProps {
  readonly color?: string | undefined;
  readonly size?: string | undefined;
  readonly shape?: string | undefined;
  readonly icon?: Markup;
  readonly stroke: boolean;
  readonly disabled: boolean;
}

export interface UpdateProps extends CommonProps {
  readonly id: string;
  readonly label: Markup;
  readonly description?: Markup;
  readonly tags: readonly string[];
}

export interface TreeFolderProps extends CommonProps {
  readonly name: string;
  readonly isOpen: boolean;
  /** False for a folder that is always open. */
  readonly openable: boolean;
}

export interface TreeFileProps extends CommonProps {
  readonly name: string;
}

export interface PromptProps extends CommonProps {
  readonly description?: Markup;
  readonly icon?: Markup;
  /** Plain text of the children, for the clipboard. */
  readonly text: string;
}

/** Alternative content: readers choose one of a page's `View`s by its title. */
export interface ViewProps extends CommonProps {
  readonly title: string;
  readonly icon?: Markup;
}

export interface ColorProps extends CommonProps {
  readonly variant?: string | undefined;
}

export interface ColorRowProps extends CommonProps {
  readonly title?: Markup;
}

export interface ColorItemProps extends CommonProps {
  readonly name?: string | undefined;
  /** A CSS color. If `darkValue` is set, it replaces this color in dark mode. */
  readonly value: string;
  readonly darkValue?: string | undefined;
}

export interface HeadingProps extends CommonProps {
  /** Heading level from 1 to 6. */
  readonly depth: number;
  readonly id: string;
}

export interface LinkProps extends CommonProps {
  readonly href?: string;
  readonly [attribute: string]: unknown;
}

export interface ImageProps {
  readonly src?: string | undefined;
  readonly alt?: string | undefined;
  readonly [attribute: string]: unknown;
}

/**
 * Components that a theme can define. The engine maps the author's components (`Note`, `CardGroup`, `ParamField`,
 * …) to these and normalizes their props, for example letter case and numbers written as text.
 */
export interface ThemeComponents {
  readonly Aside: FunctionComponent<AsideProps>;
  readonly Card: FunctionComponent<CardProps>;
  readonly Columns: FunctionComponent<ColumnsProps>;
  readonly Column: FunctionComponent<CommonProps>;
  readonly Tile: FunctionComponent<TileProps>;
  /** Children: content between the tabs, if any. */
  readonly Tabs: FunctionComponent<TabsProps>;
  /** Children: content between the steps, if any. */
  readonly Steps: FunctionComponent<StepsProps>;
  readonly Accordion: FunctionComponent<AccordionProps>;
  readonly AccordionGroup: FunctionComponent<CommonProps>;
  readonly Expandable: FunctionComponent<AccordionProps>;
  readonly Field: FunctionComponent<FieldProps>;
  readonly Frame: FunctionComponent<FrameProps>;
  /** Children: content between the code blocks, if any. */
  readonly CodeGroup: FunctionComponent<CodeGroupProps>;
  readonly Example: FunctionComponent<ExampleProps>;
  readonly Tooltip: FunctionComponent<TooltipProps>;
  readonly Badge: FunctionComponent<BadgeProps>;
  readonly Update: FunctionComponent<UpdateProps>;
  readonly Tree: FunctionComponent<CommonProps>;
  readonly TreeFolder: FunctionComponent<TreeFolderProps>;
  readonly TreeFile: FunctionComponent<TreeFileProps>;
  readonly Panel: FunctionComponent<CommonProps>;
  readonly Prompt: FunctionComponent<PromptProps>;
  readonly View: FunctionComponent<ViewProps>;
  readonly Color: FunctionComponent<ColorProps>;
  readonly ColorRow: FunctionComponent<ColorRowProps>;
  readonly ColorItem: FunctionComponent<ColorItemProps>;
  readonly Heading: FunctionComponent<HeadingProps>;
  /** Markdown links, `<a>` and `Link`. */
  readonly Link: FunctionComponent<LinkProps>;
  /** Markdown images, `<img>` and `Image`. */
  readonly Image: FunctionComponent<ImageProps>;
}
