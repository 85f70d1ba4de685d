import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite';
import { packageFolder } from '../../core/host.ts';
import { decodePercent, splitUrl } from '../../core/links.ts';
import { isUnchanged } from '../../site/session.ts';
import { assetServer } from '../assets/asset-server.ts';
import { generateModelModule, modelModule, toJsonExpression } from '../bundler/model-modules.ts';
import { themeWarning } from '../publish/theme-warning.ts';
import { errorOverlay, sendErrors, viteLog, watcherOf } from '../vite/development.ts';
import { PageRequests } from '../vite/page-requests.ts';
import { vitePressRedirectFiles } from './redirects.ts';
import type { VitePressSite } from './site.ts';

const registryId = `${modelModule}/vitepress`;
const brandingStylesId = `${modelModule}/face.css`;
const utilityStylesId = `${modelModule}/utilities.css`;
const contextPrefix = `${registryId}/context/`;
/**
 * VitePress component that imports the sidebar item. The import resolves to our component, unless the project has an
 * alias for it.
 */
const sidebarGroupPattern = /[\\/]theme-default[\\/]components[\\/]VPSidebarGroup\.vue(?:\?|$)/;
const themeExport = 'docs-json-nav/vitepress/theme';
const extensionCode = `import docsJsonNav from '${themeExport}';\nexport default { extends: docsJsonNav };`;

/**
 * @param project Absolute path of the project's folder.
 * @param sourceFolder VitePress's `srcDir` in the project's configuration.
 */
export function vitePlugins(site: VitePressSite, project: string, sourceFolder = '.'): Plugin[] {
  const projectTheme = join(project, '.vitepress/theme');
  return [
    modulesPlugin(site, themeWarning(projectTheme, themeExport, extensionCode)),
    settingsPlugin(site, project, resolve(project, sourceFolder, 'public'), existsSync(projectTheme)),
    contextsPlugin(site),
  ];
}

function modulesPlugin(site: VitePressSite, themeNotice = ''): Plugin {
  let config: ResolvedConfig;
  const packageRoot = packageFolder();
  const sidebarItem = join(packageRoot, 'dist/vitepress/theme/SidebarItem.vue');
  return {
    name: 'docs-json-nav',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
      // `--base` on the command line overrides the configuration.
      site.urlFormat = { ...site.urlFormat, base: resolved.base };
      if (themeNotice !== '') resolved.logger.warnOnce(themeNotice);
      const warnings = resolved.command === 'serve' ? '' : site.consumeWarnings();
      if (warnings !== '') resolved.logger.warn(warnings);
    },
    async resolveId(source, importer) {
      if (source.startsWith(modelModule)) return `\0${source}`;
      if (importer === undefined) return undefined;
      if (source === './VPSidebarItem.vue' && sidebarGroupPattern.test(importer)) return sidebarItem;
      // A linked copy of this package can't find `vitepress` and `vue`, so the project's packages are used.
      const isPackageImport = importer.startsWith(packageRoot) && /^(?:vitepress|vue)(?:\/|$)/.test(source);
      return isPackageImport
        ? this.resolve(source, join(config.envDir || config.root, 'package.json'), { skipSelf: true })
        : undefined;
    },
    load(id) {
      if (id === `\0${modelModule}`) return generateModelModule(site.current.site.model);
      if (id === `\0${registryId}`) return registryCode(site);
      if (id === `\0${brandingStylesId}`) return site.brandingStyles;
      if (id === `\0${utilityStylesId}`) return site.writer.styles;
      if (!id.startsWith(`\0${contextPrefix}`)) return undefined;
      const index = Number(id.slice(contextPrefix.length + 1));
      return `import { contexts } from '${registryId}';\ncontexts.set(${index}, ${toJsonExpression(site.current.navigation.sidebarContext(index))});\n`;
    },
    async configureServer(server: ViteDevServer) {
      const base = config.base.replace(/\/$/, '');
      server.middlewares.use(
        assetServer(base, async () => ({ site: site.current.site, generated: site.writer.generatedFiles })),
      );
      server.middlewares.use((request, response, next) => {
        const path = decodePercent(splitUrl(request.url ?? '/')[0]).replace(/\/$/, '');
        const redirect = vitePressRedirectFiles(
          site.current.site.model,
          site.urlFormat,
          site.current.resolveRoute,
        ).findLast(({ source }) => (base + source).replace(/\/$/, '') === path);
        if (redirect === undefined) next();
        else response.writeHead(302, { Location: redirect.destination }).end();
      });
      await followSite(server, site);
    },
  };
}

