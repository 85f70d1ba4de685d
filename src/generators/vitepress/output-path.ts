import { splitUrl } from '../../core/links.ts';
import { encodeRoute } from '../view/targets.ts';

/**
 * Replaces names that VitePress can't build: `api/[id]` → `api/_id_`, `page.html` → `page_html`. VitePress treats
 * `[id]` as a route parameter, and `page.html` as a file that is already built.
 */
export function vitePressOutputPath(path: string): string {
  return path.replace(/\[(\w+)\]/g, '_$1_').replace(/\.html$/i, '_html');
}

/** Applies `vitePressOutputPath` to a route. Query and fragment are kept. */
export function builtRoute(route: string): string {
  const [path, suffix] = splitUrl(route);
  return vitePressOutputPath(path) + suffix;
}

export function encodeBuiltRoute(route: string): string {
  return encodeRoute(builtRoute(route));
}
