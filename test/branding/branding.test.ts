import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/core/values/json.ts';
import { createAccents, pageBackground } from '../../src/generators/branding/accent.ts';
import { resolveFooterColumns } from '../../src/generators/branding/links.ts';
import { readBranding } from '../../src/generators/branding/read-branding.ts';
import { brandingUrl, resolveBranding } from '../../src/generators/branding/resolve-branding.ts';
import { createDocusaurusBranding } from '../../src/generators/docusaurus/branding.ts';
import { createFumadocsBranding } from '../../src/generators/fumadocs/branding.ts';
import { createMkDocsBranding } from '../../src/generators/mkdocs/branding.ts';
import { createRspressBranding } from '../../src/generators/rspress/branding.ts';
import { starlightBranding } from '../../src/generators/starlight/branding.ts';
import { vitePressBranding } from '../../src/generators/vitepress/branding.ts';
import type { HeadTag } from '../../src/generators/vitepress/types.ts';
import { contrastRatio, ensureContrast, formatColor, parseColor, type Rgb } from '../../src/render/colors.ts';

const folder = join(import.meta.dirname, '../../fixtures/branding');

test('ignores a background with too little contrast', () => {
  const background = { color: { light: '#fff8f5', dark: '#fd5b20' } };
  const branding = readBranding({ colors: { primary: '#ff4c00' }, background });
  expect([pageBackground(branding, 'light'), pageBackground(branding, 'dark')]).toEqual(['#fff8f5', undefined]);
  // The accent is that of a dark page.
  expect(createAccents(branding)?.dark).toEqual(createAccents(readBranding({ colors: { primary: '#ff4c00' } }))?.dark);
  const { css } = vitePressBranding(branding, {});
  expect(css).toContain('--vp-c-bg: #fff8f5;');
  expect(css).not.toContain('#fd5b20');
});

describe('an image whose file is missing', () => {
  const usedImages = (logo: JsonObject, favicon: string) =>
    resolveBranding({
      config: { name: 'Garden', logo, favicon },
      filesByUrlPath: () => new Map(['logo/light one.svg', 'favicon.svg'].map((file) => [file, file])),
      linkedPaths: new Set(),
    });

  test('is left out', () => {
    const branding = usedImages({ light: '/logo/a.svg', dark: '/logo/b.svg', href: '/start' }, 'none.ico');
    expect(branding).toMatchObject({ name: 'Garden', logo: undefined, favicon: undefined });
  });

  test('is replaced by the other image of a pair', () => {
    const { logo, favicon } = usedImages(
      { light: 'logo/light%20one.svg', dark: '/logo/b.svg', href: '/start' },
      '/favicon.svg',
    );
    expect(logo).toEqual({ light: 'logo/light%20one.svg', dark: 'logo/light%20one.svg', href: '/start' });
    expect(favicon).toEqual({ light: '/favicon.svg', dark: '/favicon.svg' });
  });

  test("isn't checked on another site", () => {
    const pair = { light: 'https://a.test/a.svg', dark: '//a.test/b.svg' };
    expect(usedImages(pair, 'none.ico').logo).toMatchObject(pair);
  });
});

describe.each(readdirSync(folder))('%s', (name) => {
  const file = (end: string) => join(folder, name, end);
  const branding = readBranding(JSON.parse(readFileSync(file('docs.json'), 'utf8')));

  test('is parsed into one record', async () => {
    await expect(printed(branding)).toMatchFileSnapshot(file('face.json'));
  });

  test("becomes Starlight's settings", async () => {
    const projected = starlightBranding(branding, {}, '/', (path) => `/docs${path}`);
    await expect(printed(projected)).toMatchFileSnapshot(file('starlight.json'));
  });

  test("becomes VitePress' settings", async () => {
    await expect(printed(vitePressBranding(branding, {}))).toMatchFileSnapshot(file('vitepress.json'));
  });

  test('becomes the settings of the other generators', async () => {
    const address = (path: string) => path;
    const projected = {
      docusaurus: createDocusaurusBranding(branding, {}, address, address),
      rspress: createRspressBranding(branding, {}, address),
      fumadocs: createFumadocsBranding(branding, address),
      mkdocs: createMkDocsBranding(branding),
    };
    await expect(printed(projected)).toMatchFileSnapshot(file('others.json'));
  });

  test('has a footer', async () => {
    await expect(printed(resolveFooterColumns(branding, (href) => href))).toMatchFileSnapshot(file('footer.json'));
  });
});