function settingsPlugin(site: VitePressSite, project: string, publicFolder: string, hasTheme: boolean): Plugin {
  const packageRoot = packageFolder();
  const theme = join(packageRoot, 'dist/vitepress/theme/index.js');
  return {
    name: 'docs-json-nav:settings',
    // After VitePress's plugins, so that our alias for `@theme/index` has priority.
    enforce: 'post',
    config: ({ envDir, publicDir }) => ({
      // These folders stay in the project, although `srcDir` is in VitePress's cache.
      envDir: envDir ?? project,
      publicDir: publicDir ?? publicFolder,
      resolve: {
        alias: hasTheme ? [] : [{ find: /^@theme\/index$/, replacement: theme }],
        // Without this, a linked copy of this package would load its own Vue and VitePress.
        dedupe: ['vue', 'vitepress'],
      },
      ssr: { noExternal: ['docs-json-nav'] },
      // `@theme/index` is excluded too, because it is an alias for our theme if the project has no theme.
      optimizeDeps: { exclude: ['docs-json-nav', '@theme/index'] },
      server: { fs: { allow: [project, site.current.site.root, packageRoot] } },
    }),
  };
}

/** Makes each page import its context: a module that all pages with the same sidebar share. */
function contextsPlugin(site: VitePressSite): Plugin {
  return {
    name: 'docs-json-nav:contexts',
    enforce: 'post',
    transform(code, id) {
      const file = id.includes('?') ? undefined : site.fileOfModule(id);
      const index = file === undefined ? undefined : site.pageAt(file)?.page.placements[0]?.sidebar;
      return index === undefined ? undefined : { code: `${code}\nimport '${contextPrefix}${index}';\n`, map: null };
    },
  };
}

function registryCode({ languageThemes }: VitePressSite): string {
  return `import { shallowReactive } from 'vue';
export const contexts = shallowReactive(new Map());
export const languageThemes = new Map(${toJsonExpression(languageThemes)});
`;
}

/**
 * Updates a dev server. Changed pages are written and announced to VitePress. A changed navigation reloads the browser,
 * or shows errors there.
 */
async function followSite(server: ViteDevServer, site: VitePressSite): Promise<void> {
  const { session } = site;
  const log = viteLog(server.config.logger);
  const pages = new PageRequests();
  pages.attach(server);
  session.onChange(async (change) => {
    const previousStyles = site.writer.styles;
    const { added, changed, removed } = await site.update(change.current);
    const stylesModule = server.moduleGraph.getModuleById(`\0${utilityStylesId}`);
    if (stylesModule !== undefined && site.writer.styles !== previousStyles) await server.reloadModule(stylesModule);
    emit('add', added);
    emit('unlink', removed);
    printWarnings();
    if (isUnchanged(change)) {
      emit('change', changed);
      return;
    }
    server.moduleGraph.invalidateAll();
    pages.markOutdated();
    server.ws.send(errorOverlay(change.current) ?? { type: 'full-reload' });
  });
  await session.follow(watcherOf(server), log);
  printWarnings();
  sendErrors(server, () => session.site());

  function emit(event: string, files: readonly string[]): void {
    for (const file of files) server.watcher.emit(event, join(site.sourceFolder, file));
  }

  function printWarnings(): void {
    const text = site.consumeWarnings();
    if (text !== '') log.warn(text);
  }
}
