import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Options } from '../../options/options.ts';
import { createIntegration } from '../astro/integration.ts';
import type { AstroConfig, AstroIntegration, AstroSetup } from '../astro/types.ts';

/** What a site may set for Starlight, beside the options of every integration. */
export interface StarlightOptions extends Options {
  /**
   * A module whose default export is an object of components by name, for use in MDX pages without an import. They come
   * beside the built-in ones and win over them. Relative to the project's root.
   */
  readonly components?: string | undefined;
}

/** The parts of Starlight that the plugin touches. */
export interface StarlightPlugin {
  readonly name: string;
  readonly hooks: { 'config:setup'(setup: StarlightSetup): Promise<void> };
}

interface StarlightSetup {
  readonly command: AstroSetup['command'];
  readonly config: StarlightConfig;
  readonly astroConfig: AstroConfig;
  updateConfig(config: StarlightConfig & { readonly sidebar: never[] }): void;
  addIntegration(integration: AstroIntegration): void;
  addRouteMiddleware(middleware: { entrypoint: string; order?: 'pre' | 'post' | 'default' }): void;
}

interface StarlightConfig {
  readonly components?: Record<string, string> | undefined;
  readonly customCss?: string[] | undefined;
  readonly markdown?: { readonly processedDirs?: string[] | undefined } | undefined;
  readonly pagination?: boolean | undefined;
}

const folder = 'docs-json-nav/starlight';
const virtualModule = 'virtual:docs-json-nav/starlight';
/** Starlight's components that ours stand in the place of, where the project has not put its own there. */
const overrides = ['Banner', 'Header', 'Sidebar', 'PageTitle', 'LanguageSelect'];

/** The Starlight plugin. It brings the Astro integration with it. */
export function createPlugin({ components, ...options }: StarlightOptions): StarlightPlugin {
  return {
    name: 'docs-json-nav',
    hooks: {
      async 'config:setup'({ command, config, astroConfig, updateConfig, addIntegration, addRouteMiddleware }) {
        const { integration, site } = createIntegration(options);
        const root = fileURLToPath(astroConfig.root);
        const docs =
          relative(root, (await site(astroConfig, command)).root)
            .split(sep)
            .join('/') || '.';
        const own = Object.fromEntries(overrides.map((name) => [name, `${folder}/components/${name}.astro`]));
        updateConfig({
          // Starlight would make one of all pages, and copy it for each of them.
          sidebar: [],
          components: { ...own, ...config.components },
          customCss: [`${folder}/components/styles.css`, ...(config.customCss ?? [])],
          // Without it, asides and the anchors of headings vanish.
          markdown: { ...config.markdown, processedDirs: [...(config.markdown?.processedDirs ?? []), docs] },
        });
        addRouteMiddleware({ entrypoint: `${folder}/middleware`, order: 'pre' });
        addIntegration(integration);
        const { trailingSlash, build } = astroConfig;
        const settings = { trailingSlash, format: build.format, pagination: config.pagination ?? true };
        const given = components?.startsWith('.') ? new URL(components, astroConfig.root).pathname : components;
        addIntegration(settingsIntegration(moduleOf(settings, given)));
      },
    },
  };
}

/** Code of the module that the route middleware reads. */
function moduleOf(settings: object, given: string | undefined): string {
  const lines = [
    `import { components as own } from ${JSON.stringify(`${folder}/components/mdx.js`)};`,
    ...(given === undefined ? [] : [`import given from ${JSON.stringify(given)};`]),
    `export const settings = ${JSON.stringify(settings)};`,
    `export const components = ${given === undefined ? 'own' : '{ ...own, ...given }'};`,
  ];
  return `${lines.join('\n')}\n`;
}

function settingsIntegration(code: string): AstroIntegration {
  const resolvedModule = `\0${virtualModule}`;
  const plugin: Plugin = {
    name: 'docs-json-nav:starlight',
    resolveId: {
      filter: { id: /^virtual:docs-json-nav\/starlight$/ },
      handler: () => resolvedModule,
    },
    load: {
      filter: { id: /virtual:docs-json-nav\/starlight$/ },
      handler: (id) => (id === resolvedModule ? code : undefined),
    },
  };
  return {
    name: 'docs-json-nav:starlight',
    hooks: {
      'astro:config:setup': ({ updateConfig }: { updateConfig(config: object): unknown }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
