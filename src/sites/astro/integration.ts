import { fileURLToPath } from 'node:url';
import type { Options } from '../../core/options.ts';
import { assetServer } from '../assets/asset-server.ts';
import { astroGenerator } from './generator.ts';
import { type ContentSource, contentHook, integrationName } from './hook.ts';
import { astro } from './manifest.ts';
import { projectModules } from './modules.ts';
import { projectRedirects } from './redirects.ts';
import { AstroSite } from './site.ts';
import type { AstroIntegration, AstroServerSetup, AstroSetup } from './types.ts';

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
        server.middlewares.use(assetServer(site.current, site.base, () => site.made));
      },
      'astro:build:done': ({ dir }: { readonly dir: URL }) => site.publish(fileURLToPath(dir)),
      [contentHook]: { entries: site.entries, onChange: site.onChange } satisfies ContentSource,
    },
  };
}
