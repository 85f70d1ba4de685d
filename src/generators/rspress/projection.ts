import { neighborsOf } from '../../core/runtime.ts';
import type { Icon, Page, Sidebar, Site } from '../../core/site.ts';
import { iconClasses } from '../../render/icons.ts';
import { type BadgeProperties, createBadges } from '../view/badges.ts';
import { linkedGroup, pageLabel, writeEntries } from '../view/entries.ts';
import { linkTarget, type ToUrl } from '../view/targets.ts';
import { viewOf } from '../view/view.ts';
import { htmlLanguage, navigationLabels } from '../view/words.ts';
import type {
  Neighbor,
  RspressEntry,
  RspressLink,
  RspressNavigation,
  RspressSharedNavigation,
} from './navigation-data.ts';

export function createSharedRspressNavigation(
  site: Site,
  toUrl: ToUrl,
  links: Partial<Omit<RspressSharedNavigation, 'sidebars' | 'fallbackNavigation'>> = {},
): RspressSharedNavigation {
  return {
    sidebars: site.sidebars.map((sidebar) => createRspressEntries(site, sidebar, toUrl)),
    fallbackNavigation: createRspressNavigation(site, undefined, toUrl),
    footer: [],
    languageFooters: [],
    socials: [],
    languageSocials: [],
    ...links,
  };
}

/** @param page `undefined` for pages outside the model. */
export function createRspressNavigation(site: Site, page: Page | undefined, toUrl: ToUrl): RspressNavigation {
  const placement = page?.placements[0];
  const { previous, next } = placement === undefined ? {} : neighborsOf(site, placement);
  const createNeighbor = (neighborPage: Page | undefined): Neighbor | null =>
    neighborPage === undefined ? null : { text: pageLabel(site, neighborPage.route), link: toUrl(neighborPage.route) };
  return {
    url: page === undefined ? null : toUrl(page.route),
    sidebar: placement?.sidebar ?? null,
    previous: createNeighbor(previous),
    next: createNeighbor(next),
    language: htmlLanguage(site, page) ?? null,
    view: viewOf(site, page, toUrl),
  };
}

type EntryProperties = BadgeProperties & { readonly icon?: Icon };

function createRspressEntries(site: Site, { context, items }: Sidebar, toUrl: ToUrl): RspressEntry[] {
  const messages = navigationLabels(context.language);
  return writeEntries<RspressEntry>(items, {
    group: (group, writeItems) => {
      const { target, items: groupItems } = linkedGroup(site, group);
      return {
        text: group.label,
        ...(target === null ? {} : { link: toUrl(target) }),
        ...(group.collapsible ? { collapsed: !group.expanded } : {}),
        items: writeItems(groupItems),
        ...createEntryAppearance(group),
      };
    },
    leaf: (item, target) => {
      const hasOtherTarget = item.kind === 'page' && target !== item.route;
      return { ...createLink(item.label, target, item), ...(hasOtherTarget ? { page: toUrl(item.route) } : {}) };
    },
  });

  function createLink(text: string, target: string, properties: EntryProperties): RspressLink {
    return { text, link: linkTarget(target, toUrl).href, ...createEntryAppearance(properties) };
  }

  function createEntryAppearance({ icon, ...badgeProperties }: EntryProperties): Pick<RspressEntry, 'badges' | 'icon'> {
    const badges = createBadges(badgeProperties, messages);
    return {
      ...(badges.length === 0 ? {} : { badges }),
      ...(icon === undefined ? {} : { icon: iconClasses(icon) }),
    };
  }
}
