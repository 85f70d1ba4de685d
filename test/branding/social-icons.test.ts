import { expect, test } from 'vitest';
import { readBranding } from '../../src/generators/branding/read-branding.ts';
import { socialIcon } from '../../src/generators/branding/social-icons.ts';
import { createFumadocsBranding } from '../../src/generators/fumadocs/branding.ts';
import { createMkDocsBranding } from '../../src/generators/mkdocs/branding.ts';
import { createRspressBranding } from '../../src/generators/rspress/branding.ts';
import { componentSocials, starlightSocials } from '../../src/generators/starlight/socials.ts';
import { vitePressBranding } from '../../src/generators/vitepress/branding.ts';

const kinds = ['github', 'x', 'peerlist', 'crunchbase', 'website', 'constructor', '<b>'];
const socials = Object.fromEntries(kinds.map((kind) => [kind, `https://${kind.replace(/\W/g, '')}.example`]));
const branding = readBranding({ footer: { socials } });

test('social links without an icon of the theme have different icons', () => {
  const { socialLinks: vitePressLinks = [] } = vitePressBranding(branding, {}).config.themeConfig;
  const { socialLinks: rspressLinks = [] } = createRspressBranding(branding, {}, (path) => path).themeConfig;
  for (const links of [vitePressLinks, rspressLinks]) {
    const icons = links.map(({ icon }) => JSON.stringify(icon));
    expect(new Set(icons).size).toBe(kinds.length);
    expect(links[0]?.icon).toBe('github');
  }
});

test('an unknown service has its first letter, and text of docs.json is escaped', () => {
  expect(socialIcon({ kind: 'peerlist', label: 'Peerlist' })).toMatch(/<title>Peerlist<\/title>.*>P<\/text>/);
  expect(socialIcon({ kind: '<b>', label: '<b>' })).toMatch(/<title>&lt;b&gt;<\/title>.*>&lt;<\/text>/);
});

test('Starlight has the icons that its own set lacks', () => {
  const icons = componentSocials(branding).map(({ icon, svg }) => svg ?? icon);
  expect(new Set(icons).size).toBe(kinds.length);
  expect(icons.slice(0, 2)).toEqual(['github', 'x.com']);
  expect(starlightSocials(branding).map(({ icon }) => icon)).toEqual([
    'github',
    'x.com',
    ...Array.from({ length: 5 }, () => 'external'),
  ]);
});

test('MkDocs has the first letter of services without an icon', () => {
  const { extra } = createMkDocsBranding(branding).config;
  expect(extra?.social.map(({ icon }) => icon)).toEqual([
    'fontawesome/brands/github',
    'fontawesome/brands/twitter',
    'material/alpha-p-box-outline',
    'material/alpha-c-box-outline',
    'fontawesome/solid/globe',
    'material/alpha-c-box-outline',
    'fontawesome/solid/link',
  ]);
});

test('Fumadocs has all social links as icons, next to GitHub', () => {
  const { githubUrl, socials: others, footer } = createFumadocsBranding(branding, (path) => path).layout;
  expect(githubUrl).toBe('https://github.example');
  expect(others?.map(({ label }) => label)).toEqual(['X', 'Peerlist', 'Crunchbase', 'Website', 'Constructor', '<b>']);
  expect(others?.[0]?.icon).toContain('<path d="');
  expect(footer).toEqual([]);
});
