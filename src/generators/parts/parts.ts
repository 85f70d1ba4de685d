/*
 * Parts of the navigation that generators don't provide. Take the view of a page; return elements, which each
 * generator inserts in its own way, or an empty list if there is nothing to show. `styles.css` styles them, and the
 * script of pages (`render/client`) adds keyboard control and collapses bars. Never here: a generator's class, or
 * HTML as text.
 *
 * Sidebars aren't built from these elements. For a sidebar of 500 entries, React would take two to three times as
 * long, which adds about 4 ms to the 33 ms of an Rspress page. Themes also keep state in sidebars, which these
 * elements can't: Docusaurus animates categories, VitePress keeps groups open between pages. `view/entries.ts` has
 * the code that sidebars share.
 */

import type { ResolvedFooterColumn, ResolvedNavbarLink } from '../branding/links.ts';
import type { BannerPart } from '../view/banner.ts';
import type { LinkTarget } from '../view/targets.ts';
import type { NavigationView, Switcher, SwitcherOption } from '../view/view.ts';
import { element, type PartElement, type PartNode } from './element.ts';

export { unescapeHtml } from '../../render/html.ts';
export { linkTarget } from '../view/targets.ts';
export { type PartElement, type PartNode, writeHtml } from './element.ts';

type LinkOption = Pick<SwitcherOption, 'label' | 'href' | 'attrs'> & Partial<SwitcherOption>;

/** Tabs of the site. A tab that has a menu opens the menu. */
export function navigationTabs({ tabs, words }: Pick<NavigationView, 'tabs' | 'words'>): readonly PartElement[] {
  if (tabs.length === 0) return [];
  const items = tabs.map((tab) => {
    const { menu, icon, label } = tab;
    return optionItem(tab, [
      menu.length === 0 ? optionLink(tab) : menuElement([iconElement(icon), labelElement(label)], menu),
    ]);
  });
  const attributes = { class: 'djn-navigation-tabs', 'aria-label': words.sections, 'data-level': 'tab' };
  return [element('nav', attributes, [element('ul', {}, items)])];
}

/**
 * Tabs and bar links in one row, followed by the primary button. Items that don't fit move into a menu, the last item
 * first; the button stays visible.
 *
 * @param links Bar links; empty for tabs only.
 * @param isStacked Show everything in a column, for the menu on phones. Default: false.
 */
export function navigationBar(
  { tabs, words }: Pick<NavigationView, 'tabs' | 'words'>,
  links: readonly ResolvedNavbarLink[],
  isStacked = false,
): readonly PartElement[] {
  const plainLinks = links.filter(({ primary }) => !primary);
  const button = links.find(({ primary }) => primary);
  if (tabs.length + links.length === 0) return [];
  const entries = plainLinks.map((link) => element('li', {}, [optionLink(link)]));
  const list = element('nav', { class: 'djn-bar-links', 'aria-label': words.more }, [element('ul', {}, entries)]);
  const row = element('div', { class: 'djn-bar-row', ...(isStacked ? {} : { 'data-fit': '' }) }, [
    ...navigationTabs({ tabs, words }),
    plainLinks.length === 0 ? undefined : list,
  ]);
  const menuItems = [
    // A tab with a menu is replaced by its items.
    ...tabs.map((tab) => optionItem(tab, (tab.menu.length > 0 ? tab.menu : [tab]).map(optionLink))),
    ...entries,
  ];
  const moreAttributes = { class: 'djn-menu djn-more', 'data-menu': '', hidden: '' };
  return [
    element('div', { class: isStacked ? 'djn-bar-fit djn-stack' : 'djn-bar-fit' }, [
      row,
      isStacked
        ? undefined
        : element('details', moreAttributes, [element('summary', {}, [words.more]), element('ul', {}, menuItems)]),
      button &&
        element('a', { class: 'djn-bar-button', href: button.href, ...button.attrs }, [
          iconElement(button.icon),
          button.label,
        ]),
    ]),
  ];
}

/** Language and version switchers. Each option links to the same page in that language or version, if it exists. */
export function switchers({ selects }: Pick<NavigationView, 'selects'>): readonly PartElement[] {
  return selects.filter(({ options }) => options.length > 1).map(switcherElement);
}

/** Head of the sidebar: products, dropdowns, anchors, menu items and global links. */
export function sidebarHead({ menus, lists, links, words }: NavigationView): readonly PartElement[] {
  const headElements = [
    ...menus.map(switcherElement),
    ...lists.map(linkList),
    ...(links.length === 0 ? [] : [linkList({ label: words.more, options: links })]),
  ];
  return headElements.length === 0 ? [] : [element('div', { class: 'djn-sidebar-head' }, headElements)];
}

/** List of links. `axis` is absent for global links. */
export function linkList({
  axis,
  label,
  options,
}: Pick<Switcher, 'label' | 'options'> & { readonly axis?: string }): PartElement {
  const levelAttribute = axis === undefined ? { 'data-global': '' } : { 'data-level': axis };
  return element('nav', { class: 'djn-list', 'aria-label': label, ...levelAttribute }, [optionList(options)]);
}

