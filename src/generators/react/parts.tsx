/*
 * The parts of the navigation as React components, for Docusaurus, Fumadocs, Rspress and custom themes. They take the
 * view of a page and render `parts/parts.ts` with the generator's link component. They use no hooks or components of a
 * generator.
 */

'use client';

import { type CSSProperties, createElement, type ElementType, type ReactNode } from 'react';
import '../../render/client.ts';
import type { FooterList } from '../branding/links.ts';
import * as parts from '../parts/parts.ts';
import type { NavigationView } from '../view/view.ts';

/** Props passed to the generator's link component. */
export interface LinkProps {
  readonly href: string;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  readonly target?: string | undefined;
  readonly rel?: string | undefined;
  readonly 'aria-current'?: 'true' | undefined;
}

export type Link = ElementType<LinkProps>;

export interface PartProps {
  readonly view: NavigationView;
  /** Link component of the generator. Default: `'a'`. */
  readonly Link?: Link | undefined;
}

/** Tabs of the site. A tab that has a menu opens the menu. */
export const NavigationTabs = partOf(parts.navigationTabs);
/** Language and version switchers. Each option links to the same page in that language or version, if it exists. */
export const Switchers = partOf(parts.switchers);
/** Head of the sidebar: products, dropdowns, anchors, menu items and global links. */
export const SidebarHead = partOf(parts.sidebarHead);
export const Breadcrumbs = partOf(parts.breadcrumbs);
export const Banner = partOf(parts.banner);
/** Badges next to the page's title: deprecated, tag, open comments. */
export const PageBadges = partOf(parts.pageBadges);
export const PageDescription = partOf(parts.pageDescription);

interface SiteFooterProps extends Pick<PartProps, 'Link'> {
  readonly lists: readonly FooterList[];
}

export function SiteFooter({ lists, Link = 'a' }: SiteFooterProps): ReactNode {
  return nodesOf(parts.siteFooter(lists), Link);
}

function partOf(render: (view: NavigationView) => readonly parts.PartElement[]): (props: PartProps) => ReactNode {
  return ({ view, Link = 'a' }) => nodesOf(render(view), Link);
}

function nodesOf(nodes: readonly parts.PartNode[], Link: Link): readonly ReactNode[] {
  return nodes.map((node, key) => {
    if (typeof node === 'string') return node;
    const { class: className, style, ...attributes } = node.attributes;
    const children = nodesOf(node.children, Link);
    const props = { key, className, ...(style === undefined ? {} : { style: styleObject(style) }), ...attributes };
    return node.name === 'a'
      ? createElement(Link, { ...props, href: attributes.href ?? '' }, ...children)
      : createElement(node.name, props, ...children);
  });
}

/** Converts `--a:b;--c:d` to the object that React requires. */
function styleObject(style: string): CSSProperties {
  return Object.fromEntries(
    style.split(';').map((declaration) => {
      const [name = '', value = ''] = declaration.split(/:(.*)/s);
      return [name, value];
    }),
  );
}
