import { neighborsOf } from '../../core/runtime.ts';
import type { Icon, Page, Sidebar, Site } from '../../core/site.ts';
import { iconClasses } from '../../render/icons.ts';
import type { FooterList } from '../branding/links.ts';
import { type BadgeProperties, createBadges } from '../view/badges.ts';
import { labelOf, writeEntries } from '../view/entries.ts';
import { type Addresses, targetOf } from '../view/targets.ts';
import { viewOf } from '../view/view.ts';
import { wordsOf } from '../view/words.ts';
import type { Neighbor, PageNavigation, SharedNavigation, SidebarEntry, SidebarLinkEntry } from './forms.ts';

export function projectShared(site: Site, addresses: Addresses, footer: readonly FooterList[] = []): SharedNavigation {
  return {
    sidebars: site.sidebars.map((sidebar) => entriesOf(sidebar, addresses)),
    elsewhere: rspressPageNavigation(site, undefined, addresses),
    footer,
  };
}

/** @param page `undefined` for pages outside the model. */
export function rspressPageNavigation(site: Site, page: Page | undefined, addresses: Addresses): PageNavigation {
  const placement = page?.placements[0];
  const { previous, next } = placement === undefined ? {} : neighborsOf(site, placement);
  const neighbor = (other: Page | undefined): Neighbor | null =>
    other === undefined ? null : { text: labelOf(site, other.route), link: addresses(other.route) };
  return {
    address: page === undefined ? null : addresses(page.route),
    sidebar: placement?.sidebar ?? null,
    previous: neighbor(previous),
    next: neighbor(next),
    language: placement?.context.language ?? null,
    view: viewOf(site, page, addresses),
  };
}

type Look = BadgeProperties & { readonly icon?: Icon };

function entriesOf({ context, items }: Sidebar, addresses: Addresses): SidebarEntry[] {
  const words = wordsOf(context.language);
  return writeEntries<SidebarEntry>(items, {
    group: ({ label, items: inside, expanded, root, ...marked }, below) => ({
      text: label,
      ...(root === null ? {} : { link: addresses(root) }),
      collapsed: !expanded,
      items: below(inside),
      ...looks(marked),
    }),
    leaf: (item, target) => {
      const hasOtherTarget = item.kind === 'page' && target !== item.route;
      return { ...linkTo(item.label, target, item), ...(hasOtherTarget ? { page: addresses(item.route) } : {}) };
    },
  });

  function linkTo(text: string, target: string, marked: Look): SidebarLinkEntry {
    return { text, link: targetOf(target, addresses).href, ...looks(marked) };
  }

  function looks({ icon, ...marked }: Look): Pick<SidebarEntry, 'badges' | 'icon'> {
    const badges = createBadges(marked, words);
    return {
      ...(badges.length === 0 ? {} : { badges }),
      ...(icon === undefined ? {} : { icon: iconClasses(icon) }),
    };
  }
}
