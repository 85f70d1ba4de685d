import type { Generator } from '../contract.ts';
import type { FileDates } from '../rendering/git-dates.ts';
import { type AddressStyle, addressOf, fileOf } from './address.ts';
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
