import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMedia } from '../../kit/assets/assets.ts';
import { decodePercent, splitAddress } from '../../links/address.ts';
import { resolveHref } from '../../links/resolve.ts';
import { worldOfSite } from '../../links/world.ts';
import type { ResolvedSite } from '../../resolve.ts';
import type { Check, RspressConfig } from './types.ts';

/** The theme of this package, as a project imports it. */
export const theme = 'docs-json-nav/rspress/theme';

/** Absolute path of the theme's stylesheet. */
export function themeStyles(): string {
  return fileURLToPath(import.meta.resolve('docs-json-nav/rspress/theme.css'));
}

/** Rspress's configuration for a site: what the project has set itself stays. */
export function configure<Config extends RspressConfig>(config: Config, site: ResolvedSite): RspressConfig {
  const { root = process.cwd(), route, markdown, themeConfig, themeDir } = config;
  const { base } = site.model.site;
  const world = worldOfSite(site.model);
  // Rspress misses pages with a dot in their name, redirects and media; links from a page's own file are the plugin's.
  const isKnown = (url: string): boolean => !url.startsWith('/') || resolveHref(url, world).to !== 'nothing';
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
    markdown: {
      ...markdown,
      link: {
        ...markdown?.link,
        checkDeadLinks: leavingOut(markdown?.link?.checkDeadLinks, (url) => isKnown(url) || isPublished(url, site)),
      },
      image: {
        ...markdown?.image,
        checkDeadImages: leavingOut(markdown?.image?.checkDeadImages, (url) => isPublished(url, site)),
      },
    },
  };
}

/** Pages of the docs folder come from the model: Rspress is not to find them again. */
function ownPages(root: string, site: ResolvedSite): string[] {
  const path = relative(root, site.root).split(sep).join('/');
  if (path.startsWith('..')) return relative(site.root, root).startsWith('..') ? [] : ['**/*'];
  return [path === '' ? '**/*' : `${path}/**`];
}

function isPublished(url: string, { root }: ResolvedSite): boolean {
  const [path] = splitAddress(url);
  return path.startsWith('/') && isMedia(path) && existsSync(join(root, decodePercent(path)));
}

function leavingOut(check: Check = true, isLeftOut: (url: string) => boolean): Check {
  if (check === false) return false;
  const given = check === true ? [] : (check.excludes ?? []);
  const isGiven = (url: string): boolean => (typeof given === 'function' ? given(url) : given.includes(url));
  return { excludes: (url) => isLeftOut(url) || isGiven(url) };
}
