import { join } from 'node:path';
import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite';
import { packageFolder } from '../../core/host.ts';
import { decodePercent, splitAddress } from '../../core/links.ts';
import { assetServer } from '../assets/asset-server.ts';
import { jsonCode } from '../bundler/json-code.ts';
import { modelCode, modelModule } from '../bundler/model-modules.ts';
import { developSite } from './development.ts';
import { utilityStyles } from './modules.ts';
import { redirectFiles } from './redirects.ts';
import type { VitePressSite } from './site.ts';

/** Where the theme finds the contexts that pages bring along. */
const registry = `${modelModule}/vitepress`;
const brandingStyles = `${modelModule}/face.css`;
const context = `${registry}/context/`;
/** The component of VitePress's theme that draws the entries of a sidebar. A site's own alias goes first. */
const themesGroup = /[\\/]theme-default[\\/]components[\\/]VPSidebarGroup\.vue(?:\?|$)/;

/**
 * The Vite plugins of the integration.
 *
 * @param notice What to say of the project when it is configured.
 */
export function vitePlugins(site: VitePressSite, notice: string | undefined): Plugin[] {
  return [modules(site, notice), pageContexts(site)];
}

/** The virtual modules and the dev server. */
function modules(site: VitePressSite, notice = ''): Plugin {
  let config: ResolvedConfig;
  const own = packageFolder();
  const sidebarItem = join(own, 'dist/vitepress/theme/SidebarItem.vue');
  return {
    name: 'docs-json-nav',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
      site.serveUnder(resolved.base);
      if (notice !== '') resolved.logger.warnOnce(notice);
      const warnings = resolved.command === 'serve' ? '' : site.takeWarnings();
      if (warnings !== '') resolved.logger.warn(warnings);
    },
    async resolveId(source, importer) {
      if (source.startsWith(modelModule)) return `\0${source}`;
      if (importer === undefined) return undefined;
      if (source === './VPSidebarItem.vue' && themesGroup.test(importer)) return sidebarItem;
      // A package that is linked into the project does not see the project's own packages.
      const isOurs = importer.startsWith(own) && /^(?:vitepress|vue)(?:\/|$)/.test(source);
      return isOurs
        ? this.resolve(source, join(config.envDir || config.root, 'package.json'), { skipSelf: true })
        : undefined;
    },
    load(id) {
      if (id === `\0${modelModule}`) return modelCode(site.model);
      if (id === `\0${registry}`) return registryModule;
      if (id === `\0${brandingStyles}`) return site.brandingStyles;
      if (id === `\0${utilityStyles}`) return site.utilityStyles;
      if (id.startsWith(`\0${context}`)) return contextModule(Number(id.slice(context.length + 1)));
      return undefined;
    },
    async configureServer(server: ViteDevServer) {
      server.middlewares.use(
        assetServer(
          async () => site.resolved,
          config.base.replace(/\/$/, ''),
          () => site.made,
        ),
      );
      server.middlewares.use((request, response, next) => {
        const path = decodePercent(splitAddress(request.url ?? '/')[0]).replace(/\/$/, '');
        const target = redirectsNow().get(path);
        if (target === undefined) next();
        else response.writeHead(302, { Location: target }).end();
      });
      await developSite(server, site);
    },
  };

  function contextModule(index: number): string {
    return `import { contexts } from '${registry}';\ncontexts.set(${index}, ${jsonCode(site.contextOf(index))});\n`;
  }

  function redirectsNow(): ReadonlyMap<string, string> {
    const { base } = site.style;
    return new Map(
      redirectFiles(site.model, site.style, site.links).map(({ source, destination }) => [
        (base.replace(/\/$/, '') + source).replace(/\/$/, ''),
        destination,
      ]),
    );
  }
}

/** Each page brings its context: one module for all pages with the same sidebar. */
function pageContexts(site: VitePressSite): Plugin {
  return {
    name: 'docs-json-nav:contexts',
    enforce: 'post',
    transform(code, id) {
      const file = id.includes('?') ? undefined : site.fileOfModule(id);
      const index = file === undefined ? undefined : site.pageOf(file)?.placements[0]?.sidebar;
      return index === undefined ? undefined : { code: `${code}\nimport '${context}${index}';\n`, map: null };
    },
  };
}

const registryModule = `import { shallowReactive } from 'vue';
export const contexts = shallowReactive(new Map());
`;
