import { neighborsOf } from '../../core/runtime.ts';
import type { Page, Site } from '../../core/site.ts';
import type { PageContent } from '../contract.ts';
import { pageMode } from '../rendering/page-mode.ts';
import type { DocIds } from './sidebars.ts';

type Test = (value: unknown) => boolean;

const isText: Test = (value) => typeof value === 'string';
const isFlag: Test = (value) => typeof value === 'boolean';
const isHeading: Test = (value) => Number.isInteger(value) && Number(value) >= 2 && Number(value) <= 6;
const isTexts: Test = (value) => Array.isArray(value) && value.every((item) => isText(item) && item !== '');
const isTags: Test = (value) =>
  Array.isArray(value) && value.every((item) => (isText(item) && item !== '') || isTag(item));
const isTag = (value: { label?: unknown; permalink?: unknown } | null): boolean =>
  isText(value?.label) && isText(value?.permalink);

/** Type tests for Docusaurus's front matter. Docusaurus rejects values of other types, so such values are dropped. */
const supported: Readonly<Record<string, Test>> = {
  custom_edit_url: (value) => value === null || isText(value),
  hide_table_of_contents: isFlag,
  hide_title: isFlag,
  image: isText,
  keywords: isTexts,
  last_update: (value) => typeof value === 'object' && value !== null,
  pagination_label: isText,
  tags: isTags,
  toc_max_heading_level: isHeading,
  toc_min_heading_level: isHeading,
  unlisted: isFlag,
};

/** Fields that the navigation sets. A page's values for these fields are ignored. */
const reserved = new Set(
  (
    'displayed_sidebar draft id mdx pagination_next pagination_prev parse_number_prefixes slug ' +
    'sidebar_class_name sidebar_custom_props sidebar_key sidebar_label sidebar_position'
  ).split(' '),
);

/**
 * Creates the front matter of a doc: fields of the page, and URL, sidebar and neighbors from the model.
 *
 * @param names Sidebar names by index.
 */
export function docFrontMatter(
  site: Site,
  { data, file }: Pick<PageContent, 'data' | 'file'>,
  page: Page,
  names: readonly string[],
  idOf: DocIds,
): Record<string, unknown> {
  const placement = page.placements[0];
  const { hasOutline, hasSidebar } = pageMode(data);
  const { previous, next } = placement === undefined ? {} : neighborsOf(site, placement);
  const members = Object.entries(data).filter(
    ([name, value]) => !reserved.has(name) && (supported[name]?.(value) ?? true),
  );
  return {
    ...(page.sidebarTitle === undefined ? {} : { pagination_label: page.sidebarTitle }),
    ...(hasOutline ? {} : { hide_table_of_contents: true }),
    ...Object.fromEntries(members),
    slug: page.route,
    displayed_sidebar: placement === undefined || !hasSidebar ? null : (names[placement.sidebar] ?? null),
    pagination_prev: docOf(previous),
    pagination_next: docOf(next),
    // Generated pages have no file to edit.
    ...(file === undefined ? { custom_edit_url: null } : {}),
  };

  function docOf(other: Page | undefined): string | null {
    return (other === undefined ? undefined : idOf(other.route)) ?? null;
  }
}
