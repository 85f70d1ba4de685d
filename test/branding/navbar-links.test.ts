import { expect, test } from 'vitest';
import { memoryHost } from '../../src/core/host/memory.ts';
import { resolveNavbarLinks } from '../../src/generators/branding/links.ts';
import { readBranding } from '../../src/generators/branding/read-branding.ts';
import { createDocusaurusBranding } from '../../src/generators/docusaurus/branding.ts';
import { docusaurus } from '../../src/generators/docusaurus/manifest.ts';
import { createFumadocsBranding } from '../../src/generators/fumadocs/branding.ts';
import { createRspressBranding } from '../../src/generators/rspress/branding.ts';
import { vitePressBranding } from '../../src/generators/vitepress/branding.ts';
import type { ThemeWriters } from '../../src/render/theme.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { config, page } from '../support/folder.ts';
import { renderFor } from '../support/render-for.ts';
import { packageRoot } from '../support/run.ts';

const settings = {
  navbar: {
    links: [
      { label: 'Blog', href: 'https://blog.test', icon: 'rss' },
      { type: 'github', href: 'https://github.com/a/b/' },
    ],
    primary: { type: 'button', label: 'Start', href: 'https://app.test' },
  },
  footer: { socials: { github: 'https://github.com/a/b' } },
};
const branding = readBranding(settings);

test('links of the bar have their icons, and the primary one looks like a button', () => {
  const { navbar } = createDocusaurusBranding(
    branding,
    {},
    (href) => href,
    (path) => path,
  );
  expect(navbar.items).toMatchObject([
    { label: 'Blog', className: 'djn-nav-icon djn-i-rss' },
    { label: 'GitHub' },
    { label: 'Start', className: 'djn-primary-link' },
  ]);
  const { nav } = createRspressBranding(branding, {}, (path) => path).themeConfig;
  expect(nav).toMatchObject([
    { text: 'Blog', icon: '<i class="djn-nav-icon djn-i-rss" aria-hidden="true"></i>' },
    { text: 'GitHub' },
    { text: 'Start', icon: '<i class="djn-primary-mark" aria-hidden="true"></i>' },
  ]);
  expect(vitePressBranding(branding, {}).config.themeConfig.nav).toMatchObject([
    { text: 'Blog', icon: 'djn-nav-icon djn-i-rss' },
    { text: 'GitHub' },
    { text: 'Start', primary: true },
  ]);
  const { links } = createFumadocsBranding(branding, (path) => path).layout;
  expect(links).toMatchObject([{ iconClasses: 'djn-nav-icon djn-i-rss' }, {}, { isPrimary: true }]);
  expect(resolveNavbarLinks(branding, (route) => route)).toMatchObject([
    { icon: 'djn-nav-icon djn-i-rss' },
    {},
    { primary: true },
  ]);
});

const icon: ThemeWriters['icon'] = ({ name }, { reportUnknownIcon: reportIcon }) => {
  if (name === 'rss') return '<svg></svg>';
  reportIcon(name, undefined);
  return '';
};

test('the style sheet has the icons of the bar, and unknown ones are told', async () => {
  const navbar = {
    links: [...settings.navbar.links, { label: 'X', href: 'https://x.test', icon: 'no-such-icon-at-all' }],
  };
  const site = await resolveSite(
    {},
    memoryHost({ 'docs.json': config({ pages: ['index'] }, { navbar }), 'index.mdx': page('Home') }),
  );
  const { icons } = await renderFor(docusaurus, site, {
    project: packageRoot,
    theme: () => ({ writers: { icon } }),
    urlOf: (route: string) => route,
  } as never);
  expect(Object.keys(icons.html)).toContain('djn-i-rss');
  expect(icons.findings).toMatchObject([{ code: 'dialect-icon-unknown', args: { icon: 'no-such-icon-at-all' } }]);
});
