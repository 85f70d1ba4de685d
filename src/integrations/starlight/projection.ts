import { neighboursOf, sidebarOf } from '../../runtime.ts';
import type { Page, Placement, SidebarGroup, SidebarItem, Site } from '../../values/site.ts';
import { addressOf, isExternal } from './address.ts';
import { sidebarBadge } from './badges.ts';
import type { AddressStyle, PaginationLinks, SidebarEntry, SidebarLink } from './entries.ts';
import { type Words, wordsOf } from './words.ts';

/** What one page of Starlight takes from the model. */
export interface Projection {
  readonly sidebar: SidebarEntry[];
  readonly pagination: PaginationLinks;
}

/** The sidebar and the neighbours of a page in Starlight's form. */
export function projectPage(site: Site, page: Page, placement: Placement, style: AddressStyle): Projection {
  const words = wordsOf(placement.context.language);
  const sidebar = sidebarOf(site, placement).items.map((item) => entryOf(item));
  const { previous, next } = neighboursOf(site, placement);
  return { sidebar, pagination: { prev: neighbour(previous), next: neighbour(next) } };

  function entryOf(item: SidebarItem): SidebarEntry {
    if (item.kind === 'group') return groupOf(item);
    if (item.kind === 'link') return linkTo(item.label, item.route ?? item.href, false, item, words);
    return linkTo(item.label, item.url ?? item.route, item.route === page.route, item, words);
  }

  /** Titles of groups lead nowhere in Starlight: a group's own page is its first entry. */
  function groupOf({ label, items, expanded, root, ...marked }: SidebarGroup): SidebarEntry {
    const isListed = items.some((item) => item.kind === 'page' && item.route === root);
    const own = root === null || isListed ? [] : [linkTo(titleOf(root), root, root === page.route, {}, words)];
    const entries = [...own, ...items.map((item) => entryOf(item))];
    return { type: 'group', label, entries, collapsed: !expanded, badge: sidebarBadge(marked, words) };
  }

  function linkTo(
    label: string,
    target: string,
    isCurrent: boolean,
    marked: Parameters<typeof sidebarBadge>[0],
    own: Words,
  ): SidebarLink {
    const { href, attrs } = targetOf(site, target, style);
    return { type: 'link', label, href, isCurrent, badge: sidebarBadge(marked, own), attrs };
  }

  function titleOf(route: string): string {
    const { sidebarTitle, title } = site.pages[route] ?? { title: route };
    return sidebarTitle ?? title;
  }

  function neighbour(other: Page | undefined): SidebarLink | undefined {
    return other === undefined ? undefined : linkTo(titleOf(other.route), other.route, false, {}, words);
  }
}

/** Where a link leads, and what makes it open beside the documentation where it leaves it. */
export function targetOf(
  site: Site,
  target: string,
  style: AddressStyle,
): { readonly href: string; readonly attrs: Record<string, string> } {
  if (isExternal(target)) return { href: target, attrs: { target: '_blank', rel: 'noopener' } };
  return { href: target.startsWith('/') ? addressOf(site, target, style) : target, attrs: {} };
}
