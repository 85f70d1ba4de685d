import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { relativePath } from '../../core/host.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { filesOnDisk, resolveBranding } from '../branding/resolve-branding.ts';
import { rspressBranding } from './branding.ts';
import type { RspressConfig } from './types.ts';

/** Export of this package that projects import. */
export const themeExport = 'docs-json-nav/rspress/theme';

export function projectBranding(site: ResolvedSite, config: RspressConfig) {
  return rspressBranding(resolveBranding(site), { ...config }, filesOnDisk(site));
}

export function projectStyles({ globalStyles }: RspressConfig): string {
  return globalStyles !== undefined && existsSync(globalStyles) ? readFileSync(globalStyles, 'utf8') : '';
}

export function extendRspressConfig<Config extends RspressConfig>(
  config: Config,
  site: ResolvedSite,
  branding: ReturnType<typeof projectBranding>,
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
      exclude: [...(route?.exclude ?? []), ...docsGlobs(root, site)],
    },
    // Without `nav` and `sidebar` Rspress would look for navigation files in its root.
    themeConfig: { nav: [], ...themeConfig, ...branding.themeConfig, sidebar: {} },
  };
}

/**
 * Removes an icon that doesn't exist, because it would fail the build. For example, the icon of a project template is
 * missing if the template's docs folder was replaced.
 */
export function withoutMissingIcon(config: RspressConfig, warn: (text: string) => void): RspressConfig {
  const { icon, root = process.cwd() } = config;
  if (typeof icon !== 'string' || !/^\/(?!\/)/.test(icon) || existsSync(join(root, 'public', icon))) return config;
  warn(`Rspress's icon is not there, and is left out: ${relative(process.cwd(), join(root, 'public', icon))}\n`);
  const { icon: _, ...rest } = config;
  return rest;
}

/** Globs that keep Rspress from reading the docs folder, because the plugin adds its pages. */
function docsGlobs(root: string, site: ResolvedSite): string[] {
  const path = relativePath(root, site.root);
  if (path.startsWith('..')) return relative(site.root, root).startsWith('..') ? [] : ['**/*'];
  return [path === '' ? '**/*' : `${path}/**`];
}
