'use client';

import { createElement, type ElementType, type ReactNode } from 'react';
import '../../render/client.ts';
import type { FooterList } from '../branding/links.ts';
import * as parts from '../parts/parts.ts';
import type { NavigationView } from '../view/view.ts';

/** What the generator's own link component is given. */
export interface LinkProps {
  readonly href: string;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  readonly target?: string | undefined;
  readonly rel?: string | undefined;
  readonly 'aria-current'?: 'true' | undefined;
}

/** The generator's link component, or `'a'`. */
export type Link = ElementType<LinkProps>;

/** What every part of the navigation is given. */
export interface PartProps {
  readonly view: NavigationView;
  /** The generator's link component. Default: `'a'`. */
  readonly Link?: Link | undefined;
}

/** The tabs of the site; a tab with a menu opens it. */
export const NavigationTabs = partOf(parts.navigationTabs);
/** Languages and versions: each leads to the same page there, where it exists. */
export const Switchers = partOf(parts.switchers);
/** What is above a sidebar: products, dropdowns, anchors, the items of a menu, and the links of every page. */
export const SidebarHead = partOf(parts.sidebarHead);
/** The way to the page. */
export const Breadcrumbs = partOf(parts.breadcrumbs);
/** The notice of the section that the page is in. */
export const Banner = partOf(parts.banner);
/** What is to be said of the page, beside its title: that it is deprecated, its tag, open comments. */
export const PageBadges = partOf(parts.pageBadges);
/** The page's description, below its title. */
export const PageDescription = partOf(parts.pageDescription);

interface SiteFooterProps extends Pick<PartProps, 'Link'> {
  readonly lists: readonly FooterList[];
}

/** The links at the foot of a site, in a column for each list. */
export function SiteFooter({ lists, Link = 'a' }: SiteFooterProps): ReactNode {
  return nodesOf(parts.siteFooter(lists), Link);
}

function partOf(draw: (view: NavigationView) => readonly parts.PartElement[]): (props: PartProps) => ReactNode {
  return ({ view, Link = 'a' }) => nodesOf(draw(view), Link);
}

function nodesOf(nodes: readonly parts.PartNode[], Link: Link): readonly ReactNode[] {
  return nodes.map((node, key) => {
    if (typeof node === 'string') return node;
    const { class: className, ...attributes } = node.attributes;
    const children = nodesOf(node.children, Link);
    const props = { key, className, ...attributes };
    return node.name === 'a'
      ? createElement(Link, { ...props, href: attributes.href ?? '' }, ...children)
      : createElement(node.name, props, ...children);
  });
}
