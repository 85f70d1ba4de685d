import { expect, test } from 'vitest';
import { memoryHost } from '../../src/core/host/memory.ts';
import type { Site } from '../../src/core/site.ts';
import { brandingOf } from '../../src/generators/branding/links.ts';
import { readBranding } from '../../src/generators/branding/read-branding.ts';
import type { SitePage } from '../../src/generators/contract.ts';
import { createDocusaurusBranding } from '../../src/generators/docusaurus/branding.ts';
import { createFumadocsBranding } from '../../src/generators/fumadocs/branding.ts';
import { createNavigation } from '../../src/generators/fumadocs/navigation.tsx';
import { renderPageBody } from '../../src/generators/html/page.ts';
import { SidebarRenderer } from '../../src/generators/html/sidebar.ts';
import { createLanguageSocials, createRspressBranding } from '../../src/generators/rspress/branding.ts';
import { vitePressBranding } from '../../src/generators/vitepress/branding.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { config, page } from '../support/folder.ts';

const column = (label: string) => ({
  links: [{ header: 'Company', items: [{ label, href: 'https://mill.example' }] }],
});
const settings = {
  navbar: { links: [{ label: 'Blog', href: 'https://blog.example' }] },
  footer: column('About'),
};
const navigation = {
  versions: [
    {
      version: 'v1',
      languages: [
        { language: 'en', pages: ['index'] },
        {
          language: 'fr',
          pages: ['fr/index'],
          navbar: { primary: { type: 'button', label: 'Essayer', href: 'https://app.example' } },
          footer: column('À propos'),
        },
        { language: 'cn', pages: ['cn/index'], navbar: { links: [] } },
      ],
    },
  ],
};
const branding = readBranding({ ...settings, navigation });
const identity = (path: string): string => path;

async function createModel(): Promise<Site> {
  const files = Object.fromEntries(['index', 'fr/index', 'cn/index'].map((path) => [`${path}.mdx`, page(path)]));
  return (await resolveSite({}, memoryHost({ 'docs.json': config(navigation, settings), ...files }))).model;
}

test('a language has its own navbar and footer, and the site has the missing one', () => {
  expect(brandingOf(branding, 'en')).toBe(branding);
  expect(brandingOf(branding, undefined)).toBe(branding);
  expect(brandingOf(branding, 'fr').navbar).toMatchObject({ links: [], primary: { label: 'Essayer' } });
  expect(brandingOf(branding, 'cn')).toMatchObject({ navbar: { links: [] }, footer: branding.footer });
});

test('VitePress replaces settings of the theme on pages of the language', () => {
  const themes = new Map(vitePressBranding(branding, {}).languageThemes);
  expect([...themes.keys()]).toEqual(['fr', 'zh-Hans']);
  expect(themes.get('fr')).toEqual({
    nav: [{ text: 'Essayer', link: 'https://app.example', primary: true }],
    socialLinks: [],
    footer: { message: '<a href="https://mill.example">À propos</a>' },
  });
  expect(themes.get('zh-Hans')).toMatchObject({ nav: [], footer: { message: expect.stringContaining('About') } });
  const ownNav = new Map(vitePressBranding(branding, { themeConfig: { nav: [] } }).languageThemes);
  expect(ownNav.get('fr')).not.toHaveProperty('nav');
});

test('Docusaurus has the links of all languages, and its style sheet shows those of the page', () => {
  const { navbar, themeConfig, css } = createDocusaurusBranding(branding, {}, identity, identity);
  expect(navbar.items).toMatchObject([
    { label: 'Blog', className: 'djn-site-navbar' },
    { label: 'Essayer', className: 'djn-primary-link djn-navbar-1' },
  ]);
  expect(themeConfig.footer?.links).toMatchObject([{ className: 'djn-site-footer' }, { className: 'djn-footer-1' }]);
  expect(css).toBe(`html:is([lang="fr"], [lang="zh-Hans"]) .djn-site-navbar,
html:not([lang="fr"]) .djn-navbar-1,
html:not([lang="zh-Hans"]) .djn-navbar-2 {
  display: none;
}
html:is([lang="fr"]) .djn-site-footer,
html:not([lang="fr"]) .djn-footer-1 {
  display: none;
}
`);
});

