import { isObject } from '../../core/values.ts';
import { escapeHtml } from '../../render/html.ts';
import type { Branding } from '../branding/branding.ts';
import { metatagsOf } from '../branding/metatags.ts';
import { linkSign, navbarLinks, primaryLink, type SocialView, socialsOf } from '../branding/social.ts';
import { brandingStyleSheet } from '../branding/style-sheet.ts';
import { unset } from '../branding/unset.ts';
import type { HeadTag, NavItem } from './types.ts';

/** Settings of VitePress that a branding gives (https://vitepress.dev/reference/site-config). */
export interface VitePressBranding {
  readonly title?: string;
  readonly description?: string;
  readonly appearance?: boolean | 'dark' | 'force-dark';
  readonly head: readonly HeadTag[];
  readonly themeConfig: {
    readonly logo?: { readonly light: string; readonly dark: string; readonly alt: string };
    readonly logoLink?: string;
    /** False if the logo says it. */
    readonly siteTitle?: false;
    readonly socialLinks?: readonly {
      readonly icon: string | { readonly svg: string };
      readonly link: string;
      readonly ariaLabel: string;
    }[];
    readonly nav?: readonly NavItem[];
    readonly footer?: { readonly message: string };
  };
}

/** What a project has set itself. */
export interface OwnSettings {
  readonly title?: unknown;
  readonly description?: unknown;
  readonly appearance?: unknown;
  readonly head?: readonly (readonly unknown[])[];
  readonly themeConfig?: Readonly<Record<string, unknown>>;
}

export interface BrandingTools {
  /** The address of a file of the docs folder, without the base path. */
  readonly address: (path: string) => string;
  /** The same with the base path, where VitePress adds none. */
  readonly published: (path: string) => string;
}

/** Services of which VitePress has an icon (simple-icons). A reader's browser would ask a server for any other. */
const known: ReadonlySet<string> = new Set([
  ...['x', 'twitter', 'facebook', 'instagram', 'threads', 'bluesky', 'mastodon', 'reddit', 'hackernews', 'producthunt'],
  ...['github', 'gitlab', 'bitbucket', 'npm', 'pypi', 'docker', 'huggingface', 'stackoverflow', 'devdotto', 'substack'],
  ...['discord', 'slack', 'telegram', 'whatsapp', 'signal', 'matrix', 'line', 'wechat', 'qq', 'zhihu', 'xiaohongshu'],
  ...['youtube', 'twitch', 'tiktok', 'bilibili', 'spotify', 'linkedin', 'medium', 'dribbble', 'figma', 'pinterest'],
]);
/** Those that are called something else there. */
const otherNames: ReadonlyMap<string, string> = new Map([['hackernews', 'ycombinator']]);

/**
 * The branding of a site in VitePress's settings. What the project sets itself wins.
 *
 * @returns The settings to add, and a style sheet.
 */
export function vitePressBranding(branding: Branding, own: OwnSettings, tools: BrandingTools) {
  const { name, description, logo, favicon, appearance } = branding;
  const hasIcon = own.head?.some(([tag, attributes]) => tag === 'link' && isIcon(attributes)) ?? false;
  const icons = favicon === undefined || hasIcon ? [] : [favicon];
  const primary = primaryLink(branding);
  const links = navbarLinks(branding).map(
    (link): NavItem => ({
      text: escapeHtml(link.label),
      link: link.href,
      ...(link === primary ? { primary: true } : {}),
    }),
  );
  const theme: VitePressBranding['themeConfig'] = {
    ...(logo === undefined
      ? {}
      : {
          logo: { light: tools.address(logo.light), dark: tools.address(logo.dark), alt: name },
          siteTitle: false,
          ...(logo.href === undefined ? {} : { logoLink: logo.href }),
        }),
    ...(socialsOf(branding).length === 0 ? {} : { socialLinks: socialsOf(branding).map(socialLink) }),
    ...(links.length === 0 ? {} : { nav: links }),
    ...(branding.footer.columns.length === 0 ? {} : { footer: { message: footerMessage(branding) } }),
  };
  const site = {
    ...(name === '' ? {} : { title: name }),
    ...(description === undefined ? {} : { description }),
    ...(appearance.initial === 'system' && !appearance.strict ? {} : { appearance: appearanceOf(branding) }),
  };
  const config: VitePressBranding = {
    ...unset(site, own),
    head: [
      ...icons.map((icon): HeadTag => ['link', { rel: 'icon', href: tools.published(icon.light) }]),
      ...metatagsOf(branding).map((attributes): HeadTag => ['meta', attributes]),
    ],
    themeConfig: unset(theme, own.themeConfig ?? {}),
  };
  return { config, css: styleSheet(branding, tools) };
}

function isIcon(attributes: unknown): boolean {
  return isObject(attributes) && /icon/.test(String(attributes.rel));
}

function appearanceOf({ appearance: { initial, strict } }: Branding): boolean | 'dark' | 'force-dark' {
  if (initial === 'dark') return strict ? 'force-dark' : 'dark';
  return !(initial === 'light' && strict);
}

function socialLink({ kind, label, href }: SocialView) {
  const icon = known.has(kind) ? (otherNames.get(kind) ?? kind) : { svg: linkSign };
  return { icon, link: href, ariaLabel: label };
}

function footerMessage({ footer }: Branding): string {
  const links = footer.columns.flatMap((column) => column.links);
  return links.map(({ label, href }) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`).join(' · ');
}

function styleSheet(branding: Branding, { published }: BrandingTools): string {
  return brandingStyleSheet(branding, {
    // As weak as a rule for `:root`, so that a project's own wins.
    light: ':root:where(:not(.dark))',
    dark: '.dark',
    accent: ({ text, hover, solid, soft, onSolid }) => ({
      '--vp-c-brand-1': text,
      '--vp-c-brand-2': hover,
      '--vp-c-brand-3': solid,
      '--vp-c-brand-soft': soft,
      '--vp-button-brand-text': onSolid,
      '--vp-button-brand-hover-text': onSolid,
    }),
    background: '--vp-c-bg',
    surfaces: ['--vp-c-bg-alt'],
    quiet: { name: '--vp-c-text-2', light: '#67676c', dark: '#98989f' },
    bodyFont: '--vp-font-family-base',
    headings: ':is(h1, h2, h3, h4, h5, h6), .VPNavBarTitle',
    links: undefined,
    address: published,
  });
}
