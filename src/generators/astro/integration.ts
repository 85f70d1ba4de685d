/*
 * Astro: the integration, and the content collection that Starlight builds on. Takes options and Astro's settings;
 * gives Astro redirects, a Vite plugin and the pages of the site as entries of a collection. Never here: Starlight's
 * markup or settings.
 */

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { packageFolder } from '../../core/host.ts';
import type { Options } from '../../core/options.ts';
import type { Site } from '../../core/site.ts';
import { assetServer } from '../assets/asset-server.ts';
import { resolveDestination, staticRedirects } from '../publish/redirects.ts';
import { type ContentSource, contentHook, integrationName } from './content-hook.ts';
import { astroGenerator } from './generator.ts';
import { astro } from './manifest.ts';
import { AstroSite } from './site.ts';
import type { AstroIntegration, AstroRedirects, AstroServerSetup, AstroSetup } from './types.ts';

/**
 * Astro integration: fails `astro build` on broken navigation, adds redirects to Astro's, and provides
 * `virtual:docs-json-nav` to pages and components. Relative paths are resolved from the project's root.
 */
export function createIntegration(options: Options): AstroIntegration {
  return createSiteIntegration(new AstroSite(options, astro, astroGenerator));
}

/** @param site May be shared with another plugin, such as Starlight's. */
export function createSiteIntegration(site: AstroSite): AstroIntegration {
  return {
    name: integrationName,
    hooks: {
      'astro:config:setup': async (setup: AstroSetup) => {
        const { command, config, updateConfig } = setup;
        const { model } = await site.start(setup);
        updateConfig({
          redirects: astroRedirects(model),
          vite: {
            plugins: [projectModulesPlugin(fileURLToPath(config.root)), site.pluginFor(config, command)],
            // Without this, a linked copy of this package would load its own Astro instead of the project's.
            resolve: { dedupe: ['astro', '@astrojs/starlight'] },
          },
        });
      },
      'astro:server:setup': ({ server }: AstroServerSetup) => {
        server.middlewares.use(
          assetServer(site.base, async () => ({ site: await site.resolveSite(), generated: site.generatedFiles })),
        );
      },
      'astro:build:done': ({ dir }: { readonly dir: URL }) => site.publish(fileURLToPath(dir)),
      [contentHook]: { loadEntries: site.loadEntries, onChange: site.onChange } satisfies ContentSource,
    },
  };
}

export function astroRedirects(site: Site): AstroRedirects {
  const { redirects } = staticRedirects(site);
  return Object.fromEntries(
    redirects.map(({ source, destination, permanent }) => [
      source,
      { status: permanent ? 301 : 302, destination: resolveDestination(site, destination) },
    ]),
  );
}

/** Packages that a linked copy of this package may not find, so they are resolved from the project. */
const projectPackagePattern = /^(?:astro|@astrojs\/[^/]+|docs-json-nav)(?:\/|$)/;

/**
 * Lets this package import the project's packages, even if this package is linked from outside the project.
 *
 * @param root Absolute path of the project.
 */
function projectModulesPlugin(root: string): Plugin {
  const packageRoot = packageFolder();
  return {
    name: 'docs-json-nav:modules',
    enforce: 'pre',
    // Vite has to process our components and their imports in every server environment.
    configEnvironment: (name) => (name === 'client' ? undefined : { resolve: { noExternal: ['docs-json-nav'] } }),
    async resolveId(source, importer, options) {
      if (importer === undefined || !projectPackagePattern.test(source) || !importer.startsWith(packageRoot))
        return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved ?? this.resolve(source, join(root, 'package.json'), { ...options, skipSelf: true });
    },
  };
}
