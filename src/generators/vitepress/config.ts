import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Options } from '../../core/options.ts';
import { createBuildError, standardError } from '../../site/build-report.ts';
import { SiteSession } from '../../site/session.ts';
import { copyAssets } from '../assets/assets.ts';
import { resolveBranding } from '../branding/shown-branding.ts';
import { writeIndexes } from '../indexes/write-indexes.ts';
import { writeRedirectPages } from '../publish/redirects.ts';
import { gitDates } from '../rendering/git-dates.ts';
import { vitePressBranding } from './branding.ts';
import { vitePressUrl } from './generator.ts';
import { extendMarkdown } from './markdown.ts';
import { completeHtml, withoutScriptEnds } from './page-html.ts';
import { vitePlugins } from './plugin.ts';
import { vitePressRedirectFiles } from './redirects.ts';
import { VitePressSite } from './site.ts';
import type { ConfigEnvironment, HeadContext, HeadTag, PageData, VitePressConfig } from './types.ts';

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
  const resolved = await (command === 'build' ? session.check(standardError.warn) : session.site());
  const cleanUrls = config.cleanUrls ?? true;
  const showsDates = config.lastUpdated ?? Boolean(config.themeConfig?.lastUpdated);
  const dates = showsDates ? await gitDates(resolved.root) : new Map();
  const style = { base: base.endsWith('/') ? base : `${base}/`, cleanUrls };
  const site = new VitePressSite(session, project, dates, style);
  await site.update(resolved);
  if (command === 'build' && !site.passesRules) throw createBuildError(site.consumeWarnings(), undefined);
  const { config: branding, css } = vitePressBranding(resolveBranding(resolved), config);
  site.brandingStyles = css;
  const extended: VitePressConfig = {
    ...config,
    ...branding,
    title: config.title ?? resolved.model.site.name,
    head: [...branding.head, ...(config.head ?? [])],
    themeConfig: { ...branding.themeConfig, ...config.themeConfig },
    srcDir: site.folder,
    cleanUrls,
    // Otherwise each page would contain the hashes of all pages.
    metaChunk: config.metaChunk ?? true,
    markdown: {
      ...config.markdown,
      // The cache is keyed by a page's text, but the navigation may change independently.
      ...(command === 'serve' ? { cache: false } : {}),
      config: (markdown) => {
        config.markdown?.config?.(markdown);
        extendMarkdown(markdown, (file) => site.pageAt(file) !== undefined);
      },
    },
    vite: {
      ...config.vite,
      plugins: [...(config.vite?.plugins ?? []), ...vitePlugins(site, project, config.srcDir)],
    },
    transformPageData: async (page: PageData, context) => {
      const data = { ...page, ...site.pageData(page) };
      return withoutScriptEnds({ ...data, ...(await config.transformPageData?.(data, context)) });
    },
    transformHead: async (context) => [
      ...escapedDescription(context),
      ...((await config.transformHead?.(context)) ?? []),
    ],
    transformHtml: async (code, id, context) => {
      const html = completeHtml(code, context, site.pageAt(context.page)?.page, site.urlFormat.base);
      return (await config.transformHtml?.(html, id, context)) || html;
    },
    buildEnd: async (buildConfig) => {
      const { current, urlFormat, writer } = site;
      const folder = buildConfig.outDir;
      await copyAssets(current.site, folder, writer.generatedFiles);
      const redirects = vitePressRedirectFiles(current.site.model, style, current.routeOf);
      await writeRedirectPages(new Map(redirects.map(({ file, destination }) => [file, destination])), folder);
      const url = config.sitemap?.hostname;
      const urlOf = (route: string): string => vitePressUrl(route, style);
      await writeIndexes(current.site, { folder, urlOf, url }, standardError.warn);
      await config.buildEnd?.(buildConfig);
    },
  };
  return extended as Config;
}

/** VitePress doesn't escape a page's description, but it escapes tags of the head. */
function escapedDescription({ description }: HeadContext): HeadTag[] {
  return /["<>&]/.test(description) ? [['meta', { name: 'description', content: description }]] : [];
}

/**
 * Project folder: the argument of VitePress's command that contains `.vitepress`, or else the working directory.
 * VitePress doesn't pass the folder to a configuration file.
 *
 * @param args Command-line arguments.
 */
function projectFolder(args: readonly string[], cwd: string): string {
  const folders = args.filter((word) => !word.startsWith('-')).map((word) => resolve(cwd, word));
  return folders.find((folder) => existsSync(join(folder, '.vitepress'))) ?? cwd;
}
