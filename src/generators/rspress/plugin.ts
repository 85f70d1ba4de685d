import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Options } from '../../core/options.ts';
import { standardError } from '../../site/build-report.ts';
import { copyAssets } from '../assets/assets.ts';
import { withoutOwn } from '../branding/own-settings.ts';
import { writeIndexes } from '../indexes/write-indexes.ts';
import { themeWarning } from '../publish/own-theme.ts';
import { writeRedirectPages } from '../publish/redirects.ts';
import { writeChanged } from '../publish/write-changed.ts';
import { type FileDates, gitDates } from '../rendering/git-dates.ts';
import { rspressRedirectPages } from './addresses.ts';
import { extendRspressConfig, projectBranding, projectStyles, theme, withoutMissingIcon } from './configuration.ts';
import { formatDate } from './date-text.ts';
import { devConfig } from './development.ts';
import { additionalPages, navigationRemarkPlugin, pluginMember, rspressToc } from './generator.ts';
import { Project } from './project.ts';
import type { BuilderConfig, RspressConfig, RspressPlugin } from './types.ts';

/** Rspress plugin. Relative paths are resolved from the working directory, as in `rspress.config.ts`. */
export function createPlugin(options: Options): RspressPlugin {
  const root = process.cwd();
  const project = new Project(options, root);
  let dates: FileDates = new Map();
  return {
    name: 'docs-json-nav',
    globalStyles: fileURLToPath(import.meta.resolve(`${theme}.css`)),
    markdown: { remarkPlugins: [navigationRemarkPlugin(project.pageFrom)] },
    async config(given: RspressConfig, { addPlugin }, isProduction) {
      const config = withoutMissingIcon(given, standardError.warn);
      const site = await project.start(root, config.base, config.route?.cleanUrls ?? true, isProduction);
      if (config.themeConfig?.lastUpdated) dates = await gitDates(site.root);
      const notice = themeWarning(config.themeDir ?? resolve(root, 'theme'), theme, `export * from '${theme}';`);
      if (notice !== undefined) standardError.warn(notice);
      const alias = { 'virtual-docs-json-nav': project.sharedModule };
      // URLs from the root refer to the output folder and must not be resolved. Comments can't exclude them, because the
      // style compiler removes comments.
      const isFile = (url: string, sheet: string): boolean => sheet !== project.utilities || !url.startsWith('/');
      const builderConfig: BuilderConfig = {
        resolve: { alias },
        tools: { cssLoader: { url: { filter: isFile } } },
        ...(isProduction ? {} : devConfig(project)),
      };
      const branding = projectBranding(site, config);
      const globalStyles = join(project.folder, 'face.css');
      writeChanged(globalStyles, withoutOwn(branding.css, projectStyles(config)));
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
        const rendered = project.pageFrom(page._filepath);
        if (rendered === undefined) continue;
        // For links to a page's source. A page without a file links to its specification.
        page._relativePath = rendered.page.file ?? rendered.page.endpoint?.spec ?? page._relativePath;
        page.content = rendered.content.page.text;
        page.toc = rspressToc(rendered);
      }
    },
    extendPageData(data) {
      delete data.frontmatter[pluginMember];
      const date = dates.get(project.pageFrom(data._filepath)?.page.file ?? '');
      // Rspress has asked Git for the generated file. Same format as Rspress, but in UTC.
      if (date !== undefined) data.lastUpdatedTime = formatDate(date, data.lang || 'en');
    },
    async afterBuild({ outDir = 'doc_build' }: RspressConfig, isProduction) {
      if (!isProduction) return;
      const output = resolve(root, outDir);
      await copyAssets(project.site, output, project.writer.made);
      await writeRedirectPages(rspressRedirectPages(project.site.model, project.addresses), output);
      await writeIndexes(project.site, { folder: output, addressOf: project.addresses }, standardError.warn);
    },
  };
}
