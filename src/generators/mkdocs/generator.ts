/*
 * Generator for MkDocs with Material. Produces Markdown pages, media, redirect pages, and settings for `mkdocs.yml` to
 * inherit. Needs no MkDocs plugin, because MkDocs only reads the written files.
 */

import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isExternal, splitUrl } from '../../core/links.ts';
import { pageAt } from '../../core/runtime.ts';
import type { Page, Site } from '../../core/site.ts';
import { escapeHtml } from '../../render/html.ts';
import { listAssets } from '../assets/assets.ts';
import type { Generator, SitePage } from '../contract.ts';
import { createRedirectPages } from '../publish/redirects.ts';
import { indexesAllPages, isIndexable, isIndexed, isSearchable, noindexAttributes } from '../rendering/visibility.ts';
import { createBadges, pageBadgeProperties } from '../view/badges.ts';
import { htmlLanguage, languagesOf, navigationLabels } from '../view/words.ts';
import { htmlToMarkdown } from './markdown/blocks.ts';
import { createNavigationScript, navigationScriptName } from './navigation-script.ts';
import { mkDocsOutputPath, outputFolder } from './output-path.ts';
import { createMkDocsTheme } from './page-theme.ts';
import { escapeForTheme, mkdocsFile, toYaml } from './projection.ts';
import { createMkDocsSettings, styleSheetName } from './settings.ts';
import { pageLink, relativeUrls } from './urls.ts';
import { visibilityHook, visibilityHookName } from './visibility-hook.ts';

const pagesFolder = 'pages';
const settingsFile = 'mkdocs.yml';

export const mkdocsGenerator: Generator<undefined> = {
  theme: createMkDocsTheme,
  urlOf: pageLink,
  projection(site) {
    const media = listAssets(site, []);
    const indexesAll = indexesAllPages(site.config);
    return {
      fileOf: ({ page }) => pagesPath(mkdocsFile(page)),
      navigation: () => undefined,
      frontMatter: ({ page, title }) => ({
        title: escapeForTheme(title),
        ...(page.description === undefined ? {} : { description: escapeForTheme(page.description) }),
        ...(isSearchable(page, indexesAll) ? {} : { search: { exclude: true } }),
        ...(isIndexed(page, indexesAll) ? {} : { sitemap: { exclude: true } }),
        ...(isIndexable(page, indexesAll) ? {} : { robots: noindexAttributes.content }),
      }),
      fileContent(page, frontMatter) {
        const toUrl = relativeUrls(mkdocsFile(page.page), (path) => media.has(path));
        return `---\n${toYaml(frontMatter)}\n---\n\n${languageScript(site.model, page.page)}${htmlToMarkdown(renderPageLead(page) + page.html, toUrl)}\n`;
      },
      files() {
        const { yaml, css } = createMkDocsSettings(site);
        return new Map<string, () => string | Uint8Array>([
          ...[...media].map(
            ([path, file]) => [pagesPath(mkDocsOutputPath(path)), () => readFileSync(join(site.root, file))] as const,
          ),
          ...[...createRedirectFiles(site.model)].map(([file, text]) => [pagesPath(file), () => text] as const),
          [pagesPath(styleSheetName), () => css],
          [pagesPath(navigationScriptName), () => createNavigationScript(site.model)],
          [settingsFile, () => yaml],
          [visibilityHookName, () => visibilityHook],
        ]);
      },
    };
  },
};

function pagesPath(file: string): string {
  return posix.join(pagesFolder, file);
}

/**
 * Script that sets `lang` and `dir` of a page, because Material sets them only for the whole site, `dir` on `body`.
 * Material's style sheets mirror the layout according to `dir`.
 */
function languageScript(site: Site, page: Page): string {
  const language = languagesOf(site).length > 1 ? htmlLanguage(site, page) : undefined;
  return language === undefined
    ? ''
    : `<script>for (const element of [document.documentElement, document.body]) Object.assign(element, ${JSON.stringify(language)})</script>\n\n`;
}

function renderPageLead({ page, title }: SitePage): string {
  const badges = createBadges(pageBadgeProperties(page), navigationLabels(page.placements[0]?.context.language));
  // Generated pages already begin with their description.
  const description = page.file === null ? undefined : page.description;
  return [
    `<h1>${escapeHtml(title)}</h1>`,
    ...(badges.length === 0
      ? []
      : [`<p>${badges.map(({ text }) => `<code>${escapeHtml(text)}</code>`).join(' ')}</p>`]),
    ...(description === undefined ? [] : [`<p>${escapeHtml(description)}</p>`]),
  ].join('');
}

/**
 * Redirect pages by path. MkDocs copies HTML files unchanged. Destinations are relative, so that a site can be moved.
 */
function createRedirectFiles(site: Site): ReadonlyMap<string, string> {
  const pageFolders = new Set(Object.values(site.pages).map((page) => outputFolder(mkdocsFile(page))));
  return createRedirectPages(
    site,
    (path) => {
      const file = posix.join(path, 'index.html');
      return pageFolders.has(path || '.') || mkDocsOutputPath(file) !== file ? undefined : file;
    },
    (destination, path) => relativeHref(site, path || '.', destination),
  );
}

function relativeHref(site: Site, from: string, destination: string): string {
  const [path, suffix] = splitUrl(destination);
  if (!path.startsWith('/') || isExternal(destination)) return destination;
  const page = pageAt(site, path);
  const target = page === undefined ? path.slice(1) : outputFolder(mkdocsFile(page));
  return `${posix.relative(from, target) || '.'}${page === undefined ? '' : '/'}${suffix}`;
}
