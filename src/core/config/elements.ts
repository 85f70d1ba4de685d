import type { Axis } from '../site.ts';
import type { ElementKind, ListName } from '../values/navigation.ts';

/** What a field contains. */
export type FieldType =
  | 'text'
  | 'name'
  | 'flag'
  | 'number'
  | 'object'
  | 'href'
  /** Where something leads, with wildcards or whatever else it may contain. */
  | 'address'
  | 'page'
  | 'icon'
  | 'banner'
  | 'specification'
  | 'language'
  | 'global'
  /** Known, accepted, and not generated here. */
  | 'unsupported'
  /** Accepted whatever it contains. */
  | 'anything'
  | { readonly choices: readonly string[] };

export interface ElementType {
  /** What people call it. */
  readonly noun: string;
  /** The field that has its name. */
  readonly name: string | undefined;
  readonly fields: Readonly<Record<string, FieldType>>;
  /** The arrays it may contain. Order: which a reader meets first. */
  readonly children: readonly ListName[];
}

const anywhere = {
  $schema: 'anything',
  openapi: 'specification',
  asyncapi: 'specification',
  directory: { choices: ['none', 'accordion', 'card'] },
} as const satisfies Record<string, FieldType>;

const common = {
  ...anywhere,
  icon: 'icon',
  hidden: 'flag',
  sourceRef: 'unsupported',
} as const satisfies Record<string, FieldType>;

const section = { ...common, global: 'global', href: 'href' } as const satisfies Record<string, FieldType>;

/**
 * What each element may contain: the one table that parsing and validation follow. Fields that the
 * format's description leaves out and real sites use are in it.
 */
export const elementTypes: Readonly<Record<ElementKind, ElementType>> = {
  navigation: {
    noun: 'navigation',
    name: undefined,
    fields: { ...anywhere, global: 'global' },
    children: ['products', 'languages', 'versions', 'tabs', 'dropdowns', 'anchors', 'groups', 'pages'],
  },
  language: {
    noun: 'language',
    name: 'language',
    fields: {
      ...section,
      language: 'language',
      default: 'flag',
      banner: 'banner',
      footer: 'object',
      navbar: 'object',
    },
    children: ['versions', 'tabs', 'dropdowns', 'anchors', 'products', 'groups', 'pages'],
  },
  version: {
    noun: 'version',
    name: 'version',
    fields: { ...section, version: 'name', default: 'flag', tag: 'text' },
    children: ['languages', 'tabs', 'dropdowns', 'anchors', 'products', 'groups', 'pages'],
  },
  product: {
    noun: 'product',
    name: 'product',
    fields: { ...section, product: 'name', name: 'text', description: 'text', color: 'object' },
    children: ['languages', 'versions', 'tabs', 'anchors', 'dropdowns', 'groups', 'pages', 'menu'],
  },
  tab: {
    noun: 'tab',
    name: 'tab',
    fields: {
      ...section,
      tab: 'name',
      searchable: 'flag',
      align: { choices: ['start', 'end'] },
      sdk: 'unsupported',
      graphql: 'unsupported',
    },
    children: ['languages', 'versions', 'dropdowns', 'anchors', 'products', 'groups', 'pages', 'menu'],
  },
  item: {
    noun: 'menu item',
    name: 'item',
    fields: { ...section, item: 'name', description: 'text' },
    children: ['groups', 'pages'],
  },
  anchor: {
    noun: 'anchor',
    name: 'anchor',
    fields: { ...section, anchor: 'name', color: 'object' },
    children: ['languages', 'versions', 'dropdowns', 'tabs', 'products', 'groups', 'pages'],
  },
  dropdown: {
    noun: 'dropdown',
    name: 'dropdown',
    fields: { ...section, dropdown: 'name', color: 'object', description: 'text' },
    children: ['languages', 'versions', 'tabs', 'anchors', 'products', 'groups', 'pages'],
  },
  group: {
    noun: 'group',
    name: 'group',
    fields: {
      ...common,
      group: 'name',
      tag: 'text',
      root: 'page',
      expanded: 'flag',
      public: 'flag',
      boost: 'number',
      searchable: 'flag',
      sdk: 'unsupported',
    },
    children: ['pages'],
  },
};

/** The kind of element that an array contains; `pages` contains groups beside its entries. */
export const kindOfList: Readonly<Record<ListName, Exclude<ElementKind, 'navigation'>>> = {
  languages: 'language',
  versions: 'version',
  products: 'product',
  tabs: 'tab',
  menu: 'item',
  anchors: 'anchor',
  dropdowns: 'dropdown',
  groups: 'group',
  pages: 'group',
};

/** The lists of a `global` object; their entries are links. */
export const globalLists: readonly (ListName & `${string}s`)[] = [
  'tabs',
  'anchors',
  'dropdowns',
  'languages',
  'versions',
  'products',
];

export function isListName(name: string): name is ListName {
  return Object.hasOwn(kindOfList, name);
}

/** Axes that a reader switches between, not walks along: they are no breadcrumbs. */
export const crumblessAxes: ReadonlySet<Axis> = new Set(['language', 'version']);

/** Axes whose switcher leads to the same page elsewhere. */
export const switchAxes: ReadonlySet<Axis> = new Set(['language', 'version', 'product']);

/** The kinds of element that have a field or hold a list of this name, as prose says it. */
export function ownersOf(field: string): string[] {
  return Object.values(elementTypes)
    .filter(({ fields, children }) => Object.hasOwn(fields, field) || children.some((list) => list === field))
    .map(({ noun }) => (noun === 'navigation' ? 'the root' : `${noun}s`));
}

/** Fields whose words people write in their place. */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  collapsed: ['expanded'],
  collapsible: ['expanded'],
  open: ['expanded'],
  defaultOpen: ['expanded'],
  isDefaultOpen: ['expanded'],
  badge: ['tag'],
  url: ['href'],
  link: ['href'],
  children: ['pages', 'groups'],
  items: ['pages', 'menu'],
  entries: ['pages'],
  code: ['language'],
  locale: ['language'],
  lang: ['language'],
};
