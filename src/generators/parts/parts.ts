import type { BarLink, FooterList } from '../branding/links.ts';
import type { BannerPart } from '../view/banner.ts';
import type { Target } from '../view/targets.ts';
import type { NavigationView, Option, Switcher } from '../view/view.ts';
import { element, type PartElement, type PartNode } from './element.ts';

export { decodeHtml } from '../../render/html.ts';
export { targetOf } from '../view/targets.ts';
export { type PartElement, type PartNode, writeHtml } from './element.ts';

/*
 * The parts of the navigation that generators have nothing of their own for, as elements. Each generator puts them into
 * its pages by its own means; `styles.css` says how they look, and the script of pages (`render/client`) closes menus,
 * moves in them, and makes room in bars. A part is a list of elements, empty if there is nothing to show.
 */

/** A choice or a link: what of it is shown is optional. */
type Place = Pick<Option, 'label' | 'href' | 'attrs'> & Partial<Option>;

/** The tabs of the site; a tab with a menu opens it. */
export function navigationTabs({ tabs, words }: Pick<NavigationView, 'tabs' | 'words'>): readonly PartElement[] {
  if (tabs.length === 0) return [];
  const items = tabs.map((tab) => {
    const { menu, icon, label } = tab;
    return itemOf(tab, [menu.length === 0 ? linkTo(tab) : menuOf([iconOf(icon), labelOf(label)], menu)]);
  });
  const attributes = { class: 'djn-navigation-tabs', 'aria-label': words.sections, 'data-level': 'tab' };
  return [element('nav', attributes, [element('ul', {}, items)])];
}

/**
 * The tabs and the links of a bar in one row, and its button. What has no room in the row is in a menu at its end, the
 * last of it first; the button stays.
 *
 * @param links Those of the bar; none for the tabs alone.
 * @param isStacked True where all of them are there, one below the other: in the menu of a phone. Default: false.
 */
export function navigationBar(
  { tabs, words }: Pick<NavigationView, 'tabs' | 'words'>,
  links: readonly BarLink[],
  isStacked = false,
): readonly PartElement[] {
  const others = links.filter(({ primary }) => !primary);
  const button = links.find(({ primary }) => primary);
  if (tabs.length + links.length === 0) return [];
  const entries = others.map((link) => element('li', {}, [linkTo(link)]));
  const list = element('nav', { class: 'djn-bar-links', 'aria-label': words.more }, [element('ul', {}, entries)]);
  const row = element('div', { class: 'djn-bar-row', ...(isStacked ? {} : { 'data-fit': '' }) }, [
    ...navigationTabs({ tabs, words }),
    others.length === 0 ? undefined : list,
  ]);
  const places = [
    // One that has a menu itself brings its items.
    ...tabs.map((tab) => itemOf(tab, (tab.menu.length > 0 ? tab.menu : [tab]).map(linkTo))),
    ...entries,
  ];
  const more = { class: 'djn-menu djn-more', 'data-menu': '', hidden: '' };
  return [
    element('div', { class: isStacked ? 'djn-bar-fit djn-stack' : 'djn-bar-fit' }, [
      row,
      isStacked
        ? undefined
        : element('details', more, [element('summary', {}, [words.more]), element('ul', {}, places)]),
      button && element('a', { class: 'djn-bar-button', href: button.href, ...button.attrs }, [button.label]),
    ]),
  ];
}

/** Languages and versions: each leads to the same page there, where it exists. */
export function switchers({ selects }: Pick<NavigationView, 'selects'>): readonly PartElement[] {
  return selects.filter(({ options }) => options.length > 1).map(switcherOf);
}

/** What is above a sidebar: products, dropdowns, anchors, the items of a menu, and the links of every page. */
export function sidebarHead({ menus, lists, links, words }: NavigationView): readonly PartElement[] {
  const parts = [
    ...menus.map(switcherOf),
    ...lists.map(listOf),
    ...(links.length === 0 ? [] : [listOf({ label: words.more, options: links })]),
  ];
  return parts.length === 0 ? [] : [element('div', { class: 'djn-sidebar-head' }, parts)];
}

/** Places that are all shown. @param axis Absent for the links of every page. */
export function listOf({
  axis,
  label,
  options,
}: Pick<Switcher, 'label' | 'options'> & { readonly axis?: string }): PartElement {
  const level = axis === undefined ? { 'data-global': '' } : { 'data-level': axis };
  return element('nav', { class: 'djn-list', 'aria-label': label, ...level }, [placesOf(options)]);
}

