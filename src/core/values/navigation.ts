import type { Axis, Banner, Icon } from '../site.ts';
import type { JsonObject } from './json.ts';
import { normalizePath } from './paths.ts';
import type { JsonPlace } from './place.ts';

/** The kinds of element; `navigation` is the root. */
export type ElementKind = 'navigation' | Axis | 'group';

/** The arrays that contain elements or page entries. */
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

/** A string that a person wrote, with its place. */
export interface Written {
  readonly text: string;
  readonly place: JsonPlace;
}

/** An element of the navigation: many spellings made one, nothing judged yet. */
export interface Element {
  readonly kind: ElementKind;
  /** True for an entry of a `global` list: a link shown on every page, which contains nothing. */
  readonly isGlobal: boolean;
  /** The members as written. */
  readonly value: JsonObject;
  readonly place: JsonPlace;
  /** Its name, trimmed; empty if there is none or it is blank. */
  readonly label: string;
  /** A product's display name, where it differs from its name. */
  readonly displayName: string | undefined;
  readonly icon: Icon | undefined;
  readonly tag: string | undefined;
  readonly description: string | undefined;
  readonly hidden: boolean;
  readonly expanded: boolean;
  readonly isDefault: boolean;
  readonly banner: Banner | undefined;
  readonly href: Written | undefined;
  readonly root: Written | undefined;
  readonly openapi: readonly SpecSetting[] | undefined;
  readonly asyncapi: readonly SpecSetting[] | undefined;
  /** In file order. More than one list that contains something is a conflict, and all of them stay. */
  readonly lists: readonly ChildList[];
  /** The elements of its `global` lists. */
  readonly global: readonly Element[];
}

/** One array of children. */
export interface ChildList {
  /** What the array is understood as; `key` is what was written. */
  readonly name: ListName;
  readonly key: string;
  /** Of the array; of a list that a specification gives, what names the specification. */
  readonly place: JsonPlace;
  readonly items: readonly Child[];
}

export type Child = Element | Entry;

/** A string in a `pages` array: a page path or an endpoint reference. */
export interface Entry extends Written {
  readonly kind: 'entry';
}

/** One specification that an element names. */
export interface SpecSetting {
  /** A path in the docs folder or an https URL, as written. */
  readonly source: Written;
  /** Folder of the pages generated from it, as written. */
  readonly directory: string | undefined;
}

/** What navigation needs of `docs.json`. */
export interface Navigation {
  readonly root: Element;
  readonly siteName: string;
  readonly eyebrows: 'section' | 'breadcrumbs';
  readonly drilldown: boolean | undefined;
  readonly redirects: readonly Redirection[];
  /** Top-level `api.openapi`: what an element inherits where nothing nearer is set. */
  readonly openapi: readonly SpecSetting[] | undefined;
  /** Where the site is served, by the canonical address in its metatags. */
  readonly host: string | undefined;
  /** The notice of the whole site. */
  readonly banner: Banner | undefined;
  /** False if a specification may be named that could not be read here: by a value of a wrong type, or a lost part. */
  readonly namesAllSpecifications: boolean;
  /** The files of `logo` and `favicon`, which every page shows. */
  readonly images: readonly Written[];
  /** Addresses that every page links to: those of `navbar`, `footer` and `logo`, and of older spellings of them. */
  readonly links: readonly Written[];
  /** Texts of Markdown that are in no page: those of banners and of the page for what is not found. */
  readonly prose: readonly Written[];
}

/** An entry of `redirects` that has both ends. */
export interface Redirection {
  readonly place: JsonPlace;
  readonly source: Written;
  readonly destination: Written;
  readonly permanent: boolean;
}

/** Every element below and including this one, in file order, those of `global` lists too. */
export function elementsOf(element: Element): readonly Element[] {
  const found: Element[] = [];
  const add = (one: Element): void => {
    found.push(one);
    for (const entry of one.global) add(entry);
    for (const { items } of one.lists) for (const child of items) if (child.kind !== 'entry') add(child);
  };
  add(element);
  return found;
}

/** What entries and the roots of groups name, as it is written, in file order. */
export function namesIn(root: Element): string[] {
  return elementsOf(root).flatMap((element) => {
    const names = entriesOf(element).map(({ text }) => text);
    return element.root === undefined ? names : [element.root.text, ...names];
  });
}

/** The entries of an element, those of elements in it left out. */
export function entriesOf({ lists }: Element): Entry[] {
  return lists.flatMap(({ items }) => items.filter((item) => item.kind === 'entry'));
}

/** Every specification that the navigation sets, in file order. */
export function specSettingsOf({ root, openapi = [] }: Pick<Navigation, 'root' | 'openapi'>): SpecSetting[] {
  return [...openapi, ...elementsOf(root).flatMap((one) => [...(one.openapi ?? []), ...(one.asyncapi ?? [])])];
}

/** The folder of the pages that are generated from a specification: without slashes around it, `api-reference` if none is set. */
export function directoryOf(written: string | undefined): string {
  return normalizePath(written ?? defaultDirectory) ?? defaultDirectory;
}

const defaultDirectory = 'api-reference';
