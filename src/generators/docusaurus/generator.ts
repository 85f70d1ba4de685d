import { escapeHtml } from '../../render/html.ts';
import { createPlainTheme } from '../../render/plain-theme.ts';
import type { RenderedPage } from '../../render/types.ts';
import type { Generator } from '../contract.ts';
import { mdxFile } from '../rendering/mdx-file.ts';
import { indexesAllPages, isIndexable } from '../rendering/visibility.ts';
import { encodeRoute } from '../view/targets.ts';
import { docFrontMatter } from './front-matter.ts';
import type { LocalNavigation } from './navigation-data.ts';
import { localNavigations } from './page-navigation.ts';
import { docIdOf, docIds, sidebarNames } from './sidebars.ts';

/**
 * @param plugin Id of the plugin instance.
 * @param applyTrailingSlash Applies `trailingSlash` to URLs in page content.
 */
export function docusaurusGenerator(
  plugin: string,
  applyTrailingSlash: (href: string) => string,
): Generator<LocalNavigation> {
  return {
    theme: createPlainTheme,
    urlOf: (route, { site }) => applyTrailingSlash(site.base + encodeRoute(route)),
    projection({ model, config }) {
      const names = sidebarNames(model);
      const idOf = docIds(model);
      const localNavigation = localNavigations(model, plugin);
      const indexesAll = indexesAllPages(config);
      return {
        fileOf: ({ page }) => `${docIdOf(page)}.mdx`,
        navigation: (page) => ({
          ...localNavigation(page),
          ...(isIndexable(page, indexesAll) ? {} : { noindex: true }),
        }),
        frontMatter: ({ page, content, title }) => ({
          // Without a description, Docusaurus would use an excerpt of the generated file.
          description: '',
          ...docFrontMatter(model, content, page, names, idOf),
          title,
        }),
        fileContent: (page, frontMatter, navigation) =>
          mdxFile(page, frontMatter, {
            statements: [
              `export const toc = ${JSON.stringify(docusaurusToc(page.content.page))};`,
              // The navigation is part of the page's module: an additional module for each page would slow down builds
              // considerably.
              "import { provide } from '@theme/DocsJsonNav';",
              `export const navigation = provide(JSON.parse(${JSON.stringify(JSON.stringify(navigation))}));`,
            ],
            // Infima sets the space around headings and paragraphs that are children of `.markdown`.
            className: 'markdown',
          }),
      };
    },
  };
}

function docusaurusToc({ headings }: RenderedPage): object[] {
  return headings
    .filter(({ depth }) => depth > 1)
    .map(({ id, text, depth }) => ({ value: escapeHtml(text), id, level: depth }));
}
