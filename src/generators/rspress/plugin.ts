/*
 * Rspress plugin. Writes pages and the shared navigation into `.docs-json-nav`, and extends Rspress's configuration.
 * Imports no Rspress packages, because only the project has them. Browser code is in `theme`.
 */

import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Options } from '../../core/options.ts';
import { createBuildError, stderrLogger } from '../../site/build-report.ts';
import { copyAssets } from '../assets/assets.ts';
import { withoutProjectProperties } from '../branding/project-settings.ts';
import { writeIndexes } from '../indexes/write-indexes.ts';
import { writeRedirectPages } from '../publish/redirects.ts';
import { themeWarning } from '../publish/theme-warning.ts';
import { writeChanged } from '../publish/write-changed.ts';
import { type FileDates, gitDates } from '../rendering/git-dates.ts';
import {
  createProjectBranding,
  extendRspressConfig,
  readProjectStyles,
  removeMissingIcon,
  themeExport,
} from './config.ts';
import { createDevConfig } from './dev-config.ts';
import { createAdditionalPages, createRspressToc, navigationRemarkPlugin, pluginDataKey } from './generator.ts';
import { RspressProject } from './project.ts';
import type { BuilderConfig, RspressConfig, RspressPlugin } from './types.ts';
import { rspressRedirectPages } from './urls.ts';

/** Rspress plugin. Relative paths are resolved from the working directory, as in `rspress.config.ts`. */
export function createRspressPlugin(options: Options): RspressPlugin {
  const root = process.cwd();
  const project = new RspressProject(options, root);
  let dates: FileDates = new Map();
  return {
    name: 'docs-json-nav',
    globalStyles: fileURLToPath(import.meta.resolve(`${themeExport}.css`)),
    markdown: { remarkPlugins: [navigationRemarkPlugin(project.findPage)] },
    async config(userConfig: RspressConfig, { addPlugin }, isProduction) {
      const config = removeMissingIcon(userConfig, stderrLogger.warn);
      const site = await project.initialize(root, config.base, config.route?.cleanUrls ?? true, isProduction);
      if (config.themeConfig?.lastUpdated) dates = await gitDates(site.root);
      const notice = themeWarning(
        config.themeDir ?? resolve(root, 'theme'),
        themeExport,
        `export * from '${themeExport}';`,
      );
      if (notice !== undefined && isProduction) throw createBuildError(notice, undefined);
      if (notice !== undefined) stderrLogger.warn(notice);
      const alias = { 'virtual-docs-json-nav': project.sharedModule };
      // Root-relative URLs refer to the output folder and must not be resolved. Comments can't exclude them, because
      // the CSS compiler removes comments.
      const shouldResolveUrl = (url: string, sheet: string): boolean =>
        sheet !== project.utilitiesFile || !url.startsWith('/');
      const builderConfig: BuilderConfig = {
        resolve: { alias },
        tools: { cssLoader: { url: { filter: shouldResolveUrl } } },
        ...(isProduction ? {} : createDevConfig(project)),
      };
      const branding = createProjectBranding(site, config);
      const globalStyles = join(project.generatedFolder, 'face.css');
      writeChanged(globalStyles, withoutProjectProperties(branding.css, readProjectStyles(config)));
      addPlugin({ name: 'docs-json-nav:bundler', builderConfig, globalStyles });
      addPlugin({ name: 'docs-json-nav:utilities', globalStyles: project.utilitiesFile });
      return extendRspressConfig(config, site, branding);
    },
    async addPages() {
      await project.write();
      return createAdditionalPages(project.writer.pages);
    },
    modifySearchIndexData(pages) {
      for (const page of pages) {
        const generatedPage = project.findPage(page._filepath);
        if (generatedPage === undefined) continue;
        // Links to the page's source use this path. A page without a file links to its specification.
        page._relativePath = generatedPage.page.file ?? generatedPage.page.endpoint?.spec ?? page._relativePath;
        page.content = generatedPage.content.renderedPage.text;
        page.toc = createRspressToc(generatedPage);
      }
    },
    extendPageData(data) {
      delete data.frontmatter[pluginDataKey];
      const date = dates.get(project.findPage(data._filepath)?.page.file ?? '');
      // Replaces the date that Rspress read from Git for the generated file.
      if (date !== undefined) data.lastUpdatedTime = formatDate(date, data.lang || 'en');
    },
    async afterBuild({ outDir = 'doc_build' }: RspressConfig, isProduction) {
      if (!isProduction) return;
      const outputFolder = resolve(root, outDir);
      await copyAssets(project.site, outputFolder, project.writer.generatedFiles);
      await writeRedirectPages(rspressRedirectPages(project.site.model, project.toUrl), outputFolder);
      await writeIndexes(project.site, { folder: outputFolder, urlOf: project.toUrl }, stderrLogger.warn);
    },
  };
}

/**
 * Formats a date as Rspress does, but in UTC, so that the result is the same on every machine. Unsupported languages
 * fall back to English.
 */
export function formatDate(date: string | number, language: string): string {
  const time = new Date(date);
  try {
    return time.toLocaleString(language, { timeZone: 'UTC' });
  } catch {
    return time.toLocaleString('en', { timeZone: 'UTC' });
  }
}
