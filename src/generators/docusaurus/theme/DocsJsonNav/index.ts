import { decodePercent } from '../../../../core/links.ts';
import type { OwnNavigation } from '../../forms.ts';

const known = new Map<string, OwnNavigation>();

/**
 * Called by each page's content, when it is loaded. The bar above a page shows what surrounds the page too, and is
 * rendered before it: Docusaurus loads all that a route needs before it renders it.
 */
export function provide(navigation: OwnNavigation): OwnNavigation {
  known.set(navigation.path, navigation);
  return navigation;
}

/** @param pathname As a browser has it. */
export function navigationAt(pathname: string): OwnNavigation | undefined {
  const plain = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  return known.get(decodePercent(plain));
}
