import { neighborsOf } from '../../core/runtime.ts';
import type { Page, Site } from '../../core/site.ts';
import type { PageContent } from '../contract.ts';
import { pageMode } from '../rendering/page-mode.ts';
import type { DocIdLookup } from './sidebars.ts';

type ValueTest = (value: unknown) => boolean;

const isString: ValueTest = (value) => typeof value === 'string';
const isBoolean: ValueTest = (value) => typeof value === 'boolean';
const isHeadingLevel: ValueTest = (value) => Number.isInteger(value) && Number(value) >= 2 && Number(value) <= 6;
const isStringList: ValueTest = (value) => Array.isArray(value) && value.every((item) => isString(item) && item !== '');
const isTagList: ValueTest = (value) =>
  Array.isArray(value) && value.every((item) => (isString(item) && item !== '') || isTag(item));
const isTag = (value: { label?: unknown; permalink?: unknown } | null): boolean =>
  isString(value?.label) && isString(value?.permalink);

/** Type tests for Docusaurus's front matter. Docusaurus rejects values of other types, so such values are dropped. */
const supportedFields: Readonly<Record<string, ValueTest>> = {
  custom_edit_url: (value) => value === null || isString(value),
  hide_table_of_contents: isBoolean,
  hide_title: isBoolean,
  image: isString,
  keywords: isStringList,
  last_update: (value) => typeof value === 'object' && value !== null,
  pagination_label: isString,
  tags: isTagList,
  toc_max_heading_level: isHeadingLevel,
  toc_min_heading_level: isHeadingLevel,
  unlisted: isBoolean,
};

/** Fields that the navigation sets. A page's values for these fields are ignored. */
const reservedFields = new Set(
  (
    'displayed_sidebar draft id mdx pagination_next pagination_prev parse_number_prefixes slug ' +
    'sidebar_class_name sidebar_custom_props sidebar_key sidebar_label sidebar_position'
  ).split(' '),
);

/**
 * Creates the front matter of a doc: fields of the page, and URL, sidebar and neighbors from the model.
 *
 * @param sidebarNames Sidebar names by index.
 */
export function createDocFrontMatter(
  site: Site,
  { data, file }: Pick<PageContent, 'data' | 'file'>,
  page: Page,
  sidebarNames: readonly string[],
  findDocId: DocIdLookup,
): Record<string, unknown> {
  const placement = page.placements[0];
  const { hasOutline, hasSidebar } = pageMode(data);
  const { previous, next } = placement === undefined ? {} : neighborsOf(site, placement);
  const pageFields = Object.entries(data).filter(
    ([name, value]) => !reservedFields.has(name) && (supportedFields[name]?.(value) ?? true),
  );
  return {
    ...(page.sidebarTitle === undefined ? {} : { pagination_label: page.sidebarTitle }),
    ...(hasOutline ? {} : { hide_table_of_contents: true }),
    ...Object.fromEntries(pageFields),
    slug: page.route,
    displayed_sidebar: placement === undefined || !hasSidebar ? null : (sidebarNames[placement.sidebar] ?? null),
    pagination_prev: docIdOrNull(previous),
    pagination_next: docIdOrNull(next),
    // Generated pages have no file to edit.
    ...(file === undefined ? { custom_edit_url: null } : {}),
  };

  function docIdOrNull(neighbor: Page | undefined): string | null {
    return (neighbor === undefined ? undefined : findDocId(neighbor.route)) ?? null;
  }
}
