import { escapeHtml } from '../../render/html.ts';
import { createPlainTheme } from '../../render/plain-theme.ts';
import type { RenderedPage } from '../../render/types.ts';
import type { Generator } from '../contract.ts';
import { mdxFile } from '../rendering/mdx-file.ts';
import { indexesAllPages, isIndexable } from '../rendering/visibility.ts';
import { encodeRoute } from '../view/targets.ts';
import { createDocFrontMatter } from './front-matter.ts';
import type { LocalNavigation } from './navigation-data.ts';
import { createLocalNavigation } from './page-navigation.ts';
import { createDocIdLookup, createSidebarNames, docIdOf } from './sidebars.ts';

/**
 * @param pluginId Id of the plugin instance.
 * @param applyTrailingSlash Applies `trailingSlash` to URLs in page content.
 */
export function docusaurusGenerator(
  pluginId: string,
  applyTrailingSlash: (href: string) => string,
): Generator<LocalNavigation> {
  return {
    theme: createPlainTheme,
    urlOf: (route, { site }) => applyTrailingSlash(site.base + encodeRoute(route)),
    projection({ model, config }) {
      const sidebarNames = createSidebarNames(model);
      const findDocId = createDocIdLookup(model);
      const localNavigation = createLocalNavigation(model, pluginId);
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
          ...createDocFrontMatter(model, content, page, sidebarNames, findDocId),
          title,
        }),
        fileContent: (page, frontMatter, navigation) =>
          mdxFile(page, frontMatter, {
            statements: [
              `export const toc = ${JSON.stringify(createToc(page.content.renderedPage))};`,
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

function createToc({ headings }: RenderedPage): object[] {
  return headings
    .filter(({ depth }) => depth > 1)
    .map(({ id, text, depth }) => ({ value: escapeHtml(text), id, level: depth }));
}
