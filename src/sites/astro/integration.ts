import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Options } from '../../core/options.ts';
import type { ThemeSettings } from '../../render/plain-theme.ts';
import type { Theme } from '../../render/theme.ts';
import { assetServer } from '../assets/asset-server.ts';
import { copyAssets, type MadeFiles } from '../assets/assets.ts';
import { plugin as bundlerPlugin } from '../bundler/plugin.ts';
import type { Manifest } from '../contract.ts';
import { writeIndexes } from '../indexes/write-indexes.ts';
import { lossesOf } from '../losses/losses.ts';
import { SiteRenderer } from '../rendering/render-site.ts';
import { checkPages, PagesLog } from '../rendering/report-pages.ts';
import type { ResolvedSite } from '../resolve.ts';
import type { ViteApi } from '../vite/hooks.ts';
import { addressOf } from './address.ts';
import { forgetContent } from './forget-content.ts';
import { type ContentSource, contentHook, integrationName, type RenderMarkdown } from './hook.ts';
import { astro } from './manifest.ts';
import { projectModules } from './modules.ts';
import { projectRedirects } from './redirects.ts';
import type { AstroConfig, AstroIntegration, AstroServerSetup, AstroSetup } from './types.ts';
import { contentWritten } from './written-content.ts';

/** Makes what writes the pages. */
export type MakeTheme = (settings: ThemeSettings, renderMarkdown: RenderMarkdown) => Promise<Theme>;

const plainTheme: MakeTheme = async (settings) => {
  const { createPlainTheme } = await import('../../render/plain-theme.ts');
  return createPlainTheme(settings);
};

/** The integration, and the site that it resolves. */
export interface SiteIntegration {
  readonly integration: AstroIntegration;
  /** The site as it is now; resolved when it is first asked for. */
  readonly site: (config: AstroConfig, command: AstroSetup['command']) => Promise<ResolvedSite>;
  /** The style sheet of pages, as they were last rendered: of utility classes and of the site's own. */
  readonly utilityStyles: () => string;
}

/**
 * The Astro integration: `astro build` stops on broken navigation, redirects are Astro's, and pages and components can
 * import `virtual:docs-json-nav`. Relative paths count from the project's root.
 *
 * @param generator What draws the pages.
 */
export function createIntegration(
  options: Options,
  generator: Manifest = astro,
  makeTheme: MakeTheme = plainTheme,
): SiteIntegration {
  let vitePlugin: Plugin<ViteApi> | undefined;
  let project: AstroConfig | undefined;
  let synchronize = async (): Promise<boolean> => false;
  let renderer: SiteRenderer | undefined;
  let warn: (text: string) => void = () => {};
  const log = new PagesLog((text) => warn(text));
  let isDevelopment = false;
  const source: ContentSource = {
    onChange: (listener) => {
      synchronize = listener;
    },
    entries: async (renderMarkdown) => {
      const now = await current();
      const { pages, findings } = await rendererOf(renderMarkdown).render(now);
      // In dev an error is shown in the browser, and pages go on.
      if (isDevelopment) await log.tell(now, findings);
      else await checkPages(now, findings, warn);
      return pages;
    },
  };

  function pluginOf({ root, base }: AstroConfig, command: AstroSetup['command']): Plugin<ViteApi> {
    const folder = options.root === undefined ? {} : { root: resolve(fileURLToPath(root), options.root) };
    if (vitePlugin !== undefined) return vitePlugin;
    const made = bundlerPlugin.vite({ ...options, ...folder, base: options.base ?? base }) as Plugin<ViteApi>;
    vitePlugin = made;
    made.api?.configure(fileURLToPath(root), base, command === 'dev');
    made.api?.onRenewal({
      prepare: async () => {
        if (await synchronize()) await contentWritten(root);
      },
      forget: forgetContent,
      styles: utilityStyles,
    });
    return made;
  }

  function site(config: AstroConfig, command: AstroSetup['command']): Promise<ResolvedSite> {
    return (pluginOf(config, command).api as ViteApi).site();
  }

  const utilityStyles = (): string => renderer?.styles ?? '';

  const madeFiles = (): MadeFiles => renderer?.made ?? new Map();

  function current(): Promise<ResolvedSite> {
    const api = vitePlugin?.api as ViteApi | undefined;
    if (api === undefined) throw new Error('The content of the site is asked for before Astro has set it up.');
    return api.site();
  }

  function rendererOf(renderMarkdown: RenderMarkdown): SiteRenderer {
    if (project === undefined) throw new Error('The content of the site is asked for before Astro has set it up.');
    const { root, trailingSlash, build } = project;
    renderer ??= new SiteRenderer({
      generator,
      project: fileURLToPath(root),
      theme: (settings) => makeTheme(settings, renderMarkdown),
      addresses: (model) => (route) => addressOf(model, route, { trailingSlash, format: build.format }),
    });
    return renderer;
  }

  async function setUp({ command, config, logger, updateConfig }: AstroSetup): Promise<void> {
    warn = (text) => logger.warn(text);
    isDevelopment = command === 'dev';
    // In dev an error is shown in the browser and the server goes on.
    const plugin = pluginOf(config, command);
    const api = plugin.api as ViteApi;
    const resolved = await (command === 'build' ? api.check((text) => logger.warn(text)) : api.site());
    const redirects = projectRedirects(resolved.model);
    const root = fileURLToPath(config.root);
    updateConfig({
      redirects,
      vite: {
        plugins: [projectModules(root), plugin],
        // The site's own, also for a package that is linked into it.
        resolve: { dedupe: ['astro', '@astrojs/starlight'] },
      },
    });
    project = config;
  }

  return {
    integration: {
      name: integrationName,
      hooks: {
        'astro:config:setup': setUp,
        'astro:server:setup': ({ server: started }: AstroServerSetup) => {
          started.middlewares.use(assetServer(current, (project?.base ?? '').replace(/\/$/, ''), madeFiles));
        },
        'astro:build:done': async ({ dir }: { readonly dir: URL }) => {
          // A project without the collection of pages has not been told of anything.
          const now = await current();
          if (renderer === undefined) await checkPages(now, lossesOf(now, generator), warn);
          await copyAssets(now, fileURLToPath(dir), madeFiles());
          const { trailingSlash, build, site: url } = project as AstroConfig;
          const pageAddress = (route: string): string =>
            addressOf(now.model, route, { trailingSlash, format: build.format });
          await writeIndexes(now, { folder: fileURLToPath(dir), addressOf: pageAddress, url }, warn);
        },
        [contentHook]: source,
      },
    },
    site,
    utilityStyles,
  };
}
