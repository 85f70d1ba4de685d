import type { Page } from '../../core/site.ts';
import { routeOf, withoutExtension } from '../../core/values.ts';

/**
 * The file of a page from the folder that addresses count from: `guides/start.mdx` for `/guides/start`, whatever folder
 * the option `pagesDir` names. Generators that take addresses from files have it there.
 */
export function addressedFile({ route, file }: { readonly route: Page['route']; readonly file: string }): string {
  const steps = file.split('/');
  const at = steps.findIndex((_, index) => {
    const path = steps.slice(index).join('/');
    return routeOf(withoutExtension(path) ?? path) === route;
  });
  return at === -1 ? file : steps.slice(at).join('/');
}
