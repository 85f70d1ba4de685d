import { existsSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ResolvedSite } from '../../resolve.ts';
import type { RspressConfig } from './types.ts';

/** The theme of this package, as a project imports it. */
export const theme = 'docs-json-nav/rspress/theme';

/** Absolute path of the theme's stylesheet. */
export function themeStyles(): string {
  return fileURLToPath(import.meta.resolve('docs-json-nav/rspress/theme.css'));
}

/** Rspress's configuration for a site: what the project has set itself stays. */
export function configure<Config extends RspressConfig>(config: Config, site: ResolvedSite): RspressConfig {
  const { root = process.cwd(), route, themeConfig, themeDir } = config;
  const { base } = site.model.site;
  return {
    ...config,
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
    themeConfig: { ...themeConfig, nav: themeConfig?.nav ?? [], sidebar: {} },
  };
}

/** Pages of the docs folder come from the model: Rspress is not to find them again. */
function ownPages(root: string, site: ResolvedSite): string[] {
  const path = relative(root, site.root).split(sep).join('/');
  if (path.startsWith('..')) return relative(site.root, root).startsWith('..') ? [] : ['**/*'];
  return [path === '' ? '**/*' : `${path}/**`];
}
