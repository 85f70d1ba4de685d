import { neighborsOf } from '../../core/runtime.ts';
import type { Icon, Page, Sidebar, Site } from '../../core/site.ts';
import { iconClasses } from '../../render/icons.ts';
import type { FooterList } from '../branding/links.ts';
import { type BadgeProperties, createBadges } from '../view/badges.ts';
import { labelOf, linkedGroup, writeEntries } from '../view/entries.ts';
import { type ToUrl, targetOf } from '../view/targets.ts';
import { viewOf } from '../view/view.ts';
import { htmlLanguage, wordsOf } from '../view/words.ts';
import type {
  Neighbor,
  RspressEntry,
  RspressLink,
  RspressNavigation,
  RspressSharedNavigation,
} from './navigation-data.ts';

export function sharedRspressNavigation(
  site: Site,
  toUrl: ToUrl,
  footer: readonly FooterList[] = [],
): RspressSharedNavigation {
  return {
    sidebars: site.sidebars.map((sidebar) => rspressEntries(site, sidebar, toUrl)),
    elsewhere: rspressPageNavigation(site, undefined, toUrl),
    footer,
  };
}

/** @param page `undefined` for pages outside the model. */
export function rspressPageNavigation(site: Site, page: Page | undefined, toUrl: ToUrl): RspressNavigation {
  const placement = page?.placements[0];
  const { previous, next } = placement === undefined ? {} : neighborsOf(site, placement);
  const neighbor = (other: Page | undefined): Neighbor | null =>
    other === undefined ? null : { text: labelOf(site, other.route), link: toUrl(other.route) };
  return {
    address: page === undefined ? null : toUrl(page.route),
    sidebar: placement?.sidebar ?? null,
    previous: neighbor(previous),
    next: neighbor(next),
    language: htmlLanguage(page) ?? null,
    view: viewOf(site, page, toUrl),
  };
}

type Look = BadgeProperties & { readonly icon?: Icon };

function rspressEntries(site: Site, { context, items }: Sidebar, toUrl: ToUrl): RspressEntry[] {
  const messages = wordsOf(context.language);
  return writeEntries<RspressEntry>(items, {
    group: (group, writeItems) => {
      const { target, items: below } = linkedGroup(site, group);
      return {
        text: group.label,
        ...(target === null ? {} : { link: toUrl(target) }),
        ...(group.collapsible ? { collapsed: !group.expanded } : {}),
        items: writeItems(below),
        ...entryLook(group),
      };
    },
    leaf: (item, target) => {
      const hasOtherTarget = item.kind === 'page' && target !== item.route;
      return { ...linkEntry(item.label, target, item), ...(hasOtherTarget ? { page: toUrl(item.route) } : {}) };
    },
  });

  function linkEntry(text: string, target: string, look: Look): RspressLink {
    return { text, link: targetOf(target, toUrl).href, ...entryLook(look) };
  }

  function entryLook({ icon, ...badgeProperties }: Look): Pick<RspressEntry, 'badges' | 'icon'> {
    const badges = createBadges(badgeProperties, messages);
    return {
      ...(badges.length === 0 ? {} : { badges }),
      ...(icon === undefined ? {} : { icon: iconClasses(icon) }),
    };
  }
}
