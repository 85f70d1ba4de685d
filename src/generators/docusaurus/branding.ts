import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isExternal, splitUrl } from '../../core/links.ts';
import { pageAt } from '../../core/runtime.ts';
import { isObject } from '../../core/values.ts';
import { joinClasses } from '../../render/html.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import type { Branding } from '../branding/branding.ts';
import { createLinkGroups, type LinkGroup } from '../branding/language-links.ts';
import { linkIconClasses, navbarLinks, primaryLink, socialLinks } from '../branding/links.ts';
import { sharedMetatags } from '../branding/metatags.ts';
import {
  type ProjectSettings,
  withoutProjectProperties,
  withoutProjectSettings,
} from '../branding/project-settings.ts';
import { brandingUrl, createFileUrlResolver, resolveBranding } from '../branding/resolve-branding.ts';
import { brandingStyleSheet } from '../branding/style-sheet.ts';
import { routerBypassPrefix } from './doc-url.ts';
import type { LoadContext } from './types.ts';

/** Defaults of Docusaurus's theme, as JSON. A setting that equals its default counts as unset. */
const themeDefaults: Readonly<Record<string, string>> = {
  colorMode: '{"defaultMode":"light","disableSwitch":false,"respectPrefersColorScheme":false}',
  metadata: '[]',
  items: '[]',
};

/**
 * Adds a site's branding to the project's settings. Settings of the project have priority. Docusaurus serializes the
 * settings after all plugins are created, so changing them here has an effect.
 *
 * @returns Style sheet, without the properties that the project's style sheets set.
 */
export function applyBranding({ siteConfig, siteDir }: LoadContext, site: ResolvedSite): string {
  const { themeConfig = {} } = siteConfig;
  const navbar = removeDefaults(themeConfig.navbar ?? {});
  const projectSettings = {
    ...siteConfig,
    tagline: siteConfig.tagline || undefined,
    themeConfig: { ...removeDefaults(themeConfig), navbar },
  };
  const toHref = (href: string): string => {
    const isPath = href.startsWith('/') && !isExternal(href);
    return isPath && pageAt(site.model, splitUrl(href)[0]) === undefined ? routerBypassPrefix + href : href;
  };
  const branding = createDocusaurusBranding(
    resolveBranding(site),
    projectSettings,
    toHref,
    createFileUrlResolver(site),
  );
  const { metadata = [], colorMode, ...theme } = branding.themeConfig;
  // Mutated, not replaced: the classic theme already holds a reference to this object for its appearance script.
  const mutatedColorMode = Object.assign(Object(themeConfig.colorMode ?? {}), colorMode);
  Object.assign(siteConfig, branding.config, {
    themeConfig: {
      ...themeConfig,
      ...theme,
      colorMode: mutatedColorMode,
      metadata: [...metadata, ...(themeConfig.metadata ?? [])],
      navbar: { ...themeConfig.navbar, ...branding.navbar },
    },
  });
  return withoutProjectProperties(branding.css, readPresetStyles(siteConfig.presets, siteDir));
}

function removeDefaults(settings: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => value !== '' && themeDefaults[name] !== JSON.stringify(value)),
  );
}

/**
 * Reads the style sheets of presets. Docusaurus loads them before the style sheets of plugins, so our properties would
 * override theirs.
 */
