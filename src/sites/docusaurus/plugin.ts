import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeWhole } from '../../core/host.ts';
import { splitAddress } from '../../core/links.ts';
import type { Options } from '../../core/options.ts';
import { hrefOf } from '../../core/runtime.ts';
import { assetServer } from '../assets/asset-server.ts';
import { copyAssets } from '../assets/assets.ts';
import { darkClassScript } from '../branding/dark-class.ts';
import { WholeFiles } from '../bundler/whole-files.ts';
import { writeIndexes } from '../indexes/write-indexes.ts';
import { writeRedirectPages } from '../publish/redirects.ts';
import { writeChanged } from '../publish/write-changed.ts';
import { PagesLog } from '../rendering/report-pages.ts';
import { failure, faultOf, type Log, standardError } from '../session/report.ts';
import { SiteSession } from '../session/session.ts';
import { contextOfDocs, editUrlOf } from './context.ts';
import { addressOfDoc } from './doc-address.ts';
import { loadDocsPlugin, reactOf, themeModulesOf } from './docs-plugin.ts';
import { latest } from './latest.ts';
import { Problems } from './problems.ts';
import { DocsProject } from './project.ts';
import { provideNavigation } from './provide.ts';
import { redirectPages, redirectRoutes } from './redirects.ts';
import { takeFace } from './take-face.ts';
import type { DocusaurusPlugin, LoadContext, Validate, WebpackConfig } from './types.ts';
import { sharedNavigation } from './views.ts';
import { whitePagesScript } from './white-pages.ts';

/** What a site may set for Docusaurus, beside the options of every integration. */
export interface DocusaurusOptions extends Options {
  /** Options of `@docusaurus/plugin-content-docs`, but for those that say what the docs and their sidebars are. */
  readonly docs?: Readonly<Record<string, unknown>> | undefined;
  /** Name of this plugin where a site has several that make docs. Default: `'default'`. */
  readonly id?: string | undefined;
}

/** The options as Docusaurus hands them over, with its own check of those of the docs plugin. */
export interface CheckedOptions {
  readonly id: string;
  readonly given: DocusaurusOptions;
  readonly validate: Validate;
}

/** Kinds of files whose changes may change the site. */
const watched = '{md,mdx,json,yaml,yml,js,mjs,jsx,ts,tsx,css}';

/**
 * Docusaurus's docs plugin, fed with the pages and the sidebars of `docs.json`. Broken navigation stops
 * `docusaurus build`; `docusaurus start` shows what is wrong and goes on.
 *
 * @param built Where this package's built files are.
 */
