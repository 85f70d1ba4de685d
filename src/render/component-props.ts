import type { ComponentChildren, FunctionComponent } from 'preact';

/**
 * What a component receives as children and gives back: nodes of Preact. Children are rendered already; put them
 * where they belong, at most once. For HTML in a string, use `rawHtml`.
 */
export type Markup = ComponentChildren;

/** What every component may receive besides its own props. */
interface Common {
  readonly children?: Markup;
  /** The id that links lead to. Write it if it is given. */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

export interface AsideProps extends Common {
  /** `Note`, `Warning`, `Info`, `Tip`, `Check`, `Danger`; `callout` for a `Callout`, with a look of its own. */
  readonly kind: 'note' | 'warning' | 'info' | 'tip' | 'check' | 'danger' | 'callout';
  readonly title?: Markup;
  readonly icon?: Markup;
  readonly color?: string | undefined;
}

export interface CardProps extends Common {
  readonly title?: Markup;
  readonly icon?: Markup;
  readonly color?: string | undefined;
  /** Resolved address. */
  readonly href?: string | undefined;
  /** Resolved address of a picture above the text. */
  readonly img?: string | undefined;
  readonly horizontal?: boolean | undefined;
  /** Words of the call to action. */
  readonly cta?: Markup;
  readonly arrow?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** `CardGroup`, `Columns`, `TileGroup`: cards or anything else side by side. */
export interface ColumnsProps extends Common {
  /** 1 to 4. */
  readonly cols: number;
}

export interface TileProps extends Common {
  readonly title?: Markup;
  readonly description?: Markup;
  readonly href?: string | undefined;
}

export interface TabItem {
  readonly title: Markup;
  /** The title's words. */
  readonly label: string;
  readonly id: string;
  readonly icon?: Markup;
  readonly children: Markup;
}

export interface TabsProps extends Common {
  readonly items: readonly TabItem[];
  /** Index of the tab that is open first. */
  readonly selected: number;
  /** False if tabs of the same names shall not switch together. */
  readonly sync: boolean;
}

export interface StepItem {
  readonly title?: Markup;
  /** The title's words. */
  readonly label: string;
  readonly id?: string | undefined;
  readonly icon?: Markup;
  /** The number that the step shows, from 1. */
  readonly number: number;
  readonly titleSize: 'p' | 'h2' | 'h3' | 'h4';
  readonly children: Markup;
}

export interface StepsProps extends Common {
  readonly items: readonly StepItem[];
}

/** `Accordion`, and `Expandable` for nested fields. */
export interface AccordionProps extends Common {
  readonly title: Markup;
  readonly description?: Markup;
  readonly icon?: Markup;
  readonly isOpen: boolean;
}

/** `ParamField` and `ResponseField`. */
export interface FieldProps extends Common {
  readonly kind: 'parameter' | 'response';
  readonly name: string;
  /** Where a parameter goes. */
  readonly location?: 'path' | 'query' | 'body' | 'header' | 'cookie' | undefined;
  readonly type?: string | undefined;
  readonly required: boolean;
  readonly deprecated: boolean;
  /** The value that counts when none is given, as text. */
  readonly initial?: string | undefined;
  readonly placeholder?: string | undefined;
  /** Labels before and after the name. */
  readonly pre: readonly string[];
  readonly post: readonly string[];
}

export interface FrameProps extends Common {
  readonly caption?: Markup;
  readonly hint?: Markup;
}

export interface CodeItem {
  /** Empty if the block has none. */
  readonly title: string;
  readonly language: string;
  readonly icon?: Markup;
  readonly children: Markup;
}

export interface CodeGroupProps extends Common {
  readonly items: readonly CodeItem[];
  /** A list to choose from where tabs would not fit. */
  readonly dropdown: boolean;
}

/** `RequestExample` and `ResponseExample`: code that is beside the text. */
export interface ExampleProps extends CodeGroupProps {
  readonly kind: 'request' | 'response';
}

export interface TooltipProps extends Common {
  readonly tip: Markup;
  readonly headline?: Markup;
  readonly cta?: Markup;
  readonly href?: string | undefined;
}

export interface BadgeProps extends Common {
  readonly color?: string | undefined;
  readonly size?: string | undefined;
  readonly shape?: string | undefined;
  readonly icon?: Markup;
  readonly stroke: boolean;
  readonly disabled: boolean;
}

/** An entry of a changelog. */
export interface UpdateProps extends Common {
  readonly id: string;
  readonly label: Markup;
  readonly description?: Markup;
  readonly tags: readonly string[];
}

/** A tree of files: `Tree` contains `TreeFolder` and `TreeFile`. */
export interface TreeFolderProps extends Common {
  readonly name: string;
  readonly isOpen: boolean;
  /** False for a folder that cannot be closed. */
  readonly openable: boolean;
}

export interface TreeFileProps extends Common {
  readonly name: string;
}

/** A text for a language model, to be copied. */
export interface PromptProps extends Common {
  readonly description?: Markup;
  readonly icon?: Markup;
  /** The words of the children, to be copied. */
  readonly text: string;
}

/** A part that is shown for one choice among all the `View`s of a page. */
export interface ViewProps extends Common {
  readonly title: string;
  readonly icon?: Markup;
}

/** `Color`, holding rows and items. */
export interface ColorProps extends Common {
  readonly variant?: string | undefined;
}

export interface ColorRowProps extends Common {
  readonly title?: Markup;
}

export interface ColorItemProps extends Common {
  readonly name?: string | undefined;
  /** A color of CSS; for light and dark where they differ. */
  readonly value: string;
  readonly darkValue?: string | undefined;
}

export interface HeadingProps extends Common {
  /** 1 to 6. */
  readonly depth: number;
  readonly id: string;
}

export interface LinkProps extends Common {
  /** Resolved address. */
  readonly href?: string;
  /** Any other attribute that the author wrote. */
  readonly [attribute: string]: unknown;
}

export interface ImageProps {
  /** Resolved address. */
  readonly src?: string | undefined;
  readonly alt?: string | undefined;
  /** Any other attribute that the author wrote. */
  readonly [attribute: string]: unknown;
}

/**
 * Every component that a theme can write. The engine reads what authors wrote (`Note`, `CardGroup`, `ParamField`,
 * letter case of attributes, numbers as text …) and calls these few with typed props.
 */
export interface ThemeComponents {
  readonly Aside: FunctionComponent<AsideProps>;
  readonly Card: FunctionComponent<CardProps>;
  readonly Columns: FunctionComponent<ColumnsProps>;
  /** One of the columns. */
  readonly Column: FunctionComponent<Common>;
  readonly Tile: FunctionComponent<TileProps>;
  /** Children: what was written between the tabs, if anything. */
  readonly Tabs: FunctionComponent<TabsProps>;
  /** Children: what was written between the steps, if anything. */
  readonly Steps: FunctionComponent<StepsProps>;
  readonly Accordion: FunctionComponent<AccordionProps>;
  readonly AccordionGroup: FunctionComponent<Common>;
  readonly Expandable: FunctionComponent<AccordionProps>;
  readonly Field: FunctionComponent<FieldProps>;
  readonly Frame: FunctionComponent<FrameProps>;
  /** Children: what was written between the blocks of code, if anything. */
  readonly CodeGroup: FunctionComponent<CodeGroupProps>;
  readonly Example: FunctionComponent<ExampleProps>;
  readonly Tooltip: FunctionComponent<TooltipProps>;
  readonly Badge: FunctionComponent<BadgeProps>;
  readonly Update: FunctionComponent<UpdateProps>;
  readonly Tree: FunctionComponent<Common>;
  readonly TreeFolder: FunctionComponent<TreeFolderProps>;
  readonly TreeFile: FunctionComponent<TreeFileProps>;
  readonly Panel: FunctionComponent<Common>;
  readonly Prompt: FunctionComponent<PromptProps>;
  readonly View: FunctionComponent<ViewProps>;
  readonly Color: FunctionComponent<ColorProps>;
  readonly ColorRow: FunctionComponent<ColorRowProps>;
  readonly ColorItem: FunctionComponent<ColorItemProps>;
  /** Headings of Markdown, and `Heading`. */
  readonly Heading: FunctionComponent<HeadingProps>;
  /** Links of Markdown, `<a>` and `Link`. */
  readonly Link: FunctionComponent<LinkProps>;
  /** Pictures of Markdown, `<img>` and `Image`. */
  readonly Image: FunctionComponent<ImageProps>;
}
