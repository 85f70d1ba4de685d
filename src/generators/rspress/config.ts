import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { relativePath } from '../../core/host.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { createFileUrlResolver, resolveBranding } from '../branding/resolve-branding.ts';
import { createRspressBranding } from './branding.ts';
import type { RspressConfig } from './types.ts';

/** Export of this package that projects import. */
export const themeExport = 'docs-json-nav/rspress/theme';

export function createProjectBranding(site: ResolvedSite, config: RspressConfig) {
  return createRspressBranding(resolveBranding(site), { ...config }, createFileUrlResolver(site));
}

export function readProjectStyles({ globalStyles }: RspressConfig): string {
  return globalStyles !== undefined && existsSync(globalStyles) ? readFileSync(globalStyles, 'utf8') : '';
}

export function extendRspressConfig<Config extends RspressConfig>(
  config: Config,
  site: ResolvedSite,
  branding: ReturnType<typeof createProjectBranding>,
): RspressConfig {
  const { root = process.cwd(), route, themeConfig, themeDir } = config;
  const { base } = site.model.site;
  return {
    ...config,
    ...branding.config,
    head: [...branding.head, ...(config.head ?? [])],
    ...(base === '' ? {} : { base: `${base}/` }),
    ...(themeDir === undefined || existsSync(themeDir)
      ? {}
      : { themeDir: dirname(fileURLToPath(import.meta.resolve(themeExport))) }),
    route: {
      ...route,
      cleanUrls: route?.cleanUrls ?? true,
      exclude: [...(route?.exclude ?? []), ...createDocsGlobs(root, site)],
    },
    // Without `nav` and `sidebar` Rspress would look for navigation files in its root.
    themeConfig: { nav: [], ...themeConfig, ...branding.themeConfig, sidebar: {} },
  };
}

/**
 * Removes an icon that doesn't exist, because it would fail the build. For example, the icon of a project template is
 * missing if the template's docs folder was replaced.
 */
export function removeMissingIcon(config: RspressConfig, warn: (text: string) => void): RspressConfig {
  const { icon, root = process.cwd() } = config;
  if (typeof icon !== 'string' || !/^\/(?!\/)/.test(icon) || existsSync(join(root, 'public', icon))) return config;
  warn(`Rspress's icon does not exist, and is ignored: ${relative(process.cwd(), join(root, 'public', icon))}\n`);
  const { icon: _, ...configWithoutIcon } = config;
  return configWithoutIcon;
}

/** Globs that keep Rspress from reading the docs folder, because the plugin adds its pages. */
function createDocsGlobs(root: string, site: ResolvedSite): string[] {
  const path = relativePath(root, site.root);
  if (path.startsWith('..')) return relative(site.root, root).startsWith('..') ? [] : ['**/*'];
  return [path === '' ? '**/*' : `${path}/**`];
}