test('Rspress marks the links of a language with the element of the icon', () => {
  const { themeConfig, css } = createRspressBranding(branding, {}, identity);
  expect(themeConfig.nav).toMatchObject([
    { text: 'Blog', icon: '<i class="djn-site-navbar" aria-hidden="true"></i>' },
    { text: 'Essayer', icon: '<i class="djn-primary-mark djn-navbar-1" aria-hidden="true"></i>' },
  ]);
  expect(css).toContain('html:not([lang="fr"]) :is(.rp-nav-menu__item__container');
});

test('Rspress has the social links of each language, and those of its settings if all are the same', () => {
  const socials = { github: 'https://github.com/mill', x: 'https://x.com/mill' };
  const frenchSocials = { x: 'https://x.com/moulin' };
  const french = { language: 'fr', pages: ['fr/index'], footer: { socials: frenchSocials } };
  const languages = [{ language: 'en', pages: ['index'] }, french];
  const site = readBranding({ footer: { socials }, navigation: { languages } });
  expect(createRspressBranding(site, {}, identity).themeConfig.socialLinks).toBeUndefined();
  const byLanguage = createLanguageSocials(site);
  expect(byLanguage.socials.map(({ content }) => content)).toEqual(Object.values(socials));
  expect(byLanguage.languageSocials).toMatchObject([['fr', [{ content: frenchSocials.x }]]]);
  expect(JSON.stringify(byLanguage)).not.toContain('<text');

  const sameLanguages = ['en', 'fr'].map((language) => ({ language, pages: [`${language}/index`] }));
  const same = readBranding({ footer: { socials }, navigation: { languages: sameLanguages } });
  expect(createLanguageSocials(same)).toEqual({ socials: [], languageSocials: [] });
});

test('a site without such languages has no marks and no additional styles', () => {
  const { navbar, css } = createDocusaurusBranding(readBranding(settings), {}, identity, identity);
  expect(navbar.items).toEqual([{ label: 'Blog', href: 'https://blog.example', position: 'right' }]);
  expect(css).toBe('');
});

test('pages of the HTML generator have the links of their language', async () => {
  const model = await createModel();
  const context = { site: model, branding, toUrl: identity, sidebars: new SidebarRenderer(model, identity) };
  const bodyOf = (route: string): string => {
    const content = { route, data: {}, renderedPage: { headings: [] } };
    const sitePage = { page: model.pages[route], content, title: '', heading: '', html: '' } as unknown as SitePage;
    return renderPageBody(context, sitePage);
  };
  const linksOf = (route: string): string[] =>
    ['Blog', 'Essayer', 'About', 'À propos'].filter((label) => bodyOf(route).includes(label));
  expect(linksOf('/')).toEqual(['Blog', 'About']);
  expect(linksOf('/fr')).toEqual(['Essayer', 'À propos']);
  expect(linksOf('/cn')).toEqual(['About']);
});

test('Fumadocs gives the layout of a page the links of its language', async () => {
  const model = await createModel();
  const { layout: face } = createFumadocsBranding(branding, identity);
  const load = async () => ({ default: { html: '', toc: [], structuredData: { headings: [], contents: [] } } });
  const contents = Object.fromEntries(Object.keys(model.pages).map((route) => [route, load]));
  const { at } = createNavigation(model, { contents, face });
  const urls = async (...slug: string[]) => (await at(slug))?.layout.links.map(({ url }) => url);
  expect(await urls()).toEqual(['https://blog.example']);
  expect(await urls('fr')).toEqual(['https://app.example']);
  expect(await urls('cn')).toEqual([]);
});
