import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { packageFolder } from '../../core/host.ts';
import type { Options } from '../../core/options.ts';
import type { Site } from '../../core/site.ts';
import { assetServer } from '../assets/asset-server.ts';
import { destinationOf, staticRedirects } from '../publish/redirects.ts';
import { astroGenerator } from './generator.ts';
import { type ContentSource, contentHook, integrationName } from './hook.ts';
import { astro } from './manifest.ts';
import { AstroSite } from './site.ts';
import type { AstroIntegration, AstroRedirects, AstroServerSetup, AstroSetup } from './types.ts';

/**
 * The Astro integration: `astro build` stops on broken navigation, redirects are Astro's, and pages and components can
 * import `virtual:docs-json-nav`. Relative paths count from the project's root.
 */
export function createIntegration(options: Options): AstroIntegration {
  return integrationOf(new AstroSite(options, astro, astroGenerator));
}

/** The integration for a site that another plugin may share. */
export function integrationOf(site: AstroSite): AstroIntegration {
  return {
    name: integrationName,
    hooks: {
      'astro:config:setup': async (setup: AstroSetup) => {
        const { command, config, updateConfig } = setup;
        const { model } = await site.start(setup);
        updateConfig({
          redirects: projectRedirects(model),
          vite: {
            plugins: [projectModules(fileURLToPath(config.root)), site.pluginFor(config, command)],
            // The site's own, also for a package that is linked into it.
            resolve: { dedupe: ['astro', '@astrojs/starlight'] },
          },
        });
      },
      'astro:server:setup': ({ server }: AstroServerSetup) => {
        server.middlewares.use(assetServer(site.base, async () => ({ site: await site.current(), made: site.made })));
      },
      'astro:build:done': ({ dir }: { readonly dir: URL }) => site.publish(fileURLToPath(dir)),
      [contentHook]: { entries: site.entries, onChange: site.onChange } satisfies ContentSource,
    },
  };
}

/** The redirects of `docs.json`, for Astro's `redirects`. Destinations on this site get its base path. */
export function projectRedirects(site: Site): AstroRedirects {
  const { redirects } = staticRedirects(site);
  return Object.fromEntries(
    redirects.map(({ source, destination, permanent }) => [
      source,
      { status: permanent ? 301 : 302, destination: destinationOf(site, destination) },
    ]),
  );
}

/** What the project has and a linked package cannot see. */
const ofProject = /^(?:astro|@astrojs\/[^/]+|docs-json-nav)(?:\/|$)/;

/**
 * Finds the packages of the project from this one, also if it is linked from outside of the project.
 *
 * @param root Absolute path of the project.
 */
function projectModules(root: string): Plugin {
  const own = packageFolder();
  return {
    name: 'docs-json-nav:modules',
    enforce: 'pre',
    // Components and what they import go through Vite, wherever pages are rendered.
    configEnvironment: (name) => (name === 'client' ? undefined : { resolve: { noExternal: ['docs-json-nav'] } }),
    async resolveId(source, importer, options) {
      if (importer === undefined || !ofProject.test(source) || !importer.startsWith(own)) return undefined;
      const usual = await this.resolve(source, importer, { ...options, skipSelf: true });
      return usual ?? this.resolve(source, join(root, 'package.json'), { ...options, skipSelf: true });
    },
  };
}
