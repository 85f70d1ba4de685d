/*
 * Components that replace or extend components of Docusaurus's classic theme, each in a folder of the same name. They
 * render the page's navigation in the theme's markup. They use no Node APIs, and no styles for which the theme has a
 * setting.
 */

import { decodePercent } from '../../../../core/links.ts';
import type { LocalNavigation } from '../../navigation-data.ts';

const navigationByPath = new Map<string, LocalNavigation>();

/**
 * Registers a page's navigation. Called by the page's module. The navbar is rendered before the page but needs this
 * data; Docusaurus loads all modules of a route before it renders the route.
 */
export function provide(navigation: LocalNavigation): LocalNavigation {
  navigationByPath.set(navigation.path, navigation);
  return navigation;
}

/** @param pathname `location.pathname`, percent-encoded. */
export function navigationAt(pathname: string): LocalNavigation | undefined {
  const pathWithoutSlash = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  return navigationByPath.get(decodePercent(pathWithoutSlash));
}
