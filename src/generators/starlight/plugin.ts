/*
 * Starlight. Takes options and Starlight's configuration; adds the Astro integration, a route middleware that sets
 * sidebar and pagination, and `components`. Never here: the collection of pages, which `astro` loads.
 */

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readRegular } from '../../core/host.ts';
import { isExternal } from '../../core/links.ts';
import type { Options } from '../../core/options.ts';
import { isObject, maxSettingsFileBytes, OptionsError, parseJson } from '../../core/values.ts';
import { OptionalPackages } from '../../render/optional-packages.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { createSiteIntegration } from '../astro/integration.ts';
import { AstroSite } from '../astro/site.ts';
import type { AstroConfig, AstroIntegration, AstroSetup } from '../astro/types.ts';
import { darkClassScript } from '../branding/dark-class.ts';
import { readBranding } from '../branding/read-branding.ts';
import { brandingUrl, resolveBranding } from '../branding/resolve-branding.ts';
import { isOlder, lowestVersion } from '../manifests/versions.ts';
import { starlightBranding } from './branding.ts';
import { starlightGenerator } from './generator.ts';
import { starlight } from './manifest.ts';
import type { ComponentBranding } from './middleware.ts';

/** Options for Starlight: the same as those of every integration. */
export type StarlightOptions = Options;

/** Starlight plugin, typed without importing Starlight's types. */
export interface StarlightPlugin {
  readonly name: string;
  readonly hooks: { 'config:setup'(setup: StarlightSetup): Promise<void> };
}

interface StarlightSetup {
  readonly command: AstroSetup['command'];
  readonly config: StarlightConfig;
  readonly astroConfig: AstroConfig;
  updateConfig(config: object): void;
  addIntegration(integration: AstroIntegration): void;
  addRouteMiddleware(middleware: { entrypoint: string; order?: 'pre' | 'post' | 'default' }): void;
}

interface StarlightConfig {
  readonly components?: Record<string, string> | undefined;
  readonly customCss?: string[] | undefined;
  readonly pagination?: boolean | undefined;
  readonly social?: unknown;
  readonly head?: readonly object[] | undefined;
}

const packageExport = 'docs-json-nav/starlight';
const virtualModule = 'virtual:docs-json-nav/starlight';
const brandingModule = 'virtual:docs-json-nav/branding.css';
const utilitiesModule = 'virtual:docs-json-nav/utilities.css';
/** Style sheets in the order of import. The first one declares the order of cascade layers. */
const styles = [
  `${packageExport}/components/styles.css`,
  'docs-json-nav/pages.css',
  `${packageExport}/components/pages.css`,
];
/** Starlight components that our components replace, unless the project overrides them. */
const overriddenComponents = ['Banner', 'Header', 'Sidebar', 'PageTitle', 'LanguageSelect', 'SocialIcons', 'Footer'];

export function createStarlightPlugin(options: StarlightOptions): StarlightPlugin {
  return {
    name: 'docs-json-nav',
    hooks: {
      async 'config:setup'({ command, config, astroConfig, updateConfig, addIntegration, addRouteMiddleware }) {
        refuseOldStarlight(fileURLToPath(astroConfig.root));
        const site = new AstroSite(options, starlight, starlightGenerator);
        site.pluginFor(astroConfig, command);
        const { branding, componentBranding, css } = starlightSettings(
          await site.resolveSite(),
          config,
          astroConfig.base,
        );
        const components = Object.fromEntries(
          overriddenComponents.map((name) => [name, `${packageExport}/components/${name}.astro`]),
        );
        updateConfig({
          ...branding,
          // Disables Starlight's generated sidebar, which would contain all pages and be copied for each page.
          sidebar: [],
          components: { ...components, ...config.components },
          customCss: [...styles, brandingModule, utilitiesModule, ...(config.customCss ?? [])],
        });
        addRouteMiddleware({ entrypoint: `${packageExport}/middleware`, order: 'pre' });
        addIntegration(createSiteIntegration(site));
        const { trailingSlash, build } = astroConfig;
        const settings = {
          trailingSlash,
          format: build.format,
          pagination: config.pagination ?? true,
          linksGroups: config.components?.Sidebar === undefined,
        };
        const loadersById = {
          [virtualModule]: () =>
            `export const settings = ${JSON.stringify(settings)};\nexport const componentBranding = ${JSON.stringify(componentBranding)};\n`,
          [brandingModule]: () => css,
          // The styles are complete when this module is loaded, because the content collection is loaded earlier.
          [utilitiesModule]: () => site.styles,
        };
        addIntegration(createModulesIntegration(loadersById));
      },
    },
  };
}

/**
 * Rejects versions of Starlight without the components that our components import.
 *
 * @param project Absolute path of the project.
 * @throws OptionsError with the oldest version that works.
 */
export function refuseOldStarlight(project: string): void {
  const name = '@astrojs/starlight';
  // Starlight exports its entry, but not its package.json.
  const entry = new OptionalPackages(project).resolve(name);
  const packageJson =
    entry && parseJson(readRegular(join(dirname(entry), 'package.json'), maxSettingsFileBytes).toString());
  const version = isObject(packageJson) && typeof packageJson.version === 'string' ? packageJson.version : undefined;
  const minVersion = lowestVersion(starlight.peers?.[name] ?? '');
  if (version === undefined || minVersion === undefined || !isOlder(version, minVersion)) return;
  throw new OptionsError(`${name} ${version} is too old: it must be ${minVersion} or later. Update it and astro.`);
}

/** Converts the site's branding to Starlight settings, data for our components, and a style sheet. */
function starlightSettings(site: ResolvedSite, config: StarlightConfig, base: string) {
  const publicPath = (path: string): string => brandingUrl(path).slice(1);
  const siteBranding = resolveBranding(site);
  // Starlight needs local files for logos.
  const hasLogo =
    siteBranding.logo !== undefined && ![siteBranding.logo.light, siteBranding.logo.dark].some(isExternal);
  const { config: branding, css } = starlightBranding(
    hasLogo ? siteBranding : { ...siteBranding, logo: undefined },
    config,
    base,
    (path) => join(site.root, site.filesByUrlPath().get(publicPath(path)) ?? publicPath(path)),
  );
  const { navbar, footer, languages, logo } = readBranding(site.config);
  const componentBranding: ComponentBranding = {
    navbar,
    footer,
    languages,
    home: logo?.href,
    hasSocials: config.social === undefined,
  };
  const darkClass = { tag: 'script', content: darkClassScript };
  return {
    branding: { ...branding, head: [...branding.head, darkClass, ...(config.head ?? [])] },
    componentBranding,
    css,
  };
}

/** @param loadersById Functions that return code or styles, by module id. */
function createModulesIntegration(loadersById: Readonly<Record<string, () => string>>): AstroIntegration {
  const plugin: Plugin = {
    name: 'docs-json-nav:starlight',
    resolveId: {
      filter: { id: /^virtual:docs-json-nav\/(?:starlight|branding\.css|utilities\.css)$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /virtual:docs-json-nav\/(?:starlight|branding\.css|utilities\.css)$/ },
      handler: (id) => loadersById[id.slice(1)]?.(),
    },
  };
  return {
    name: 'docs-json-nav:starlight',
    hooks: {
      'astro:config:setup': ({ updateConfig, injectScript }: AstroSetup) => {
        updateConfig({ vite: { plugins: [plugin] } });
        injectScript('page', "import 'docs-json-nav/pages';");
      },
    },
  };
}
