import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { packageFolder } from '../../core/host.ts';
import { themeWarning } from '../publish/own-theme.ts';
import { vitePlugins } from './plugin.ts';
import type { VitePressSite } from './site.ts';
import type { ViteConfig, VitePressConfig } from './types.ts';

/** The theme of this package, as a project imports it, and what a theme of the project's own does with it. */
const themeDoor = 'docs-json-nav/vitepress/theme';
const extension = `import docsJsonNav from '${themeDoor}';\nexport default { extends: docsJsonNav };`;

/**
 * Vite's configuration with what the integration adds to it.
 *
 * @param project Absolute path of the project's folder.
 */
export function viteConfig(
  { vite = {}, srcDir = '.' }: VitePressConfig,
  project: string,
  site: VitePressSite,
): ViteConfig {
  const own = packageFolder();
  const ownTheme = join(project, '.vitepress/theme');
  const hasTheme = existsSync(ownTheme);
  const theme = join(own, 'dist/vitepress/theme/index.js');
  return {
    ...vite,
    // What counts from VitePress's source folder stays where the project has it.
    envDir: vite.envDir ?? project,
    publicDir: vite.publicDir ?? resolve(project, srcDir, 'public'),
    plugins: [...asList(vite.plugins), ...vitePlugins(site, themeWarning(ownTheme, themeDoor, extension))],
    resolve: {
      ...vite.resolve,
      alias: hasTheme
        ? vite.resolve?.alias
        : [...aliases(vite.resolve?.alias), { find: /^@theme\/index$/, replacement: theme }],
      // The site's own, also for a package that is linked into it.
      dedupe: [...(vite.resolve?.dedupe ?? []), 'vue', 'vitepress'],
    },
    ssr: { ...asRecord(vite.ssr), noExternal: noExternal(asRecord(vite.ssr).noExternal) },
    optimizeDeps: {
      ...asRecord(vite.optimizeDeps),
      // The theme is found under the second name where the site has none of its own.
      exclude: [...asList(asRecord(vite.optimizeDeps).exclude), 'docs-json-nav', '@theme/index'],
    },
    server: {
      ...asRecord(vite.server),
      fs: {
        ...asRecord(asRecord(vite.server).fs),
        allow: [...asList(asRecord(asRecord(vite.server).fs).allow), project, site.resolved.root, own],
      },
    },
  };
}

function noExternal(given: unknown): unknown {
  return given === true ? true : [...asList(given), 'docs-json-nav'];
}

function aliases(given: unknown): unknown[] {
  if (Array.isArray(given)) return given;
  return Object.entries(asRecord(given)).map(([find, replacement]) => ({ find, replacement }));
}

function asList(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