/** The way to the page. */
export function breadcrumbs({ breadcrumbs: crumbs, words }: NavigationView): readonly PartElement[] {
  if (crumbs.length === 0) return [];
  const items = crumbs.map(({ label, href }) =>
    element('li', {}, [href === null ? element('span', {}, [label]) : element('a', { href }, [label])]),
  );
  const attributes = { class: 'djn-breadcrumbs', 'aria-label': words.breadcrumbs, 'data-breadcrumbs': '' };
  return [element('nav', attributes, [element('ol', {}, items)])];
}

/** The notice of the section that the page is in. One that a reader has closed stays closed while it says the same. */
export function banner({ banner: notice, words }: NavigationView): readonly PartElement[] {
  if (notice === null) return [];
  const { parts, dismissible } = notice;
  const name = dismissible ? parts.map(({ text }) => text).join('') : '';
  return [
    element('aside', { class: 'djn-banner', 'data-banner': name, 'aria-label': words.notice }, [
      element('div', {}, parts.map(wordsOf)),
      dismissible ? element('button', { type: 'button', 'aria-label': words.dismiss }) : undefined,
    ]),
  ];
}

/** What is to be said of the page, beside its title: that it is deprecated, its tag, open comments. */
export function pageBadges({ badges }: Pick<NavigationView, 'badges'>): readonly PartElement[] {
  if (badges.length === 0) return [];
  const each = badges.map(({ text, tone }) => element('span', { class: 'djn-badge', 'data-tone': tone }, [text]));
  return [element('p', { class: 'djn-badges', 'data-badges': '' }, each)];
}

/** The page's description, below its title. */
export function pageDescription({ description }: Pick<NavigationView, 'description'>): readonly PartElement[] {
  return description === undefined ? [] : [element('p', { class: 'djn-description' }, [description])];
}

/** The links at the foot of a site, in a column for each list. */
export function siteFooter(lists: readonly FooterList[]): readonly PartElement[] {
  if (lists.length === 0) return [];
  const columns = lists.map(({ title, links }) => {
    const items = links.map((link) => element('li', {}, [anchor(link, [link.label])]));
    const heading = title === null ? undefined : element('p', { class: 'djn-footer-title' }, [title]);
    return element('div', {}, [heading, element('ul', {}, items)]);
  });
  return [element('footer', { class: 'djn-footer' }, columns)];
}

/** One of several, with the others in a panel. */
function switcherOf({ axis, label, options }: Switcher): PartElement {
  const current = options.find((option) => option.current);
  const shown = element('span', { class: 'djn-chosen' }, [current?.label ?? label]);
  const menu = menuOf([iconOf(current?.icon), shown, tagOf(current?.tag)], options);
  return element('nav', { class: 'djn-switcher', 'aria-label': label, 'data-level': axis }, [menu]);
}

/** A menu that opens without a script. */
function menuOf(summary: readonly (PartNode | undefined)[], options: readonly Option[]): PartElement {
  const attributes = { class: 'djn-menu', 'data-menu': '' };
  return element('details', attributes, [element('summary', {}, summary), placesOf(options)]);
}

function placesOf(options: readonly Option[]): PartElement {
  const items = options.map((option) =>
    itemOf(option, [linkTo(option), option.menu.length === 0 ? undefined : placesOf(option.menu)]),
  );
  return element('ul', {}, items);
}

function itemOf({ name, current }: Option, children: readonly (PartNode | undefined)[]): PartElement {
  return element('li', { 'data-option': name, 'data-current': current ? '' : undefined }, children);
}

/** Something that a reader can choose: its label, its tag and its description, leading there if there is a there. */
function linkTo(place: Place): PartElement {
  const { href, attrs, current, label, icon, tag, description } = place;
  const children = [
    element('span', { class: 'djn-line' }, [iconOf(icon), labelOf(label), tagOf(tag)]),
    description === undefined ? undefined : element('small', {}, [description]),
  ];
  if (href === null) return element('span', {}, children);
  return anchor({ href, attrs: { ...attrs, ...(current ? { 'aria-current': 'true' } : {}) } }, children);
}

function anchor({ href, attrs }: Target, children: readonly (PartNode | undefined)[]) {
  return element('a', { href, ...attrs }, children);
}

function wordsOf({ text, target }: BannerPart): PartNode {
  return target === undefined ? text : anchor(target, [text]);
}

function labelOf(label: string): PartElement {
  return element('span', { 'data-label': '' }, [label]);
}

function iconOf(classes: string | undefined): PartElement | undefined {
  return classes === undefined ? undefined : element('i', { class: classes, 'aria-hidden': 'true' });
}

function tagOf(tag: string | undefined): PartElement | undefined {
  return tag === undefined ? undefined : element('span', { class: 'djn-badge' }, [tag]);
}
