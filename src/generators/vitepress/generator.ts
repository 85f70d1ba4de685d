import { encodePath, splitAddress } from '../../core/links.ts';
import type { Generator } from '../contract.ts';
import type { FileDates } from '../rendering/git-dates.ts';
import { frontMatterOf, pageFile } from './page-file.ts';
import { navigationOf, type PageNavigation } from './projection.ts';

/**
 * Pages for VitePress: Markdown files that contain HTML.
 *
 * @param style Returns the current URL format.
 * @param dates Modification dates of files of the docs folder. Empty if `lastUpdated` is off.
 */
export function vitePressGenerator(style: () => AddressStyle, dates: FileDates): Generator<PageNavigation> {
  return {
    theme: async (settings) => (await import('./page-theme.ts')).createVitePressTheme(settings),
    addressOf: (route) => addressOf(route, style()),
    projection({ model }) {
      const { around } = navigationOf(model);
      return {
        fileOf: ({ page }) => fileOf(page.route),
        navigation: around,
        frontMatter: ({ page, content }) => frontMatterOf(content, dates.get(page.file ?? '')),
        textOf: pageFile,
      };
    },
  };
}

/** URL format of pages. */
export interface AddressStyle {
  /** Base path with leading and trailing slash: `/` or `/docs/`. */
  readonly base: string;
  /** `false` if URLs end with `.html`. */
  readonly cleanUrls: boolean;
}

/** File of a page relative to VitePress's source folder: `concepts/jobs.md`. */
export function fileOf(route: string): string {
  return route === '/' ? 'index.md' : `${route.slice(1)}.md`;
}

/** Encoded URL of a route, which may have a query or fragment. */
export function addressOf(route: string, { base, cleanUrls }: AddressStyle): string {
  const [path, rest] = splitAddress(route);
  const encoded = encodePath(path.replace(/^\/|\/$/g, ''));
  return `${base}${encoded}${cleanUrls || encoded === '' ? '' : '.html'}${rest}`;
}