export function breadcrumbs({ breadcrumbs: crumbs, words }: NavigationView): readonly PartElement[] {
  if (crumbs.length === 0) return [];
  const items = crumbs.map(({ label, href }) =>
    element('li', {}, [href === null ? element('span', {}, [label]) : element('a', { href }, [label])]),
  );
  const attributes = { class: 'djn-breadcrumbs', 'aria-label': words.breadcrumbs, 'data-breadcrumbs': '' };
  return [element('nav', attributes, [element('ol', {}, items)])];
}

/** Banner of the page's section. A dismissed banner stays hidden until its text changes. */
export function banner({ banner: notice, words }: NavigationView): readonly PartElement[] {
  if (notice === null) return [];
  const { parts, dismissible, style } = notice;
  const dismissalKey = dismissible ? parts.map(({ text }) => text).join('') : '';
  return [
    element('aside', { class: 'djn-banner', 'data-banner': dismissalKey, 'aria-label': words.notice, style }, [
      element('div', {}, inlineNodes(parts)),
      dismissible ? element('button', { type: 'button', 'aria-label': words.dismiss }) : undefined,
    ]),
  ];
}

export function pageBadges({ badges }: Pick<NavigationView, 'badges'>): readonly PartElement[] {
  if (badges.length === 0) return [];
  const badgeElements = badges.map(({ text, tone }) =>
    element('span', { class: 'djn-badge', 'data-tone': tone }, [text]),
  );
  return [element('p', { class: 'djn-badges', 'data-badges': '' }, badgeElements)];
}

export function pageDescription({ description }: Pick<NavigationView, 'description'>): readonly PartElement[] {
  return description === undefined ? [] : [element('p', { class: 'djn-description' }, [description])];
}

export function siteFooter(lists: readonly ResolvedFooterColumn[]): readonly PartElement[] {
  if (lists.length === 0) return [];
  const columns = lists.map(({ title, links }) => {
    const items = links.map((link) => element('li', {}, [linkElement(link, [link.label])]));
    const heading = title === null ? undefined : element('p', { class: 'djn-footer-title' }, [title]);
    return element('div', {}, [heading, element('ul', {}, items)]);
  });
  return [element('footer', { class: 'djn-footer' }, columns)];
}

function switcherElement({ axis, label, options }: Switcher): PartElement {
  const currentOption = options.find((option) => option.current);
  const currentLabel = element('span', { class: 'djn-chosen' }, [currentOption?.label ?? label]);
  const menu = menuElement([iconElement(currentOption?.icon), currentLabel, tagElement(currentOption?.tag)], options);
  return element('nav', { class: 'djn-switcher', 'aria-label': label, 'data-level': axis }, [menu]);
}

/** Disclosure menu that works without a script. */
function menuElement(summary: readonly (PartNode | undefined)[], options: readonly SwitcherOption[]): PartElement {
  const attributes = { class: 'djn-menu', 'data-menu': '' };
  return element('details', attributes, [element('summary', {}, summary), optionList(options)]);
}

function optionList(options: readonly SwitcherOption[]): PartElement {
  const items = options.map((option) =>
    optionItem(option, [optionLink(option), option.menu.length === 0 ? undefined : optionList(option.menu)]),
  );
  return element('ul', {}, items);
}

function optionItem({ name, current }: SwitcherOption, children: readonly (PartNode | undefined)[]): PartElement {
  return element('li', { 'data-option': name, 'data-current': current ? '' : undefined }, children);
}

function optionLink(option: LinkOption): PartElement {
  const { href, attrs, current, label, icon, tag, description } = option;
  const children = [
    element('span', { class: 'djn-line' }, [iconElement(icon), labelElement(label), tagElement(tag)]),
    description === undefined ? undefined : element('small', {}, [description]),
  ];
  if (href === null) return element('span', {}, children);
  return linkElement({ href, attrs: { ...attrs, ...(current ? { 'aria-current': 'true' } : {}) } }, children);
}

function linkElement({ href, attrs }: LinkTarget, children: readonly (PartNode | undefined)[]) {
  return element('a', { href, ...attrs }, children);
}

export function inlineNodes(parts: readonly BannerPart[]): readonly PartNode[] {
  const linkGroups: { readonly target: LinkTarget | undefined; readonly children: PartNode[] }[] = [];
  for (const part of parts) {
    const lastGroup = linkGroups.at(-1);
    if (lastGroup !== undefined && lastGroup.target === part.target) lastGroup.children.push(formattedText(part));
    else linkGroups.push({ target: part.target, children: [formattedText(part)] });
  }
  return linkGroups.flatMap(({ target, children }) =>
    target === undefined ? children : [linkElement(target, children)],
  );
}

function formattedText({ text, isStrong, isEmphasis, isCode }: BannerPart): PartNode {
  const names = [...(isCode ? ['code'] : []), ...(isEmphasis ? ['em'] : []), ...(isStrong ? ['strong'] : [])];
  return names.reduce<PartNode>((node, name) => element(name, {}, [node]), text);
}

function labelElement(label: string): PartElement {
  return element('span', { 'data-label': '' }, [label]);
}

function iconElement(classes: string | undefined): PartElement | undefined {
  return classes === undefined ? undefined : element('i', { class: classes, 'aria-hidden': 'true' });
}

function tagElement(tag: string | undefined): PartElement | undefined {
  return tag === undefined ? undefined : element('span', { class: 'djn-badge' }, [tag]);
}
