/*
 * Docusaurus plugin. Writes docs, a sidebars file and style sheets into `.docusaurus`, and wraps Docusaurus's docs
 * plugin, which builds them. Imports no Docusaurus packages, because only the project has them. Browser code is in
 * `theme`.
 */

import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Options } from '../../core/options.ts';
import { hrefOf } from '../../core/runtime.ts';
import { assetServer } from '../assets/asset-server.ts';
import { copyAssets } from '../assets/assets.ts';
import { darkClassScript } from '../branding/dark-class.ts';
import { WholeFileReadPlugin } from '../bundler/whole-files.ts';
import { writeIndexes } from '../indexes/write-indexes.ts';
import { writeRedirectPages } from '../publish/redirects.ts';
import { docUrl } from './doc-url.ts';
import { createDocsPlugin, findReactAliases, findThemeModuleAliases } from './docs-plugin.ts';
import { createSharedNavigation } from './page-navigation.ts';
import { keepLogicalProperties } from './post-css.ts';
import { createRedirectRoutes, docusaurusRedirectPages } from './redirects.ts';
import { reloadBlankPagesScript } from './reload-blank-pages.ts';
import { type DocusaurusSite, docusaurusLogger, openDocusaurusSite } from './site.ts';
import type { DocusaurusPlugin, LoadContext, Validate, WebpackConfig } from './types.ts';

export interface DocusaurusOptions extends Options {
  /** Options of `@docusaurus/plugin-content-docs`, except those for the location of docs and sidebars. */
  readonly docs?: Readonly<Record<string, unknown>> | undefined;
  /** Unique id if a site has several docs plugins. Default: `'default'`. */
  readonly id?: string | undefined;
}

/** Result of `validateOptions`. `validate` is Docusaurus's function that validates the options of the docs plugin. */
export interface CheckedOptions {
  readonly id: string;
  readonly options: DocusaurusOptions;
  readonly validate: Validate;
}

const watchedExtensions = '{md,mdx,json,yaml,yml,js,mjs,jsx,ts,tsx,css}';

/**
 * Docusaurus's docs plugin with the pages and sidebars of `docs.json`. Broken navigation fails `docusaurus build`;
 * `docusaurus start` shows the error and continues.
 *
 * @param distUrl URL of this package's `dist` folder.
 */
export async function createDocusaurusPlugin(
  context: LoadContext,
  { id, options: docusaurusOptions, validate }: CheckedOptions,
  distUrl: URL,
): Promise<DocusaurusPlugin> {
  const { docs: docsOptions = {}, id: _, ...options } = docusaurusOptions;
  const { siteDir, baseUrl, siteConfig } = context;
  const { url, trailingSlash } = siteConfig;
  const site = await openDocusaurusSite(context, id, options);
  const { isBuild, project } = site;
  const docsPlugin = await createDocsPlugin(context, site, { ...docsOptions, id }, validate);
  const loadContent = coalesce(async () => {
    await site.update();
    return docsPlugin.loadContent();
  });

  return {
    ...docsPlugin,
    getThemePath: () => fileURLToPath(new URL('react/generators/docusaurus/theme', distUrl)),
    getClientModules: () => [
      ...['styles.css', 'generators/docusaurus/styles.css'].map((name) =>
        fileURLToPath(new URL(`react/${name}`, distUrl)),
      ),
      site.brandingStyles,
      project.utilitiesFile,
    ],
    getPathsToWatch: () => pathsToWatch(site),

    loadContent: loadContent,

    injectHtmlTags: () => ({
      headTags: [darkClassScript, ...(isBuild ? [] : [reloadBlankPagesScript])].map((innerHTML) => ({
        tagName: 'script',
        innerHTML,
      })),
    }),

    contentLoaded({ content, actions }) {
      for (const route of createRedirectRoutes(site.current.model, siteDir, isBuild)) actions.addRoute(route);
      const setGlobalData = (data: object): void =>
        actions.setGlobalData({ ...data, docsJsonNav: createSharedNavigation(site.current.model) });
      return docsPlugin.contentLoaded({ content, actions: { ...actions, setGlobalData } });
    },

    configureWebpack(...webpackArguments: unknown[]): WebpackConfig {
      const config = docsPlugin.configureWebpack(...webpackArguments);
      const { resolve: resolveConfig } = config;
      return {
        ...config,
        resolve: {
          ...resolveConfig,
          alias: { ...resolveConfig?.alias, ...findReactAliases(siteDir), ...findThemeModuleAliases(siteDir) },
        },
        ...(isBuild ? {} : { plugins: [site.problems, new WholeFileReadPlugin()], devServer: { setupMiddlewares } }),
      };
    },

    configurePostCss: keepLogicalProperties,

    async postBuild({ outDir }) {
      const outputFolder = resolve(outDir);
      const { current: currentSite } = site;
      await copyAssets(currentSite, outputFolder, project.generatedFiles);
      await writeRedirectPages(docusaurusRedirectPages(currentSite.model, trailingSlash), outputFolder);
      const urlOf = (route: string): string => docUrl(hrefOf(currentSite.model, route), { trailingSlash, baseUrl });
      await writeIndexes(currentSite, { folder: outputFolder, urlOf, url }, docusaurusLogger.warn);
    },
  };

  function setupMiddlewares(middlewares: unknown[]): unknown[] {
    const base = baseUrl.replace(/\/$/, '');
    const middleware = assetServer(base, async () => ({ site: site.current, generated: project.generatedFiles }));
    // Docusaurus concatenates the results of all `setupMiddlewares`, each called with the same array: mutate that
    // array.
    middlewares.unshift({ name: 'docs-json-nav', middleware });
    return middlewares;
  }
}

function pathsToWatch({ current: { root }, feedback: feedbackFile, files: inputFiles }: DocusaurusSite): string[] {
  return [
    `${root.split(sep).join('/')}/**/*.${watchedExtensions}`,
    join(root, '.mintignore'),
    feedbackFile,
    ...inputFiles.filter((file) => !file.startsWith(root + sep)),
    ...['node_modules', '.docusaurus', 'build'].map((name) => `!**/${name}/**`),
  ];
}

/**
 * Coalesces calls: at most one run at a time, and callers that arrive during a run get the result of a run that began
 * after their call. For dev servers, which call once for each changed file.
 */
export function coalesce<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let callCount = 0;
  let currentRun: Promise<Result> | undefined;

  async function runUntilUpToDate(): Promise<Result> {
    try {
      for (;;) {
        const countAtStart = callCount;
        const result = await run();
        if (countAtStart === callCount) return result;
      }
    } finally {
      currentRun = undefined;
    }
  }

  return () => {
    callCount++;
    currentRun ??= runUntilUpToDate();
    return currentRun;
  };
}
