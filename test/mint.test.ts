import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { convertMint } from '../src/core/config.ts';
import { folderOf, page } from './support/folder.ts';
import { runCli } from './support/run.ts';

const mint = {
  $schema: 'https://mintlify.com/schema.json',
  name: 'Millrace',
  theme: 'venus',
  logo: { light: '/logo.svg', dark: '/logo.svg' },
  favicon: '/favicon.svg',
  colors: {
    primary: '#0e7490',
    light: '#22d3ee',
    dark: '#0e7490',
    background: { dark: '#101010' },
    anchors: { from: '#0e7490', to: '#22d3ee' },
  },
  topbarLinks: [{ name: 'Support', url: 'mailto:help@millrace.example' }],
  topbarCtaButton: { name: 'Open', url: 'https://app.millrace.example' },
  primaryTab: { name: 'Guides' },
  tabs: [
    { name: 'API', url: 'api' },
    { name: 'Blog', url: 'https://blog.millrace.example' },
  ],
  anchors: [
    { name: 'Community', icon: 'slack', iconType: 'brands', url: 'https://chat.millrace.example', color: '#0e7490' },
    { name: 'Recipes', icon: 'book', url: 'recipes' },
  ],
  navigation: [
    { group: 'Start', pages: ['introduction', { group: 'Deep', pages: ['deep/one'] }] },
    { group: 'Cooking', pages: ['recipes/bread'] },
    { group: 'Operations', icon: 'gear', iconType: 'solid', pages: ['api/list', '/api/show'] },
  ],
  footerSocials: { github: 'https://github.com/millrace-example' },
  modeToggle: { default: 'dark', isHidden: true },
  api: {
    baseUrl: 'https://api.millrace.example',
    auth: { method: 'bearer', inputPrefix: 'X' },
    playground: { mode: 'hide', disableProxy: true },
  },
  redirects: [{ source: '/old', destination: '/introduction' }],
  analytics: { ga4: { measurementId: 'G-1' } },
  feedback: { thumbsRating: true },
};

const docs = {
  $schema: 'https://mintlify.com/docs.json',
  theme: 'mint',
  name: 'Millrace',
  colors: { primary: '#0e7490', light: '#22d3ee', dark: '#0e7490' },
  logo: { light: '/logo.svg', dark: '/logo.svg' },
  favicon: '/favicon.svg',
  appearance: { default: 'dark', strict: true },
  background: { color: { dark: '#101010' } },
  navbar: {
    links: [{ label: 'Support', href: 'mailto:help@millrace.example' }],
    primary: { type: 'button', label: 'Open', href: 'https://app.millrace.example' },
  },
  navigation: {
    global: {
      anchors: [
        {
          anchor: 'Community',
          icon: { name: 'slack', style: 'brands' },
          color: { light: '#0e7490', dark: '#0e7490' },
          href: 'https://chat.millrace.example',
        },
      ],
    },
    tabs: [
      {
        tab: 'Guides',
        anchors: [
          {
            anchor: 'Documentation',
            groups: [{ group: 'Start', pages: ['introduction', { group: 'Deep', pages: ['deep/one'] }] }],
          },
          { anchor: 'Recipes', icon: 'book', groups: [{ group: 'Cooking', pages: ['recipes/bread'] }] },
        ],
      },
      {
        tab: 'API',
        groups: [{ group: 'Operations', icon: { name: 'gear', style: 'solid' }, pages: ['api/list', '/api/show'] }],
      },
      { tab: 'Blog', href: 'https://blog.millrace.example' },
    ],
  },
  footer: { socials: { github: 'https://github.com/millrace-example' } },
  api: {
    playground: { display: 'none', proxy: false },
    mdx: { server: 'https://api.millrace.example', auth: { method: 'bearer' } },
  },
  redirects: [{ source: '/old', destination: '/introduction' }],
  integrations: { ga4: { measurementId: 'G-1' } },
};

const pages = Object.fromEntries(
  ['introduction', 'deep/one', 'recipes/bread', 'api/list', 'api/show'].map((path) => [`docs/${path}.mdx`, page(path)]),
);
const images = { 'docs/logo.svg': '<svg/>', 'docs/favicon.svg': '<svg/>' };
const project = () => folderOf({ 'docs/mint.json': JSON.stringify(mint), ...pages, ...images });
const lost = 'Without an equivalent, and left out: colors.anchors, api.auth.inputPrefix, feedback.';

