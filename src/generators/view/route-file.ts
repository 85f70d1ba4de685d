import type { Page } from '../../core/site.ts';
import { routeOf, withoutExtension } from '../../core/values.ts';

/**
 * Path of a page's file without the folders that aren't part of its route, for generators that derive URLs from files.
 * With the option `pagesDir: 'src/pages'`, `src/pages/guides/start.mdx` → `guides/start.mdx`.
 */
export function routeFile({ route, file }: { readonly route: Page['route']; readonly file: string }): string {
  const segments = file.split('/');
  const startIndex = segments.findIndex((_, index) => {
    const path = segments.slice(index).join('/');
    return routeOf(withoutExtension(path) ?? path) === route;
  });
  return startIndex === -1 ? file : segments.slice(startIndex).join('/');
}
