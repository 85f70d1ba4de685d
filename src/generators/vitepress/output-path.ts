import { splitUrl } from '../../core/links.ts';
import { encodeRoute } from '../view/targets.ts';

/**
 * Output path of a page of the docs folder. VitePress treats `[id]` as a route parameter, and builds such a page
 * only if a file lists the parameter's values. It treats `page.html` as an already built file.
 */
export function outputPath(path: string): string {
  return path.replace(/\[(\w+)\]/g, '_$1_').replace(/\.html$/i, '_html');
}

/** Route of the built page. Query and fragment are kept. */
export function builtRoute(route: string): string {
  const [path, rest] = splitUrl(route);
  return outputPath(path) + rest;
}

export function encodeBuiltRoute(route: string): string {
  return encodeRoute(builtRoute(route));
}
