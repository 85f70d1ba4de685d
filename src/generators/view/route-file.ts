import type { Page } from '../../core/site.ts';
import { routeOf, withoutExtension } from '../../core/values.ts';

/**
 * Path of a page's file without the folders that routes leave out: `guides/start.mdx` for `/guides/start`, for every
 * value of the `pagesDir` option. For generators that derive URLs from files.
 */
export function routeFile({ route, file }: { readonly route: Page['route']; readonly file: string }): string {
  const steps = file.split('/');
  const at = steps.findIndex((_, index) => {
    const path = steps.slice(index).join('/');
    return routeOf(withoutExtension(path) ?? path) === route;
  });
  return at === -1 ? file : steps.slice(at).join('/');
}
