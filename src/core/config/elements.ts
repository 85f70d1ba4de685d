import type { Axis } from '../site.ts';
import type { ElementKind, ListName } from '../values/navigation.ts';
import { type FieldName, type FieldType, fields } from './field-table.ts';
import { caseVariant, isTypo, nearestWords } from './nearest.ts';

export interface ElementType {
  readonly noun: string;
  readonly text: string;
  readonly name: string | undefined;
  readonly fields: readonly FieldName[];
  /** Arrays that the element may have. Pages of an earlier array come first. */
  readonly children: readonly ListName[];
  /** Arrays that the host accepts although the format's description forbids them. They are resolved, with a warning. */
  readonly hostChildren?: readonly ListName[];
}

const universalFields = ['$schema', 'openapi', 'asyncapi', 'directory'] as const;
const commonFields = [...universalFields, 'icon', 'iconType', 'hidden', 'sourceRef'] as const;
const sectionFields = [...commonFields, 'global', 'href'] as const;

/**
 * Fields and arrays of each element, for parsing and validation. Includes fields that real sites use but the format's
 * description omits.
 */
export const elementTypes: Readonly<Record<ElementKind, ElementType>> = {
  navigation: {
    noun: 'navigation',
    text: 'The navigation of the site: one kind of list, and links that every page shows.',
    name: undefined,
    fields: [...universalFields, 'global'],
    children: ['products', 'languages', 'versions', 'tabs', 'dropdowns', 'anchors', 'groups', 'pages'],
  },
  language: {
    noun: 'language',
    text: 'The site in one language. Readers switch between languages and stay on the same page where it exists.',
    name: 'language',
    fields: [...sectionFields, 'language', 'default', 'banner', 'footer', 'navbar'],
    children: ['versions', 'tabs', 'dropdowns', 'anchors', 'products', 'groups', 'pages'],
  },
  version: {
    noun: 'version',
    text: 'The site for one version of what it documents.',
    name: 'version',
    fields: [...sectionFields, 'version', 'default', 'tag', 'banner'],
    children: ['languages', 'tabs', 'dropdowns', 'anchors', 'products', 'groups', 'pages'],
  },
  product: {
    noun: 'product',
    text: 'The documentation of one of several products.',
    name: 'product',
    fields: [...sectionFields, 'product', 'name', 'description', 'color'],
    children: ['languages', 'versions', 'tabs', 'anchors', 'dropdowns', 'groups', 'pages', 'menu'],
  },
  tab: {
    noun: 'tab',
    text: 'A tab at the top of the site, with its own sidebar.',
    name: 'tab',
    fields: [...sectionFields, 'tab', 'searchable', 'align', 'sdk', 'graphql'],
    children: ['languages', 'versions', 'dropdowns', 'anchors', 'products', 'groups', 'pages', 'menu'],
  },
  item: {
    noun: 'menu item',
    text: 'An entry of the menu of a tab or a product.',
    name: 'item',
    fields: [...sectionFields, 'item', 'description'],
    children: ['groups', 'pages'],
    hostChildren: ['languages', 'versions', 'dropdowns', 'anchors', 'products', 'tabs'],
  },
  anchor: {
    noun: 'anchor',
    text: 'An entry at the top of the sidebar, visible on all pages.',
    name: 'anchor',
    fields: [...sectionFields, 'anchor', 'color'],
    children: ['languages', 'versions', 'dropdowns', 'tabs', 'products', 'groups', 'pages'],
  },
  dropdown: {
    noun: 'dropdown',
    text: 'An entry of the menu at the top of the sidebar.',
    name: 'dropdown',
    fields: [...sectionFields, 'dropdown', 'color', 'description'],
    children: ['languages', 'versions', 'tabs', 'anchors', 'products', 'groups', 'pages'],
  },
  group: {
    noun: 'group',
    text: 'Pages under a heading of the sidebar. Groups can contain groups.',
    name: 'group',
    fields: [...commonFields, 'group', 'tag', 'root', 'expanded', 'public', 'boost', 'searchable', 'sdk'],
    children: ['pages'],
  },
};

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

export const axesWithoutBreadcrumbs: ReadonlySet<Axis> = new Set(['language', 'version']);

export const switcherAxes: ReadonlySet<Axis> = new Set(['language', 'version', 'product']);

export function elementsWithField(field: string): string[] {
  return Object.values(elementTypes)
    .filter(
      ({ fields, children }) =>
        fields.some((fieldName) => fieldName === field) || children.some((list) => list === field),
    )
    .map(({ noun }) => (noun === 'navigation' ? '"navigation"' : `${noun}s`));
}

const synonyms: Readonly<Record<string, readonly string[]>> = {
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

export type FieldMeaning =
  | { readonly kind: 'field'; readonly type: FieldType }
  | { readonly kind: 'list'; readonly list: ListName }
  /** A field that belongs on another kind of element. `nearest` is a field of this element with a similar name. */
  | { readonly kind: 'misplaced'; readonly list: ListName | undefined; readonly nearest: string | undefined }
  | {
      readonly kind: 'misspelling';
      readonly list: ListName | undefined;
      readonly nearest: string;
      /** True if the name differs from `nearest` only in letter case. */
      readonly isCaseVariant: boolean;
    }
  | { readonly kind: 'unknown'; readonly synonym: string | undefined };

export function classifyField(kind: ElementKind, name: string): FieldMeaning {
  const { fields: fieldNames, children } = elementTypes[kind];
  const field = fieldNames.find((fieldName) => fieldName === name);
  if (field !== undefined) return { kind: 'field', type: fields[field].type };
  if (isListName(name) && children.includes(name)) return { kind: 'list', list: name };

  const allowed: readonly string[] = [...children, ...fieldNames];
  const nearest = nearestField(name, allowed);
  const list = nearest !== undefined && isListName(nearest) ? nearest : undefined;
  if (isListName(name)) return { kind: 'misplaced', list: name, nearest: undefined };
  if (elementsWithField(name).length > 0) return { kind: 'misplaced', list, nearest };
  if (nearest !== undefined)
    return { kind: 'misspelling', list, nearest, isCaseVariant: caseVariant(name, allowed) === nearest };
  const synonym = Object.hasOwn(synonyms, name) ? synonyms[name]?.find((field) => allowed.includes(field)) : undefined;
  return { kind: 'unknown', synonym };
}

/** Array that a member is parsed as. Misspelled and misplaced arrays are parsed too, so that no pages are lost. */
export function listOfMeaning(meaning: FieldMeaning): ListName | undefined {
  return meaning.kind === 'field' || meaning.kind === 'unknown' ? undefined : meaning.list;
}

function nearestField(name: string, candidates: readonly string[]): string | undefined {
  const typos = candidates.filter((field) => isTypo(name, field));
  return typos.length > 1 ? (nearestWords(name, typos)[0] ?? typos[0]) : typos[0];
}

/** Wrong names that authors often use for the name of an element: `title` instead of `group`. */
export const nameSynonyms: readonly string[] = ['name', 'title', 'label', 'text'];
