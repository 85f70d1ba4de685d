import { splitUrl } from '../../core/links.ts';
import { encodeRoute } from '../view/targets.ts';

/**
 * Output path of a page of the docs folder. VitePress would read `[id]` as a parameter, and builds no page for it
 * without a file of parameters; it takes `page.html` for a built file.
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
