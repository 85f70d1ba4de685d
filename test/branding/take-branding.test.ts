import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { withoutProjectProperties } from '../../src/generators/branding/project-settings.ts';
import { applyBranding } from '../../src/generators/docusaurus/branding.ts';
import type { LoadContext } from '../../src/generators/docusaurus/types.ts';
import { projectBranding, projectStyles } from '../../src/generators/rspress/config.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { config, folderOf, page } from '../support/folder.ts';

const looks = {
  name: 'Millrace',
  description: 'Queues that flow',
  colors: { primary: '#0b6b6f' },
  logo: '/logo.svg',
  favicon: '/favicon.svg',
  fonts: { body: { family: 'Mill', source: '/mill.woff2' } },
  navbar: { links: [{ label: 'Price list', href: '/prices.pdf' }] },
  footer: { links: [{ items: [{ label: 'Start', href: '/index' }] }] },
};
const docs = () =>
  resolveSite({
    root: folderOf({
      'mill.woff2': '',
      'docs.json': config({ pages: ['index'] }, looks),
      'index.mdx': page('Home'),
      'favicon.svg': '<svg/>',
      'logo.svg': '<svg/>',
    }),
  });

/** What Docusaurus sets where a project sets nothing. */
const usual = {
  navbar: { hideOnScroll: false, items: [] },
  metadata: [],
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
};

function contextOf(siteDir: string, siteConfig: object): LoadContext {
  return { siteDir, generatedFilesDir: '', baseUrl: '/', siteConfig: { staticDirectories: [], ...siteConfig } };
}

test('Docusaurus gets the branding where its project leaves settings open', async () => {
  const site = await docs();
  const context = contextOf(site.root, { themeConfig: structuredClone(usual) });
  const css = applyBranding(context, site);
  expect(context.siteConfig).toMatchObject({
    tagline: 'Queues that flow',
    favicon: '/favicon.svg',
    themeConfig: {
      navbar: {
        hideOnScroll: false,
        title: '',
        logo: { src: '/logo.svg', alt: 'Millrace' },
        items: [{ label: 'Price list', href: 'pathname:///prices.pdf', position: 'right' }],
      },
      colorMode: { respectPrefersColorScheme: true },
    },
  });
  expect(css).toContain('--ifm-color-primary: #0b6b6f;');
  expect(css).toContain(`url("${pathToFileURL(join(site.root, 'mill.woff2')).href}")`);
});

test("Docusaurus's theme finds the appearance in the object that it has read before", async () => {
  const site = await docs();
  const colorMode = { ...usual.colorMode };
  applyBranding(contextOf(site.root, { themeConfig: { ...usual, colorMode } }), site);
  expect(colorMode.respectPrefersColorScheme).toBe(true);
});

test('what a project of Docusaurus sets itself wins, its style sheets too', async () => {
  const site = await docs();
  const own = folderOf({ 'custom.css': ':root { --ifm-color-primary: red; }' });
  const navbar = { title: 'Mine', items: [{ label: 'Blog', to: '/blog' }] };
  const context = contextOf(own, {
    tagline: 'My own',
    presets: [['classic', { theme: { customCss: './custom.css' } }]],
    themeConfig: { ...usual, navbar, footer: { style: 'dark' }, colorMode: { defaultMode: 'dark' } },
  });
  const css = applyBranding(context, site);
  expect(context.siteConfig).toMatchObject({
    tagline: 'My own',
    themeConfig: { navbar, footer: { style: 'dark' }, colorMode: { defaultMode: 'dark' } },
  });
  expect(css).not.toContain('--ifm-color-primary:');
  expect(css).toContain('--ifm-color-primary-dark:');
});

test('Rspress gets an icon that is there, and what its project sets wins', async () => {
  const site = await docs();
  expect(projectBranding(site, {}).config).toMatchObject({
    title: 'Millrace',
    icon: pathToFileURL(join(site.root, 'favicon.svg')).href,
    logo: { light: '/logo.svg', dark: '/logo.svg' },
  });
  expect(projectBranding(site, {}).css).toContain(`url("${pathToFileURL(join(site.root, 'mill.woff2')).href}")`);
  const globalStyles = join(folderOf({ 'own.css': ':root { --rp-c-brand: red }' }), 'own.css');
  const { config: settings, css } = projectBranding(site, { title: 'Mine', globalStyles } as never);
  expect(settings).not.toHaveProperty('title');
  expect(withoutProjectProperties(css, projectStyles({ globalStyles }))).not.toContain('--rp-c-brand:');
});

test('A font that is not there is left out: no bundler would build with it', async () => {
  const root = folderOf({ 'docs.json': config({ pages: ['index'] }, looks), 'index.mdx': page('Home') });
  const { css } = projectBranding(await resolveSite({ root }), {});
  expect(css).toContain('"Mill"');
  expect(css).not.toContain('@font-face');
});
