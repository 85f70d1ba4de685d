import { encodePath, splitUrl } from '../../core/links.ts';
import type { Generator } from '../contract.ts';
import type { FileDates } from '../rendering/git-dates.ts';
import { indexesAllPages, visibilityFrontMatter } from '../rendering/visibility.ts';
import { builtRoute } from './output-path.ts';
import { pageFile, vitePressFrontMatter } from './page-file.ts';
import { createVitePressNavigation, type VitePressNavigation } from './projection.ts';

/**
 * Generator for VitePress, whose pages are Markdown files that contain HTML.
 *
 * @param getUrlFormat Returns the current URL format, which may change after the generator is created.
 * @param dates Modification dates of files of the docs folder. Empty if `lastUpdated` is off.
 */
export function vitePressGenerator(
  getUrlFormat: () => VitePressUrlFormat,
  dates: FileDates,
): Generator<VitePressNavigation> {
  return {
    theme: async (settings) => (await import('./page-theme.ts')).createVitePressTheme(settings),
    urlOf: (route) => vitePressUrl(route, getUrlFormat()),
    projection({ model, config }) {
      const { pageNavigation } = createVitePressNavigation(model);
      const indexesAll = indexesAllPages(config);
      return {
        fileOf: ({ page }) => vitePressFile(page.route),
        navigation: pageNavigation,
        frontMatter: ({ page, content }) => ({
          ...vitePressFrontMatter(content, dates.get(page.file ?? '')),
          ...visibilityFrontMatter(page, content.data, indexesAll),
        }),
        fileContent: pageFile,
      };
    },
  };
}

export interface VitePressUrlFormat {
  /** Base path with leading and trailing slash: `/` or `/docs/`. */
  readonly base: string;
  /** False if URLs end with `.html`. */
  readonly cleanUrls: boolean;
}

/** Path of a page's file relative to VitePress's source folder: `concepts/jobs.md`. */
export function vitePressFile(route: string): string {
  return route === '/' ? 'index.md' : `${builtRoute(route).slice(1)}.md`;
}

/** Encoded URL of a route, which may have a query or fragment. */
export function vitePressUrl(route: string, { base, cleanUrls }: VitePressUrlFormat): string {
  const [path, suffix] = splitUrl(builtRoute(route));
  const encodedPath = encodePath(path.replace(/^\/|\/$/g, ''));
  return `${base}${encodedPath}${cleanUrls || encodedPath === '' ? '' : '.html'}${suffix}`;
}