export async function createPlugin(
  context: LoadContext,
  { id, given, validate }: CheckedOptions,
  built: URL,
): Promise<DocusaurusPlugin> {
  const { docs: docsOptions = {}, id: _, ...options } = given;
  const { siteDir, baseUrl, generatedFilesDir, siteConfig } = context;
  const folder = join(generatedFilesDir, 'docs-json-nav', id);
  const isBuild = process.env.NODE_ENV === 'production';
  const session = new SiteSession(options);
  session.configure(siteDir, baseUrl.replace(/\/$/, ''), !isBuild);
  let site = await session.site();
  const faceStyles = join(folder, 'face.css');
  writeChanged(faceStyles, takeFace(context, site));
  let isLoaded = false;
  const { files } = await session.followed();
  const project = new DocsProject(folder, id, siteDir, (addresses) => (route) => {
    const [path, rest] = splitAddress(addresses(route));
    return addressOfDoc(path, { trailingSlash: siteConfig.trailingSlash, baseUrl }) + rest;
  });
  const problems = new Problems(join(folder, 'problems.txt'));
  await project.prepare();
  // Docusaurus loads its content again when a file that it watches is written.
  const feedback = join(folder, 'feedback.txt');
  session.onFeedback(() => {
    try {
      writeWhole(feedback, 'Feedback was read.\n');
    } catch {
      // The next feedback tries again.
    }
  });
  const { default: createDocs, validateOptions } = loadDocsPlugin(siteDir);
  const checked = validateOptions({
    validate,
    options: {
      ...docsOptions,
      ...editUrlOf(docsOptions.editUrl),
      id,
      path: relative(siteDir, project.docs),
      routeBasePath: '/',
      sidebarPath: project.sidebars,
      numberPrefixParser: false,
      include: ['**/*.{md,mdx}'],
      recmaPlugins: [
        ...((docsOptions.recmaPlugins as unknown[] | undefined) ?? []),
        provideNavigation((doc) => project.navigationOf(doc)),
      ],
    },
  });
  const docs = await createDocs(contextOfDocs(context, site.root, project.docs), checked);

  const pagesLog = new PagesLog(log.warn);
  const load = latest(async () => {
    const now = isBuild ? await session.check(log.warn) : await (isLoaded ? session.changed(log) : session.site());
    if (!isLoaded) session.report(now, log);
    isLoaded = true;
    // Where there is no navigation at all, the last one is of more use to a reader.
    if (now.ok || now.model.sidebars.length > 0) site = now;
    const pages = await pagesLog.tell(site, await project.write(site));
    if (!pages.ok && isBuild) throw failure(pages.text, pages.place);
    problems.set(faultOf(now) ?? (pages.ok ? '' : pages.text));
    return docs.loadContent();
  });

  return {
    ...docs,
    getThemePath: () => fileURLToPath(new URL('react/sites/docusaurus/theme', built)),
    getClientModules: () => [
      ...['styles.css', 'sites/docusaurus/styles.css'].map((name) => fileURLToPath(new URL(`react/${name}`, built))),
      faceStyles,
      project.utilities,
    ],
    getPathsToWatch: () => [
      `${site.root.split(sep).join('/')}/**/*.${watched}`,
      join(site.root, '.mintignore'),
      feedback,
      ...files.filter((file) => !file.startsWith(site.root + sep)),
      ...['node_modules', '.docusaurus', 'build'].map((name) => `!**/${name}/**`),
    ],

    loadContent: load,

    injectHtmlTags: () => ({
      headTags: [darkClassScript, ...(isBuild ? [] : [whitePagesScript])].map((innerHTML) => ({
        tagName: 'script',
        innerHTML,
      })),
    }),

    contentLoaded({ content, actions }) {
      for (const route of redirectRoutes(site.model, siteDir, isBuild)) actions.addRoute(route);
      const setGlobalData = (data: object): void =>
        actions.setGlobalData({ ...data, docsJsonNav: sharedNavigation(site.model) });
      return docs.contentLoaded({ content, actions: { ...actions, setGlobalData } });
    },

    configureWebpack(...webpack: unknown[]): WebpackConfig {
      const config = docs.configureWebpack(...webpack);
      const { resolve: resolving } = config;
      return {
        ...config,
        resolve: { ...resolving, alias: { ...resolving?.alias, ...reactOf(siteDir), ...themeModulesOf(siteDir) } },
        ...(isBuild ? {} : { plugins: [problems, new WholeFiles()], devServer: { setupMiddlewares } }),
      };
    },

    async postBuild({ outDir }) {
      const output = resolve(outDir);
      await copyAssets(site, output, project.made);
      await writeRedirectPages(redirectPages(site.model, siteConfig.trailingSlash), output);
      const { url, trailingSlash } = siteConfig;
      const addressOf = (route: string): string => addressOfDoc(hrefOf(site.model, route), { trailingSlash, baseUrl });
      await writeIndexes(site, { folder: output, addressOf, url }, log.warn);
    },
  };

  function setupMiddlewares(middlewares: unknown[]): unknown[] {
    const middleware = assetServer(
      async () => site,
      baseUrl.replace(/\/$/, ''),
      () => project.made,
    );
    // Docusaurus joins what this and its own function return, each of which is given the same list.
    middlewares.unshift({ name: 'docs-json-nav', middleware });
    return middlewares;
  }
}

/** Standard error, where each text says whose it is. What is wrong in dev is a fault of the compilation, which says it. */
const log: Log = {
  warn: (text) => standardError.warn(`[docs-json-nav] ${text}`),
  error: (text) => standardError.error(`[docs-json-nav] ${text}`),
  fault: () => undefined,
};
