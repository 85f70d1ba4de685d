/*
 * The parts of the navigation as React components, for Docusaurus, Fumadocs, Rspress and custom themes. They take the
 * view of a page and render `parts/parts.ts` with the generator's link component. They use no hooks or components of a
 * generator.
 */

'use client';

import { type CSSProperties, createElement, type ElementType, type ReactNode } from 'react';
import '../../render/client.ts';
import type { ResolvedFooterColumn } from '../branding/links.ts';
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
export const NavigationTabs = createPartComponent(parts.navigationTabs);
/** Language and version switchers. Each option links to the same page in that language or version, if it exists. */
export const Switchers = createPartComponent(parts.switchers);
/** Head of the sidebar: products, dropdowns, anchors, menu items and global links. */
export const SidebarHead = createPartComponent(parts.sidebarHead);
export const Breadcrumbs = createPartComponent(parts.breadcrumbs);
export const Banner = createPartComponent(parts.banner);
/** Badges next to the page's title: deprecated, tag, open comments. */
export const PageBadges = createPartComponent(parts.pageBadges);
export const PageDescription = createPartComponent(parts.pageDescription);

interface SiteFooterProps extends Pick<PartProps, 'Link'> {
  readonly lists: readonly ResolvedFooterColumn[];
}

export function SiteFooter({ lists, Link = 'a' }: SiteFooterProps): ReactNode {
  return toReactNodes(parts.siteFooter(lists), Link);
}

function createPartComponent(
  render: (view: NavigationView) => readonly parts.PartElement[],
): (props: PartProps) => ReactNode {
  return ({ view, Link = 'a' }) => toReactNodes(render(view), Link);
}

function toReactNodes(nodes: readonly parts.PartNode[], Link: Link): readonly ReactNode[] {
  return nodes.map((node, key) => {
    if (typeof node === 'string') return node;
    const { class: className, style, ...attributes } = node.attributes;
    const children = toReactNodes(node.children, Link);
    const props = { key, className, ...(style === undefined ? {} : { style: parseStyle(style) }), ...attributes };
    return node.name === 'a'
      ? createElement(Link, { ...props, href: attributes.href ?? '' }, ...children)
      : createElement(node.name, props, ...children);
  });
}

/** Converts `--a:b;--c:d` to the object that React requires. */
function parseStyle(style: string): CSSProperties {
  return Object.fromEntries(
    style.split(';').map((declaration) => {
      const [name = '', value = ''] = declaration.split(/:(.*)/s);
      return [name, value];
    }),
  );
}