function readPresetStyles(presets: unknown, siteDir: string): string {
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

/**
 * Converts a site's branding to Docusaurus settings (https://docusaurus.io/docs/api/themes/configuration). Settings of
 * the project have priority.
 *
 * @param toHref Maps the target of a link to the `href` for Docusaurus.
 * @param fontFileUrl Returns the URL of a font file for a style sheet, or `undefined` if the file doesn't exist.
 * @returns The settings to add, and a style sheet.
 */
export function createDocusaurusBranding(
  branding: Branding,
  projectSettings: ProjectSettings,
  toHref: (href: string) => string,
  fontFileUrl: (path: string) => string | undefined,
) {
  const { name, description, logo, favicon } = branding;
  const { navbar } = projectSettings.themeConfig ?? {};
  const navbarLinkGroups = createLinkGroups(branding, 'navbar');
  const footerLinkGroups = createLinkGroups(branding, 'footer');
  return {
    config: withoutProjectSettings(
      { title: name || undefined, tagline: description, favicon: favicon && brandingUrl(favicon.light) },
      projectSettings,
    ),
    navbar: withoutProjectSettings(
      {
        title: logo === undefined ? name : '',
        logo: logo && {
          alt: name,
          src: brandingUrl(logo.light),
          srcDark: brandingUrl(logo.dark),
          href: logo.href,
        },
        items: navbarLinkGroups.groups.flatMap((group) => createNavbarItems(group, toHref)),
      },
      isObject(navbar) ? navbar : {},
    ),
    themeConfig: withoutProjectSettings(
      {
        footer: createFooter(footerLinkGroups.groups, toHref),
        colorMode: createColorMode(branding),
        metadata: sharedMetatags(branding),
      },
      projectSettings.themeConfig,
    ),
    css: `${createStyleSheet(branding, fontFileUrl)}${navbarLinkGroups.css}${footerLinkGroups.css}`,
  };
}

function createStyleSheet(branding: Branding, fontFileUrl: (path: string) => string | undefined): string {
  return brandingStyleSheet(branding, {
    light: ":root:where(:not([data-theme='dark']))",
    // Needs the same specificity as Infima's rule for the background in dark mode.
    dark: "html[data-theme='dark']",
    accentProperties: ({ text, hover, solid }) => ({
      '--ifm-color-primary': text,
      '--ifm-color-primary-dark': hover,
      '--ifm-color-primary-darker': hover,
      '--ifm-color-primary-darkest': hover,
      '--ifm-color-primary-light': solid,
      '--ifm-color-primary-lighter': solid,
      '--ifm-color-primary-lightest': solid,
    }),
    background: '--ifm-background-color',
    surfaces: ['--ifm-background-surface-color'],
    bodyFont: '--ifm-font-family-base',
    links: '.docs-json-nav-page :where(a:not([class*="djn-"]))',
    url: fontFileUrl,
  });
}

/** Links of `navbar`, then the first social link, unless a `navbar` link has the same label or URL. */
function createNavbarItems({ branding, className: groupClass }: LinkGroup, toHref: (href: string) => string) {
  const links = navbarLinks(branding);
  const primary = primaryLink(branding);
  const socials = socialLinks(branding).slice(0, 1);
  const extraSocials = socials.filter(({ label, href }) =>
    links.every((link) => link.label !== label && !isSameUrl(link.href, href)),
  );
  return [
    ...links.map((link) => ({
      ...link,
      classes: [linkIconClasses(link), link === primary ? 'djn-primary-link' : undefined],
    })),
    ...extraSocials.map(({ label, href }) => ({ label, href, classes: [] })),
  ].map(({ label, href, classes }) => ({
    label,
    href: toHref(href),
    position: 'right' as const,
    ...classMember(...classes, groupClass),
  }));
}

function classMember(...names: readonly (string | undefined)[]): { readonly className?: string } {
  const className = joinClasses(...names);
  return className === undefined ? {} : { className };
}

function isSameUrl(firstUrl: string, secondUrl: string): boolean {
  return firstUrl.replace(/\/$/, '') === secondUrl.replace(/\/$/, '');
}

function createFooter(groups: readonly LinkGroup[], toHref: (href: string) => string) {
  const columns = groups.flatMap((group) => createFooterColumns(group, toHref));
  return columns.length === 0 ? undefined : { style: 'light' as const, links: columns };
}

function createFooterColumns({ branding, className }: LinkGroup, toHref: (href: string) => string) {
  const columns = branding.footer.columns.map(({ header, links }) => ({
    title: header ?? null,
    items: links.map(({ label, href }) => ({ label, href: toHref(href) })),
  }));
  const socials = socialLinks(branding).map(({ label, href }) => ({ label, href }));
  const allColumns = [...columns, ...(socials.length === 0 ? [] : [{ title: 'Community', items: socials }])];
  return allColumns.map((column) => ({ ...column, ...classMember(className) }));
}

function createColorMode({ appearance: { initial, strict } }: Branding) {
  if (initial === 'system' && !strict) return { respectPrefersColorScheme: true };
  return {
    defaultMode: initial === 'dark' ? ('dark' as const) : ('light' as const),
    disableSwitch: strict,
    respectPrefersColorScheme: initial === 'system',
  };
}
