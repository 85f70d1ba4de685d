import type { Axis, Banner, Icon } from '../site.ts';
import type { JsonObject } from './json.ts';
import type { JsonLocation } from './location.ts';
import { normalizePath } from './paths.ts';

export type ElementKind = 'navigation' | Axis | 'group';

export type ListName =
  | 'languages'
  | 'versions'
  | 'products'
  | 'tabs'
  | 'menu'
  | 'anchors'
  | 'dropdowns'
  | 'groups'
  | 'pages';

export interface SourceText {
  readonly text: string;
  readonly location: JsonLocation;
}

/** `indexed`: hidden from sidebars and neighbors, but listed by search, sitemap and other indexes. */
export type Visibility = 'visible' | 'indexed' | 'hidden';

/** Visibility of an element inside its parent. `indexed` has no effect if neither of them is hidden. */
export function visibilityBelow(
  parentVisibility: Visibility,
  { hidden, indexed }: Pick<Element, 'hidden' | 'indexed'>,
): Visibility {
  if (!hidden && parentVisibility === 'visible') return 'visible';
  if (indexed) return 'indexed';
  return hidden ? 'hidden' : parentVisibility;
}

export interface Element {
  readonly kind: ElementKind;
  /** True for an entry of a `global` list: a link shown on every page, without children. */
  readonly isGlobal: boolean;
  readonly value: JsonObject;
  readonly location: JsonLocation;
  /** Trimmed name; empty if missing or blank. */
  readonly label: string;
  readonly displayName: string | undefined;
  readonly icon: Icon | undefined;
  readonly tag: string | undefined;
  readonly description: string | undefined;
  readonly hidden: boolean;
  /** Search, sitemap and other indexes list its pages even if an element above is hidden. */
  readonly indexed: boolean;
  readonly expanded: boolean;
  readonly isDefault: boolean;
  readonly banner: Banner | undefined;
  readonly href: SourceText | undefined;
  readonly root: SourceText | undefined;
  readonly openapi: readonly SpecSetting[] | undefined;
  readonly asyncapi: readonly SpecSetting[] | undefined;
  /** In file order. More than one non-empty list is a conflict; all of them are kept. */
  readonly lists: readonly ChildList[];
  readonly global: readonly Element[];
}

export interface ChildList {
  /** Normalized name of the array; `key` is the key as written. */
  readonly name: ListName;
  readonly key: string;
  /**
   * Location of the array. For a list that is generated from a specification: location of the setting that names the
   * specification.
   */
  readonly location: JsonLocation;
  readonly items: readonly Child[];
}

export type Child = Element | Entry;

export interface Entry extends SourceText {
  readonly kind: 'entry';
}

export interface SpecSetting {
  /** Path in the docs folder or https URL, as written. */
  readonly source: SourceText;
  readonly directory: string | undefined;
  /** OpenAPI overlays, which are not applied. Default: none. */
  readonly overlays?: readonly SourceText[];
}

export interface Navigation {
  readonly root: Element;
  readonly siteName: string;
  readonly eyebrows: 'section' | 'breadcrumbs' | null;
  readonly drilldown: boolean | undefined;
  /** As written in `icons.library`. */
  readonly iconLibrary: string | undefined;
  readonly redirects: readonly Redirection[];
  /** Top-level `api.openapi`, the default for elements that neither set nor inherit `openapi`. */
  readonly openapi: readonly SpecSetting[] | undefined;
  readonly host: string | undefined;
  readonly banner: Banner | undefined;
  /**
   * False if a specification may be missing from this model: its value has a wrong type, or a `$ref` failed to load.
   */
  readonly namesAllSpecifications: boolean;
  readonly images: readonly SourceText[];
  /** Link targets shown on every page: `navbar`, `footer`, `logo`, and their older spellings. */
  readonly links: readonly SourceText[];
  /** Markdown outside of pages: banners and the text of the 404 page. */
  readonly prose: readonly SourceText[];
}

export interface Redirection {
  readonly location: JsonLocation;
  readonly source: SourceText;
  readonly destination: SourceText;
  readonly permanent: boolean;
}

/** An element and all its descendants in file order, `global` lists included. */
export function elementsOf(element: Element): readonly Element[] {
  const elements: Element[] = [];
  const visit = (current: Element): void => {
    elements.push(current);
    for (const globalElement of current.global) visit(globalElement);
    for (const { items } of current.lists) for (const child of items) if (child.kind !== 'entry') visit(child);
  };
  visit(element);
  return elements;
}

export function referencedNames(root: Element): string[] {
  return elementsOf(root).flatMap((element) => {
    const names = entriesOf(element).map(({ text }) => text);
    return element.root === undefined ? names : [element.root.text, ...names];
  });
}

export function entriesOf({ lists }: Element): Entry[] {
  return lists.flatMap(({ items }) => items.filter((item) => item.kind === 'entry'));
}

export function specSettingsOf({ root, openapi = [] }: Pick<Navigation, 'root' | 'openapi'>): SpecSetting[] {
  return [
    ...openapi,
    ...elementsOf(root).flatMap((element) => [...(element.openapi ?? []), ...(element.asyncapi ?? [])]),
  ];
}

/** Folder of the pages generated from a specification, without surrounding slashes. Default: `api-reference`. */
export function generatedFolder(directory: string | undefined): string {
  return normalizePath(directory ?? defaultDirectory) ?? defaultDirectory;
}

const defaultDirectory = 'api-reference';
