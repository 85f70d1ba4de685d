/*
 * VitePress. Takes the project's configuration and options; writes pages into VitePress's cache and returns the
 * configuration that builds them. Never here: an import of VitePress, which only the project has. Browser code is in
 * `theme`.
 */

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Options } from '../../core/options.ts';
import { stringLiteral } from '../../core/values.ts';
import { createBuildError, stderrLogger } from '../../site/build-report.ts';
import { SiteSession } from '../../site/session.ts';
import { copyAssets } from '../assets/assets.ts';
import { resolveBranding } from '../branding/resolve-branding.ts';
import { writeIndexes } from '../indexes/write-indexes.ts';
import { writeRedirectPages } from '../publish/redirects.ts';
import { gitDates } from '../rendering/git-dates.ts';
import { vitePressBranding } from './branding.ts';
import { vitePressUrl } from './generator.ts';
import { splitPageFile } from './page-file.ts';
import { breakScriptEnds, completeHtml } from './page-html.ts';
import { vitePlugins } from './plugin.ts';
import { vitePressRedirectFiles } from './redirects.ts';
import { searchHtml } from './search-html.ts';
import { VitePressSite } from './site.ts';
import { indexableItems } from './sitemap.ts';
import type {
  ConfigEnvironment,
  HeadContext,
  HeadTag,
  MarkdownEnvironment,
  MarkdownIt,
  PageData,
  SitemapItem,
  VitePressConfig,
} from './types.ts';

/** Options for VitePress: the same as those of every integration. */
export type VitePressOptions = Options;

/**
 * Extends a VitePress configuration. Pages of the docs folder are written to a folder in VitePress's cache, which
 * becomes `srcDir`.
 *
 * @throws NavigationError in a build, if the navigation is broken.
 */
export async function extendConfig<Config extends object>(
  userConfig: Config,
  options: VitePressOptions,
  { command }: ConfigEnvironment,
): Promise<Config> {
  const config = userConfig as VitePressConfig;
  const project = projectFolder(process.argv.slice(2), process.cwd());
  const base = config.base ?? '/';
  const session = new SiteSession(options);
  session.configure(project, base, command === 'serve');
  // In dev the browser shows errors, and the server keeps running.
  const resolvedSite = await (command === 'build' ? session.check(stderrLogger.warn) : session.site());
  const cleanUrls = config.cleanUrls ?? true;
  const showsDates = config.lastUpdated ?? Boolean(config.themeConfig?.lastUpdated);
  const dates = showsDates ? await gitDates(resolvedSite.root) : new Map();
  const initialUrlFormat = { base: base.endsWith('/') ? base : `${base}/`, cleanUrls };
  const site = new VitePressSite(session, project, dates, initialUrlFormat, config.sitemap?.hostname);
  await site.update(resolvedSite);
  if (command === 'build' && !site.passesRules) throw createBuildError(site.consumeWarnings(), undefined);
  const { config: branding, css, languageThemes } = vitePressBranding(resolveBranding(resolvedSite), config);
  site.brandingStyles = css;
  site.languageThemes = languageThemes;
  const extendedConfig: VitePressConfig = {
    ...config,
    ...branding,
    title: config.title ?? resolvedSite.model.site.name,
    head: [...branding.head, ...(config.head ?? [])],
    themeConfig: { ...branding.themeConfig, ...config.themeConfig },
    srcDir: site.sourceFolder,
    cleanUrls,
    // Without `metaChunk`, each page would contain the hashes of all pages.
    metaChunk: config.metaChunk ?? true,
    markdown: {
      ...config.markdown,
      // VitePress's cache depends only on a page's text, but its navigation may change without the text.
      ...(command === 'serve' ? { cache: false } : {}),
      config: (markdown) => {
        config.markdown?.config?.(markdown);
        extendMarkdown(markdown, (file) => site.pageAt(file) !== undefined);
      },
    },
    ...(config.sitemap === undefined ? {} : { sitemap: { ...config.sitemap, transformItems } }),
    vite: {
      ...config.vite,
      plugins: [...(config.vite?.plugins ?? []), ...vitePlugins(site, project, config.srcDir)],
    },
    transformPageData: async (page: PageData, context) => {
      const data = { ...page, ...site.pageData(page) };
      return breakScriptEnds({ ...data, ...(await config.transformPageData?.(data, context)) });
    },
    transformHead: async (context) => [
      ...escapedDescription(context),
      ...((await config.transformHead?.(context)) ?? []),
    ],
    transformHtml: async (code, id, context) => {
      const html = completeHtml(
        code,
        context,
        site.current.site.model,
        site.pageAt(context.page)?.page,
        site.urlFormat.base,
      );
      return (await config.transformHtml?.(html, id, context)) || html;
    },
    buildEnd: async (buildResult) => {
      const { current, urlFormat, writer } = site;
      const outputFolder = buildResult.outDir;
      await copyAssets(current.site, outputFolder, writer.generatedFiles);
      const redirects = vitePressRedirectFiles(current.site.model, urlFormat, current.resolveRoute);
      await writeRedirectPages(new Map(redirects.map(({ file, destination }) => [file, destination])), outputFolder);
      const url = config.sitemap?.hostname;
      const urlOf = (route: string): string => vitePressUrl(route, urlFormat);
      await writeIndexes(current.site, { folder: outputFolder, urlOf, url }, stderrLogger.warn);
      await config.buildEnd?.(buildResult);
    },
  };
  return extendedConfig as Config;

  /** Removes pages that search engines may not index from VitePress's own sitemap. */
  async function transformItems(items: readonly SitemapItem[]): Promise<readonly SitemapItem[]> {
    const indexedItems = indexableItems(items, site.current.site);
    return (await config.sitemap?.transformItems?.(indexedItems)) ?? indexedItems;
  }
}

