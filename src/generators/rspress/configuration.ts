import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { relativePath } from '../../core/host.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { filesOnDisk, shownBranding } from '../branding/shown-branding.ts';
import { rspressBranding } from './branding.ts';
import type { RspressConfig } from './types.ts';

/** The theme of this package, as a project imports it. */
export const theme = 'docs-json-nav/rspress/theme';

/** The branding of a site as settings of Rspress, and as a style sheet. */
export function brandingOf(site: ResolvedSite, own: RspressConfig) {
  return rspressBranding(shownBranding(site), { ...own }, filesOnDisk(site));
}

/** The text of the project's own style sheet. */
export function ownStyles({ globalStyles }: RspressConfig): string {
  return globalStyles !== undefined && existsSync(globalStyles) ? readFileSync(globalStyles, 'utf8') : '';
}

/** Rspress's configuration for a site: what the project has set itself stays. */
export function configure<Config extends RspressConfig>(
  config: Config,
  site: ResolvedSite,
  branding: ReturnType<typeof brandingOf>,
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
      : { themeDir: dirname(fileURLToPath(import.meta.resolve(theme))) }),
    route: {
      ...route,
      cleanUrls: route?.cleanUrls ?? true,
      exclude: [...(route?.exclude ?? []), ...ownPages(root, site)],
    },
    // Without them Rspress would look for a navigation in the files of its root.
    themeConfig: { nav: [], ...themeConfig, ...branding.themeConfig, sidebar: {} },
  };
}

/**
 * The configuration without an icon that is not there, which would stop the build: one of a template whose folder the
 * docs have taken, for example.
 */
export function withFoundIcon(config: RspressConfig, warn: (text: string) => void): RspressConfig {
  const { icon, root = process.cwd() } = config;
  if (typeof icon !== 'string' || !/^\/(?!\/)/.test(icon) || existsSync(join(root, 'public', icon))) return config;
  warn(`Rspress's icon is not there, and is left out: ${relative(process.cwd(), join(root, 'public', icon))}\n`);
  const { icon: _, ...others } = config;
  return others;
}

/** Pages of the docs folder come from the model: Rspress is not to find them again. */
function ownPages(root: string, site: ResolvedSite): string[] {
  const path = relativePath(root, site.root);
  if (path.startsWith('..')) return relative(site.root, root).startsWith('..') ? [] : ['**/*'];
  return [path === '' ? '**/*' : `${path}/**`];
}
