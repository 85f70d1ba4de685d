import { encodePath, splitAddress } from '../../core/links.ts';
import type { Generator } from '../contract.ts';
import type { FileDates } from '../rendering/git-dates.ts';
import { frontMatterOf, pageFile } from './page-file.ts';
import { navigationOf, type PageNavigation } from './projection.ts';

/**
 * VitePress reads pages as Markdown, which may be HTML.
 *
 * @param style How addresses are written now.
 * @param dates When the files of the docs folder were changed, if pages are to say so.
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

/** How VitePress writes the addresses of pages. */
export interface AddressStyle {
  /** Path that the site is served under, with slashes around it: `/` or `/docs/`. */
  readonly base: string;
  /** False if addresses end in `.html`. */
  readonly cleanUrls: boolean;
}

/** File of the page at a route, below VitePress's source folder: `concepts/jobs.md`. */
export function fileOf(route: string): string {
  return route === '/' ? 'index.md' : `${route.slice(1)}.md`;
}

/** The address of a route, with a query or fragment it may carry, as a browser wants it. */
export function addressOf(route: string, { base, cleanUrls }: AddressStyle): string {
  const [path, rest] = splitAddress(route);
  const encoded = encodePath(path.replace(/^\/|\/$/g, ''));
  return `${base}${encoded}${cleanUrls || encoded === '' ? '' : '.html'}${rest}`;
}