/**
 * Returns a description with special characters as a head tag, because VitePress escapes head tags but not its own
 * description tag.
 */
function escapedDescription({ description }: HeadContext): HeadTag[] {
  return /["<>&]/.test(description) ? [['meta', { name: 'description', content: description }]] : [];
}

/**
 * Finds the project folder, which VitePress doesn't pass to a configuration file: the folder in the command's arguments
 * that contains `.vitepress`, or else the working directory.
 */
function projectFolder(args: readonly string[], cwd: string): string {
  const folders = args.filter((argument) => !argument.startsWith('-')).map((word) => resolve(cwd, word));
  return folders.find((folder) => existsSync(join(folder, '.vitepress'))) ?? cwd;
}

/**
 * Makes VitePress's Markdown renderer return our pages unchanged, because they are already HTML. Other Markdown is
 * rendered as usual.
 *
 * @param isPage True for the path of one of our pages, relative to the source folder.
 */
function extendMarkdown(markdown: MarkdownIt, isPage: (file: string) => boolean): void {
  const render = markdown.render.bind(markdown);
  markdown.render = (text, environment = {}) => {
    if (!isPage(environment.relativePath ?? '')) return render(text, environment);
    const [frontMatter, html] = splitPageFile(text);
    // Rendering stores the parsed front matter in `environment`.
    render(frontMatter, environment);
    // Only local search omits `realPath` (VitePress 1.6, `localSearchPlugin`).
    return environment.realPath === undefined
      ? searchHtml(html)
      : createStaticComponent(`<div>${html}</div>`, environment);
  };
}

/**
 * Creates the template and script of a page that is a single static node. Vue doesn't compile the content, so builds
 * are faster, and scripts and styles in the content are preserved. VitePress recognizes `createStaticVNode` and strips
 * the content from the script of pages that are loaded as HTML.
 */
function createStaticComponent(html: string, environment: MarkdownEnvironment): string {
  const content = `<script setup>
import { createStaticVNode } from 'vue';
const Page = () => createStaticVNode(${stringLiteral(html)}, 1);
</script>`;
  environment.sfcBlocks?.scripts.push({ content });
  return '<Page />';
}