function printed(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

test.each([
  ['#16a34a', '#ffffff', '#02883a'],
  ['#1d4ed8', '#ffffff', '#1d4ed8'],
  ['#f97316', '#1c1e21', '#f97316'],
  ['#fde047', '#1c1e21', '#fde047'],
])('text on a button of %s is %s: white from 3:1 on, and the button %s', (primary, text, button) => {
  const accent = createAccents(readBranding({ colors: { primary } }))?.light;
  expect([accent?.onSolid, accent?.solid]).toEqual([text, button]);
});

test('buttons have the color for buttons in both modes, and banners the primary color', () => {
  const colors = { primary: '#0f2b46', light: '#ffffff', dark: '#fde047' };
  const { css } = vitePressBranding(readBranding({ colors }), {});
  const { button } = createAccents(readBranding({ colors }))?.dark ?? {};
  expect(button).toMatchObject({ background: '#fde047', text: '#1c1e21' });
  expect(css.match(/--(?:djn-(?:button|banner)|vp-button-brand-bg)[\w-]*: #\w+/g)).toEqual([
    '--djn-button: #fde047',
    '--djn-button-text: #1c1e21',
    '--djn-banner: #0f2b46',
    '--djn-banner-text: #ffffff',
    '--vp-button-brand-bg: #fde047',
    '--vp-button-brand-bg: #fde047',
  ]);
  expect(createAccents(readBranding({ colors: { primary: '#0f2b46' } }))?.dark.button.background).toBe('#0f2b46');
});

test.each([
  ['#09090b', '#09090b', true, true],
  ['#ffffff', '#ffffff', true, true],
  ['#0f2b46', '#ffffff', false, true],
  ['#7f1d1d', '#7f1d1d', false, false],
  ['#0b6b6f', '#0b6b6f', false, false],
])('links of %s and %s look like text on light pages: %s, on dark ones: %s', (primary, light, onLight, onDark) => {
  const accents = createAccents(readBranding({ colors: { primary, light } }));
  expect([accents?.light.looksLikeText, accents?.dark.looksLikeText]).toEqual([onLight, onDark]);
});

test('a color that is changed for contrast keeps its hue and chroma', () => {
  const accents = createAccents(readBranding({ colors: { primary: '#af93ff', light: '#4010a0' } }));
  expect([accents?.light.text, accents?.dark.text]).toEqual(['#7153b8', '#a097ff']);
});

test("the project's own settings win", () => {
  const branding = readBranding({ name: 'Acme', favicon: '/f.svg', navbar: { links: [{ label: 'A', href: '/a' }] } });
  const icon: HeadTag = ['link', { rel: 'icon', href: '/own.ico' }];
  const own = { title: 'Mine', head: [icon], themeConfig: { nav: [] } };
  expect(vitePressBranding(branding, own).config).toEqual({ head: [], themeConfig: {} });
  expect(starlightBranding(branding, { title: 'Mine' }, '/', String).config).toEqual({ favicon: '/f.svg', head: [] });
});

test("a color for one color scheme doesn't change the other one", () => {
  const dark = readBranding({ background: { color: { dark: '#131316' } } });
  const light = readBranding({ background: { color: { light: '#fff8f0' } } });
  expect(starlightBranding(dark, {}, '/', String).css).toContain(
    ":root:where([data-theme='dark']) {\n  --sl-color-bg: #131316",
  );
  expect(vitePressBranding(light, {}).css).toContain(':root:where(:not(.dark)) {\n  --vp-c-bg: #fff8f0');
});

test('any value is accepted as branding', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(readBranding(value).usedFields).toBeInstanceOf(Array);
      expect(readBranding({ navbar: value, footer: value, fonts: value, logo: value, colors: value }).name).toBe('');
    }),
  );
});

test("text in the site's color has enough contrast on its pages", () => {
  const channel = fc.integer({ min: 0, max: 255 });
  const color = fc.tuple(channel, channel, channel);
  fc.assert(
    fc.property(color, color, (item, background) => {
      expect(contrastRatio(ensureContrast(item, background), background)).toBeGreaterThanOrEqual(4.5);
    }),
  );
  fc.assert(
    fc.property(color, (primary) => {
      const accents = createAccents(readBranding({ colors: { primary: formatColor(primary) } }));
      const text = parseColor(accents?.light.text ?? '') as Rgb;
      expect(contrastRatio(text, [255, 255, 255])).toBeGreaterThan(4.4);
    }),
  );
});

test("text in the site's color has enough contrast in code and on tinted surfaces", () => {
  const channel = fc.integer({ min: 0, max: 255 });
  // Backgrounds of inline code in Starlight and VitePress, for VitePress also in table rows.
  const behindCode = { light: ['#ecedf2', '#eff0f3', '#e7e8ec'], dark: ['#353841', '#272930', '#2b2e36'] } as const;
  fc.assert(
    fc.property(fc.tuple(channel, channel, channel), (primary) => {
      const accents = createAccents(readBranding({ colors: { primary: formatColor(primary) } }));
      for (const mode of ['light', 'dark'] as const) {
        const { text = '', soft = '' } = accents?.[mode] ?? {};
        for (const surface of [...behindCode[mode], soft]) {
          expect(contrastRatio(parseColor(text) as Rgb, parseColor(surface) as Rgb)).toBeGreaterThan(4.45);
        }
      }
    }),
  );
});

test('parses colors in all notations that sites use', () => {
  expect(['#abc', '#aabbcc', '#aabbccdd', 'rgb(170, 187, 204)'].map((text) => parseColor(text))).toEqual(
    Array.from({ length: 4 }, () => [170, 187, 204]),
  );
  expect(parseColor('rebeccapurple')).toBeUndefined();
});

test('a branding file is in the docs folder or on another site', () => {
  expect(
    ['logo.svg', '//cdn.test/a.svg', '/a/logo.svg', 'https://x.test/logo.svg'].map((path) => brandingUrl(path)),
  ).toEqual(['/logo.svg', '//cdn.test/a.svg', '/a/logo.svg', 'https://x.test/logo.svg']);
  expect(brandingUrl('./logo/light.svg', '/docs')).toBe('/docs/logo/light.svg');
  expect(['', '/', 'docs', '/docs/'].map((base) => brandingUrl('/logo.svg', base))).toEqual([
    '/logo.svg',
    '/logo.svg',
    '/docs/logo.svg',
    '/docs/logo.svg',
  ]);
});
