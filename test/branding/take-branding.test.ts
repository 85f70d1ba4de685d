import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { withoutProjectProperties } from '../../src/generators/branding/project-settings.ts';
import { applyBranding } from '../../src/generators/docusaurus/branding.ts';
import type { LoadContext } from '../../src/generators/docusaurus/types.ts';
import { createProjectBranding, readProjectStyles } from '../../src/generators/rspress/config.ts';
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

/** Docusaurus' defaults for settings that a project leaves out. */
const docusaurusDefaults = {
  navbar: { hideOnScroll: false, items: [] },
  metadata: [],
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
};

function contextOf(siteDir: string, siteConfig: object): LoadContext {
  return { siteDir, generatedFilesDir: '', baseUrl: '/', siteConfig: { staticDirectories: [], ...siteConfig } };
}

test('Docusaurus gets the branding for settings that its project leaves out', async () => {
  const site = await docs();
  const context = contextOf(site.root, { themeConfig: structuredClone(docusaurusDefaults) });
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

test("Docusaurus' theme gets the color scheme in the object that it has already read", async () => {
  const site = await docs();
  const colorMode = { ...docusaurusDefaults.colorMode };
  applyBranding(contextOf(site.root, { themeConfig: { ...docusaurusDefaults, colorMode } }), site);
  expect(colorMode.respectPrefersColorScheme).toBe(true);
});

test('settings and style sheets of a Docusaurus project win', async () => {
  const site = await docs();
  const own = folderOf({ 'custom.css': ':root { --ifm-color-primary: red; }' });
  const navbar = { title: 'Mine', items: [{ label: 'Blog', to: '/blog' }] };
  const context = contextOf(own, {
    tagline: 'My own',
    presets: [['classic', { theme: { customCss: './custom.css' } }]],
    themeConfig: { ...docusaurusDefaults, navbar, footer: { style: 'dark' }, colorMode: { defaultMode: 'dark' } },
  });
  const css = applyBranding(context, site);
  expect(context.siteConfig).toMatchObject({
    tagline: 'My own',
    themeConfig: { navbar, footer: { style: 'dark' }, colorMode: { defaultMode: 'dark' } },
  });
  expect(css).not.toContain('--ifm-color-primary:');
  expect(css).toContain('--ifm-color-primary-dark:');
});

test("Rspress gets an existing icon, and its project's settings win", async () => {
  const site = await docs();
  expect(createProjectBranding(site, {}).config).toMatchObject({
    title: 'Millrace',
    icon: pathToFileURL(join(site.root, 'favicon.svg')).href,
    logo: { light: '/logo.svg', dark: '/logo.svg' },
  });
  expect(createProjectBranding(site, {}).css).toContain(`url("${pathToFileURL(join(site.root, 'mill.woff2')).href}")`);
  const globalStyles = join(folderOf({ 'own.css': ':root { --rp-c-brand: red }' }), 'own.css');
  const { config: settings, css } = createProjectBranding(site, { title: 'Mine', globalStyles } as never);
  expect(settings).not.toHaveProperty('title');
  expect(withoutProjectProperties(css, readProjectStyles({ globalStyles }))).not.toContain('--rp-c-brand:');
});

test('leaves out a missing font, which would fail every bundler', async () => {
  const root = folderOf({ 'docs.json': config({ pages: ['index'] }, looks), 'index.mdx': page('Home') });
  const { css } = createProjectBranding(await resolveSite({ root }), {});
  expect(css).toContain('"Mill"');
  expect(css).not.toContain('@font-face');
});
