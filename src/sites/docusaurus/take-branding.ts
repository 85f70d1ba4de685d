import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { leadsAway, splitAddress } from '../../core/links.ts';
import { pageAt } from '../../core/runtime.ts';
import { brandingAddress, filesOnDisk } from '../branding/branding-address.ts';
import { shownBranding } from '../branding/shown-branding.ts';
import { withoutOwn } from '../branding/without-own.ts';
import type { ResolvedSite } from '../resolve.ts';
import { docusaurusBranding } from './branding.ts';
import { outsideOfRouter } from './doc-address.ts';
import type { LoadContext } from './types.ts';

/** What Docusaurus's theme sets itself where a project sets nothing. */
const usual: Readonly<Record<string, string>> = {
  colorMode: '{"defaultMode":"light","disableSwitch":false,"respectPrefersColorScheme":false}',
  metadata: '[]',
  items: '[]',
};

/**
 * Puts the branding of a site into the settings of a project, as far as the project leaves them open. Docusaurus writes them
 * into the site when all plugins are there.
 *
 * @returns A style sheet, without the properties that the project's own style sheets set.
 */
export function takeBranding({ siteConfig, siteDir }: LoadContext, site: ResolvedSite): string {
  const { model } = site;
  const { themeConfig = {} } = siteConfig;
  const navbar = withoutUsual(themeConfig.navbar ?? {});
  const own = {
    ...siteConfig,
    tagline: siteConfig.tagline || undefined,
    themeConfig: { ...withoutUsual(themeConfig), navbar },
  };
  const branding = docusaurusBranding(shownBranding(site), own, {
    address: brandingAddress,
    link: (href) => {
      const isOutside = href.startsWith('/') && !leadsAway(href) && pageAt(model, splitAddress(href)[0]) === undefined;
      return isOutside ? outsideOfRouter + href : href;
    },
    font: filesOnDisk(site),
  });
  const { metadata = [], colorMode, ...theme } = branding.themeConfig;
  // The classic theme has read its settings already, and keeps this object for the script that sets the appearance.
  const sameColorMode = Object.assign(Object(themeConfig.colorMode ?? {}), colorMode);
  Object.assign(siteConfig, branding.config, {
    themeConfig: {
      ...themeConfig,
      ...theme,
      colorMode: sameColorMode,
      metadata: [...metadata, ...(themeConfig.metadata ?? [])],
      navbar: { ...themeConfig.navbar, ...branding.navbar },
    },
  });
  return withoutOwn(branding.css, ownStyles(siteConfig.presets, siteDir));
}

function withoutUsual(settings: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => value !== '' && usual[name] !== JSON.stringify(value)),
  );
}

/** The texts of the style sheets that presets are given. They come before those of plugins: nothing in them would win. */
function ownStyles(presets: unknown, siteDir: string): string {
  const files = (Array.isArray(presets) ? presets : []).flatMap((preset) => {
    const theme = (Array.isArray(preset) ? preset[1] : undefined)?.theme;
    return [theme?.customCss ?? []].flat().filter((file) => typeof file === 'string');
  });
  return files
    .map((file) => resolve(siteDir, file))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
}