describe('settings of mint.json', () => {
  test('become those of docs.json, and the rest is named', () => {
    const converted = convertMint(mint);
    expect(converted.docs).toEqual(docs);
    expect(converted.lost).toEqual(['colors.anchors', 'api.auth.inputPrefix', 'feedback']);
  });

  test('have versions and languages as the outer level', () => {
    const navigation = [
      { group: 'Both', pages: ['a'] },
      { group: 'Old', version: 'v1', pages: ['b'] },
    ];
    expect(convertMint({ navigation, versions: ['v2', { name: 'v1', default: true }] }).docs.navigation).toEqual({
      versions: [
        { version: 'v2', groups: [{ group: 'Both', pages: ['a'] }] },
        {
          version: 'v1',
          default: true,
          groups: [
            { group: 'Both', pages: ['a'] },
            { group: 'Old', pages: ['b'] },
          ],
        },
      ],
    });
    const locales = [{ name: 'English', locale: 'en' }];
    expect(convertMint({ navigation: [{ group: 'A', pages: ['a'] }], versions: locales }).docs.navigation).toEqual({
      languages: [{ language: 'en', groups: [{ group: 'A', pages: ['a'] }] }],
    });
  });

  test('may have any type', () => {
    for (const value of [null, 1, 'a', [1, null], {}]) {
      const members = [...Object.keys(mint), 'versions', 'topAnchor', 'footer'].map((name) => [name, value] as const);
      expect(() => convertMint(Object.fromEntries(members))).not.toThrow();
    }
  });
});

describe('a docs folder with mint.json and no docs.json', () => {
  test('gets one finding, which says how to convert it', async () => {
    const folder = folderOf({ 'mint.json': '{}', 'a.mdx': `${page('A')}\n[gone](/gone) <Open>\n`, 'b.mdx': page('B') });
    const { status, stdout } = await runCli(['check'], folder);
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /^error config-missing docs\.json:1:1\n {2}No docs\.json in this folder\.\n {2}help Found mint\.json, the older format: run docs-json-nav fix, which writes docs\.json and keeps mint\.json\.\n\nfailed 1 error, 2 pages in .*\n$/,
    );
  });

  test('is converted by fix, and passes the check', async () => {
    const folder = project();
    const dry = await runCli(['fix', 'docs', '--dry-run'], folder);
    expect(dry.stdout).toContain('+++ docs/docs.json\n');
    expect(dry.stdout).toContain(`Would write docs/mint.json as docs.json; mint.json is kept. ${lost}`);
    expect(existsSync(join(folder, 'docs/docs.json'))).toBe(false);
    const { status, stdout } = await runCli(['fix', 'docs'], folder);
    expect(stdout).toContain(`Wrote docs/mint.json as docs.json; mint.json is kept. ${lost}`);
    expect([status, JSON.parse(readFileSync(join(folder, 'docs/mint.json'), 'utf8'))]).toEqual([0, mint]);
    const checked = await runCli(['check', 'docs'], folder);
    expect(checked.status, checked.stdout).toBe(0);
    expect((await runCli(['fix', 'docs'], folder)).stdout).not.toContain('mint.json');
  });

  test('is converted by init', async () => {
    const folder = project();
    const shown = await runCli(['init', 'docs', '--generator', 'vitepress'], folder);
    expect(shown.stdout).toContain('+++ docs/docs.json\n');
    expect(shown.stdout).toContain(`Writes docs/mint.json as docs.json; mint.json is kept. ${lost}`);
    expect(existsSync(join(folder, 'docs/docs.json'))).toBe(false);
    const { stdout } = await runCli(['init', 'docs', '--generator', 'vitepress', '--yes'], folder);
    expect(stdout).toMatch(/\nThe check passes\.\n$/);
    expect(JSON.parse(readFileSync(join(folder, 'docs/docs.json'), 'utf8')).name).toBe('Millrace');
    expect(existsSync(join(folder, 'docs/mint.json'))).toBe(true);
  });

  test('is refused if mint.json is not JSON', async () => {
    const folder = folderOf({ 'docs/mint.json': '{' });
    const { status, stderr } = await runCli(['fix', 'docs'], folder);
    expect([status, stderr]).toEqual([2, 'docs/mint.json is not valid JSON: correct it first.\n']);
  });
});
