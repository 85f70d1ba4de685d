import type { Page } from '../../core/site.ts';
import { routeOf, withoutExtension } from '../../core/values.ts';

/**
 * Path of a page's file without the folders that aren't part of its route, for generators that derive URLs from files.
 * With the option `pagesDir: 'src/pages'`, `src/pages/guides/start.mdx` → `guides/start.mdx`.
 */
export function routeFile({ route, file }: { readonly route: Page['route']; readonly file: string }): string {
  const steps = file.split('/');
  const at = steps.findIndex((_, index) => {
    const path = steps.slice(index).join('/');
    return routeOf(withoutExtension(path) ?? path) === route;
  });
  return at === -1 ? file : steps.slice(at).join('/');
}
