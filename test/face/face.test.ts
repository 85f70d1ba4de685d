import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/core/values/json.ts';
import { contrast, formatColor, parseColor, type Rgb, readableOn } from '../../src/render/colors/color.ts';
import { accentsOf, backgroundOf } from '../../src/sites/branding/accent.ts';
import { faceAddress } from '../../src/sites/branding/face-address.ts';
import { footerLists } from '../../src/sites/branding/footer.ts';
import { readFace } from '../../src/sites/branding/read-face.ts';
import { shownFace } from '../../src/sites/branding/shown-face.ts';
import { docusaurusFace } from '../../src/sites/docusaurus/face.ts';
import { fumadocsFace } from '../../src/sites/fumadocs/face.ts';
import { mkdocsFace } from '../../src/sites/mkdocs/face.ts';
import { rspressFace } from '../../src/sites/rspress/face.ts';
import { starlightFace } from '../../src/sites/starlight/face.ts';
import { barLinks } from '../../src/sites/vitepress/bar-links.ts';
import { vitePressFace } from '../../src/sites/vitepress/face.ts';

const folder = join(import.meta.dirname, '../../fixtures/face');

test('a background on which nobody could read is left to the theme', () => {
  const background = { color: { light: '#fff8f5', dark: '#fd5b20' } };
  const face = readFace({ colors: { primary: '#ff4c00' }, background });
  expect([backgroundOf(face, 'light'), backgroundOf(face, 'dark')]).toEqual(['#fff8f5', undefined]);
  // The accent is that of a dark page.
  expect(accentsOf(face)?.dark).toEqual(accentsOf(readFace({ colors: { primary: '#ff4c00' } }))?.dark);
  const { css } = vitePressFace(face, {}, { address: String, published: String, tabs: [], more: '' });
  expect(css).toContain('--vp-c-bg: #fff8f5;');
  expect(css).not.toContain('#fd5b20');
});

describe('a picture whose file is missing', () => {
  const shown = (logo: JsonObject, favicon: string) =>
    shownFace({ config: { name: 'Garden', logo, favicon }, files: () => ['logo/light one.svg', 'favicon.svg'] });

  test('is left out', () => {
    const face = shown({ light: '/logo/a.svg', dark: '/logo/b.svg', href: '/start' }, 'none.ico');
    expect(face).toMatchObject({ name: 'Garden', logo: undefined, favicon: undefined });
  });

  test('is the other of a pair', () => {
    const { logo, favicon } = shown(
      { light: 'logo/light%20one.svg', dark: '/logo/b.svg', href: '/start' },
      '/favicon.svg',
    );
    expect(logo).toEqual({ light: 'logo/light%20one.svg', dark: 'logo/light%20one.svg', href: '/start' });
    expect(favicon).toEqual({ light: '/favicon.svg', dark: '/favicon.svg' });
  });

  test('is none on another site, where nobody looks', () => {
    const pair = { light: 'https://a.test/a.svg', dark: '//a.test/b.svg' };
    expect(shown(pair, 'none.ico').logo).toMatchObject(pair);
  });
});

describe.each(readdirSync(folder))('%s', (name) => {
  const file = (end: string) => join(folder, name, end);
  const face = readFace(JSON.parse(readFileSync(file('docs.json'), 'utf8')));

  test('is read into one record', async () => {
    await expect(printed(face)).toMatchFileSnapshot(file('face.json'));
  });

  test("is projected to Starlight's settings", async () => {
    const projected = starlightFace(
      face,
      {},
      { module: (path) => `/docs${path}`, address: (path) => path, published: (path) => path },
    );
    await expect(printed(projected)).toMatchFileSnapshot(file('starlight.json'));
  });

  test("is projected to VitePress's settings", async () => {
    const projected = vitePressFace(
      face,
      {},
      {
        address: (path) => path,
        published: (path) => path,
        tabs: [],
        more: 'More',
      },
    );
    await expect(printed(projected)).toMatchFileSnapshot(file('vitepress.json'));
  });

  test('is projected to what the other generators take', async () => {
    const address = (path: string) => path;
    const projected = {
      docusaurus: docusaurusFace(face, {}, { address, link: address, font: address }),
      rspress: rspressFace(face, {}, { address, file: address }),
      fumadocs: fumadocsFace(face, address),
      mkdocs: mkdocsFace(face),
    };
    await expect(printed(projected)).toMatchFileSnapshot(file('others.json'));
  });

  test('has a footer', async () => {
    await expect(printed(footerLists(face, (href) => href))).toMatchFileSnapshot(file('footer.json'));
  });
});

