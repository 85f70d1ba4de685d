/*
 * Rspress plugin. Writes pages and the shared navigation into `.docs-json-nav`, and extends Rspress's configuration.
 * Imports no Rspress packages, because only the project has them. Browser code is in `theme`.
 */

import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Options } from '../../core/options.ts';
import { createBuildError, standardError } from '../../site/build-report.ts';
import { copyAssets } from '../assets/assets.ts';
import { withoutProjectProperties } from '../branding/project-settings.ts';
import { writeIndexes } from '../indexes/write-indexes.ts';
import { writeRedirectPages } from '../publish/redirects.ts';
import { themeWarning } from '../publish/theme-warning.ts';
import { writeChanged } from '../publish/write-changed.ts';
import { type FileDates, gitDates } from '../rendering/git-dates.ts';
import { extendRspressConfig, projectBranding, projectStyles, themeExport, withoutMissingIcon } from './config.ts';
import { devConfig } from './dev-config.ts';
import { additionalPages, navigationRemarkPlugin, pluginMember, rspressToc } from './generator.ts';
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
    markdown: { remarkPlugins: [navigationRemarkPlugin(project.pageAt)] },
    async config(userConfig: RspressConfig, { addPlugin }, isProduction) {
      const config = withoutMissingIcon(userConfig, standardError.warn);
      const site = await project.start(root, config.base, config.route?.cleanUrls ?? true, isProduction);
      if (config.themeConfig?.lastUpdated) dates = await gitDates(site.root);
      const notice = themeWarning(
        config.themeDir ?? resolve(root, 'theme'),
        themeExport,
        `export * from '${themeExport}';`,
      );
      if (notice !== undefined && isProduction) throw createBuildError(notice, undefined);
      if (notice !== undefined) standardError.warn(notice);
      const alias = { 'virtual-docs-json-nav': project.sharedModule };
      // Root-relative URLs refer to the output folder and must not be resolved. Comments can't exclude them, because
      // the CSS compiler removes comments.
      const resolvesUrl = (url: string, sheet: string): boolean => sheet !== project.utilities || !url.startsWith('/');
      const builderConfig: BuilderConfig = {
        resolve: { alias },
        tools: { cssLoader: { url: { filter: resolvesUrl } } },
        ...(isProduction ? {} : devConfig(project)),
      };
      const branding = projectBranding(site, config);
      const globalStyles = join(project.folder, 'face.css');
      writeChanged(globalStyles, withoutProjectProperties(branding.css, projectStyles(config)));
      addPlugin({ name: 'docs-json-nav:bundler', builderConfig, globalStyles });
      addPlugin({ name: 'docs-json-nav:utilities', globalStyles: project.utilities });
      return extendRspressConfig(config, site, branding);
    },
    async addPages() {
      await project.write();
      return additionalPages(project.writer.pages);
    },
    modifySearchIndexData(pages) {
      for (const page of pages) {
        const rendered = project.pageAt(page._filepath);
        if (rendered === undefined) continue;
        // Links to the page's source use this path. A page without a file links to its specification.
        page._relativePath = rendered.page.file ?? rendered.page.endpoint?.spec ?? page._relativePath;
        page.content = rendered.content.page.text;
        page.toc = rspressToc(rendered);
      }
    },
    extendPageData(data) {
      delete data.frontmatter[pluginMember];
      const date = dates.get(project.pageAt(data._filepath)?.page.file ?? '');
      // Replaces the date that Rspress read from Git for the generated file.
      if (date !== undefined) data.lastUpdatedTime = formatDate(date, data.lang || 'en');
    },
    async afterBuild({ outDir = 'doc_build' }: RspressConfig, isProduction) {
      if (!isProduction) return;
      const output = resolve(root, outDir);
      await copyAssets(project.site, output, project.writer.generatedFiles);
      await writeRedirectPages(rspressRedirectPages(project.site.model, project.toUrl), output);
      await writeIndexes(project.site, { folder: output, urlOf: project.toUrl }, standardError.warn);
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