function printed(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

test.each([
  ['#09090b', true, true],
  ['#ffffff', false, true],
  ['#7f1d1d', false, false],
  ['#0b6b6f', false, false],
])('links of %s look like text on light pages: %s, on dark ones: %s', (primary, onLight, onDark) => {
  const accents = accentsOf(readFace({ colors: { primary } }));
  expect([accents?.light.looksLikeText, accents?.dark.looksLikeText]).toEqual([onLight, onDark]);
});

test('what the project sets itself wins', () => {
  const face = readFace({ name: 'Acme', favicon: '/f.svg', navbar: { links: [{ label: 'A', href: '/a' }] } });
  const own = { title: 'Mine', head: [['link', { rel: 'icon', href: '/own.ico' }]], themeConfig: { nav: [] } };
  const address = (path: string) => path;
  const tools = { address, published: address, tabs: [], more: 'More' };
  expect(vitePressFace(face, own, tools).config).toEqual({ head: [], themeConfig: {} });
  const place = { module: (path: string) => path, address: (path: string) => path, published: (path: string) => path };
  expect(starlightFace(face, { title: 'Mine' }, place).config).toEqual({ favicon: '/f.svg', head: [] });
});

test("VitePress's links go into a menu where they and the tabs have no room beside each other", () => {
  const links = ['Changelog', 'Support', 'Dashboard'].map((text) => ({ text, link: '/' }));
  const tabs = ['Overview', 'Developer platform', 'Plugins', 'Company brain'];
  expect(barLinks(links, tabs, 'More')).toEqual([{ text: 'More', items: links }]);
  for (const few of [[], ['Guides', 'API']]) expect(barLinks(links, few, 'More')).toBe(links);
});

test('a color of one appearance alone leaves the other as it is', () => {
  const dark = readFace({ background: { color: { dark: '#131316' } } });
  const light = readFace({ background: { color: { light: '#fff8f0' } } });
  const address = (path: string) => path;
  const tools = { address, published: address, tabs: [], more: 'More' };
  const place = { module: address, address, published: address };
  expect(starlightFace(dark, {}, place).css).toContain(":root:where([data-theme='dark']) {\n  --sl-color-bg: #131316");
  expect(vitePressFace(light, {}, tools).css).toContain(':root:where(:not(.dark)) {\n  --vp-c-bg: #fff8f0');
});

test('any value is a face', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(readFace(value).given).toBeInstanceOf(Array);
      expect(readFace({ navbar: value, footer: value, fonts: value, logo: value, colors: value }).name).toBe('');
    }),
  );
});

test('words in the color of a site can be read on its pages', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  const color = fc.tuple(channel, channel, channel);
  fc.assert(
    fc.property(color, color, (one, background) => {
      expect(contrast(readableOn(one, background), background)).toBeGreaterThanOrEqual(4.5);
    }),
  );
  fc.assert(
    fc.property(color, (primary) => {
      const accents = accentsOf(readFace({ colors: { primary: formatColor(primary) } }));
      const text = parseColor(accents?.light.text ?? '') as Rgb;
      expect(contrast(text, [255, 255, 255])).toBeGreaterThan(4.4);
    }),
  );
});

test('colors are read in the forms that sites write', () => {
  expect(['#abc', '#aabbcc', '#aabbccdd', 'rgb(170, 187, 204)'].map((text) => parseColor(text))).toEqual(
    Array.from({ length: 4 }, () => [170, 187, 204]),
  );
  expect(parseColor('rebeccapurple')).toBeUndefined();
});

test('a file of the face is one of the docs folder, or on another site', () => {
  expect(
    ['logo.svg', '//cdn.test/a.svg', '/a/logo.svg', 'https://x.test/logo.svg'].map((path) => faceAddress(path)),
  ).toEqual(['/logo.svg', '//cdn.test/a.svg', '/a/logo.svg', 'https://x.test/logo.svg']);
  expect(faceAddress('./logo/light.svg', '/docs')).toBe('/docs/logo/light.svg');
  expect(['', '/', 'docs', '/docs/'].map((base) => faceAddress('/logo.svg', base))).toEqual([
    '/logo.svg',
    '/logo.svg',
    '/docs/logo.svg',
    '/docs/logo.svg',
  ]);
});
