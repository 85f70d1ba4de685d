import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryHost } from '../../src/core/host/memory.ts';
import { locateFrontMatterMember } from '../../src/core/pages.ts';
import { iconClass, iconStyles } from '../../src/render/icons/icon-styles.ts';
import { isMonochrome } from '../../src/render/icons/monochrome.ts';
import { navigationIcons } from '../../src/render/icons/navigation-icons.ts';
import { type ParsedIcon, parseIcon } from '../../src/render/icons/parse-icon.ts';
import { currentIconName, similarIconNames } from '../../src/render/icons/similar-names.ts';
import { createIconWriter, type IconLibrary } from '../../src/render/icons/write-icon.ts';
import { OptionalPackages } from '../../src/render/optional-packages.ts';
import type { IconRequest } from '../../src/render/theme.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { config } from '../support/folder.ts';

const root = join(import.meta.dirname, '../..');

function named(name: string, style?: string, library?: string): ParsedIcon {
  return { kind: 'name', name, style, library } as ParsedIcon;
}

test.each<readonly [string, string | undefined, ParsedIcon]>([
  ['bolt', undefined, named('bolt')],
  ['fa-solid fa-bolt', undefined, named('bolt', 'solid')],
  ['fab fa-github', undefined, named('github', 'brands')],
  ['fa-bolt', 'light', named('bolt', 'regular')],
  ['bell regular', undefined, named('bell', 'regular')],
  ['brands/github', undefined, named('github', 'brands')],
  ['lucide:Zap', undefined, named('zap', undefined, 'lucide')],
  ['pi pi-github', undefined, named('github')],
  ['regular', undefined, named('regular')],
  ['/icons/a.svg', undefined, { kind: 'picture', target: '/icons/a.svg' }],
  ['logo.png', undefined, { kind: 'picture', target: 'logo.png' }],
  ['https://a.example/i', undefined, { kind: 'picture', target: 'https://a.example/i' }],
  ['<svg viewBox="0 0 1 1"/>', undefined, { kind: 'svg', markup: '<svg viewBox="0 0 1 1"/>' }],
])('resolves %s (%s)', (written, type, meaning) => {
  expect(parseIcon(written, type)).toEqual(meaning);
});

function write(icon: IconRequest, library: IconLibrary = 'fontawesome', packages = new OptionalPackages(root)) {
  const reports: object[] = [];
  const missingPackages: string[] = [];
  const html = createIconWriter(library, packages)(icon, {
    file: 'index.mdx',
    asset: (target) => `/base${target}`,
    isMonochrome: (target) => target.includes('black'),
    reportUnknownIcon: (icon, near) => reports.push({ icon, near }),
    reportMissingPackage: (name) => missingPackages.push(name),
  });
  return { html: html as string, reports, missingPackages };
}

test('renders an icon as inline SVG in the text color', () => {
  const { html, reports, missingPackages } = write({ name: 'bolt', size: 20, color: '#f00', className: 'mine' });
  expect(html).toMatch(/^<svg class="djn-icon mine" style="--djn-size:20px;color:#f00" viewBox="0 0 \d+ 512"/);
  expect(html).toContain('fill="currentColor"');
  expect([reports, missingPackages]).toEqual([[], []]);
});

test('looks for names in the styles and libraries that contain them', () => {
  expect(write({ name: 'github' }).html).toContain('<path');
  expect(write({ name: 'sparkles' }).html).toContain('viewBox="0 0 24 24"');
  expect(write({ name: 'zap' }, 'lucide').html).toContain('viewBox="0 0 24 24"');
  expect(write({ name: 'brand-react' }, 'tabler').html).toContain('viewBox="0 0 24 24"');
  expect(write({ name: 'bell', type: 'regular' }).html).not.toBe(write({ name: 'bell' }).html);
  expect(write({ name: 'cog' }).html).toBe(write({ name: 'gear' }).html);
});

test('reports a similar name, or that there is none', () => {
  const near = write({ name: 'rocket-launch' });
  expect(near.html).toBe(write({ name: 'rocket' }).html);
  expect(near.reports).toEqual([{ icon: 'rocket-launch', near: 'rocket' }]);
  const none = write({ name: 'constructor' });
  expect(none).toMatchObject({ html: '', reports: [{ icon: 'constructor', near: undefined }] });
});

test("accepts images and the author's markup as icons", () => {
  expect(write({ name: '/a "b".svg', size: 12 }).html).toBe(
    '<img class="djn-icon" style="--djn-size:12px" src="/base/a &quot;b&quot;.svg" alt="">',
  );
  expect(write({ name: '/black "b".svg', size: 12, className: 'mine', color: '#f00' }).html).toBe(
    '<span class="djn-icon djn-icon-inked mine" style="--djn-icon-mask:url(&quot;/base/black %22b%22.svg&quot;);--djn-size:12px;color:#f00"></span>',
  );
  expect(write({ name: '<svg class="x" viewBox="0 0 1 1"></svg>', size: 8 }).html).toBe(
    '<svg style="--djn-size:8px" class="x" viewBox="0 0 1 1"></svg>',
  );
});

test('accepts only valid colors', () => {
  expect(write({ name: 'bolt', color: 'red;background:url(//a.example)' }).html).not.toContain('style');
});

/** A project without optional packages. */
class NoPackages extends OptionalPackages {
  override resolve(): undefined {
    return undefined;
  }
}

test("names missing icon sets, and doesn't report the icon as unknown", () => {
  const { html, missingPackages, reports } = write({ name: 'bolt' }, 'lucide', new NoPackages(root));
  expect({ html, reports }).toEqual({ html: '', reports: [] });
  expect(missingPackages).toContain('@iconify-json/lucide');
  expect(missingPackages).toContain('@iconify-json/fa6-solid');
});

test('every alias resolves to an existing icon', () => {
  const exists = (name: string) => {
    const { html, reports } = write({ name });
    return html !== '' && reports.length === 0;
  };
  const names = ['home', 'shield-alt', 'tachometer-alt', 'project-diagram', 'sign-out-alt', 'zap', 'university'];
  expect(names.filter((name) => !exists(currentIconName(name)))).toEqual([]);
  expect(similarIconNames('book-open-cover')).toEqual(['book-open', 'book']);
  expect(similarIconNames('square-3')).toEqual(['3']);
  // `bell` would mean the opposite.
  expect(similarIconNames('bell-slash')).toEqual([]);
});

test.each([
  ...['alarm-snooze', 'analytics', 'block-brick', 'cabinet-filing', 'circle-7', 'eyes', 'file-plus-minus', 'hand-wave'],
  ...[
    'memo-circle-check',
    'messages',
    'note',
    'postage-stamp',
    'quotes',
    'sign-posts-wrench',
    'square-1',
    'square-list',
    'swap-arrows',
    'vector-circle',
  ],
])('suggests a similar name for %s', (name) => {
  expect(write({ name }).html).toMatch(/^<svg/);
});

test('navigation entries use the same icon sets, and unknown names are reported with their location', async () => {
  const icons = [
    { icon: { name: 'bell', style: 'regular' } },
    { icon: 'bell' },
    { icon: { name: 'zap', library: 'lucide' } },
    { icon: '/a.svg' },
    { icon: 'nothing-alike' },
    { icon: '/b.svg' },
  ];
  const groups = icons.map((icon, index) => ({ group: `Group ${index}`, ...icon, pages: ['index'] }));
  const { model } = await resolveSite({}, memoryHost({ 'docs.json': config({ groups }), 'index.mdx': 'Hello' }));
  const write = createIconWriter('fontawesome', new OptionalPackages(root));
  const { html, monochrome, findings, missingPackages } = navigationIcons(
    model,
    write,
    (target) => `/base${target}`,
    (target) => target === '/a.svg',
    (file) => ({ file }),
  );
  const shown = model.tree.children.map((node) => ('icon' in node && node.icon ? html[iconClass(node.icon)] : 'none'));
  expect(new Set(shown).size).toBe(6);
  expect(shown[2]).toContain('viewBox="0 0 24 24"');
  expect(shown[3]).toContain('src="/base/a.svg"');
  expect(shown[4]).toBeUndefined();
  expect([...monochrome]).toEqual([iconClass({ name: '/a.svg' })]);
  expect(missingPackages).toEqual([]);
  expect(findings).toMatchObject([
    { code: 'dialect-icon-unknown', location: { file: 'docs.json', pointer: '/navigation/groups/4/icon' } },
  ]);
});

test('an unknown icon in the front matter of a page is reported in the page', async () => {
  const files = { 'docs.json': config({ pages: ['index'] }), 'index.mdx': '---\nicon: nothing-alike\n---\n' };
  const { model } = await resolveSite({}, memoryHost(files));
  const write = createIconWriter('fontawesome', new OptionalPackages(root));
  const { findings } = navigationIcons(
    model,
    write,
    (target) => target,
    () => false,
    (file) => locateFrontMatterMember(files['index.mdx'], file, 'icon'),
  );
  expect(findings).toMatchObject([
    { code: 'dialect-icon-unknown', location: { file: 'index.mdx', start: 4, end: 23 } },
  ]);
});

test('icons of a hidden tab are drawn, because readers see it on its own pages', async () => {
  const tab = { tab: 'Beta', hidden: true, icon: 'bell', groups: [{ group: 'A', icon: 'book', pages: ['index'] }] };
  const hiddenGroup = { group: 'B', hidden: true, icon: 'car', pages: ['other'] };
  const files = {
    'docs.json': config({ tabs: [tab, { tab: 'Docs', groups: [hiddenGroup] }] }),
    'index.mdx': 'Hello',
    'other.mdx': 'Hello',
  };
  const { model } = await resolveSite({}, memoryHost(files));
  const write = createIconWriter('fontawesome', new OptionalPackages(root));
  const { html } = navigationIcons(
    model,
    write,
    (target) => target,
    () => false,
    (file) => ({ file }),
  );
  expect(Object.keys(html)).toEqual(['bell', 'book'].map((name) => iconClass({ name })));
});

describe('an image of one color', () => {
  const path = '<path d="M1 1h2"/>';

  test.each([
    ['no color at all', `<svg viewBox="0 0 1 1">${path}</svg>`],
    ['black lines', '<svg fill="none"><path d="M1 1h2" stroke="black" stroke-width="2"/></svg>'],
    ['the color of the text', '<svg fill="currentColor" stroke="none"><path d="M1 1h2"/></svg>'],
    ['one grey that leans to blue', '<svg fill="rgb(160 162 166)"><path d="M1 1h2"/></svg>'],
    ['white shapes', '<svg><path fill="#FFF" d="M1 1h2"/></svg>'],
    ['a class', '<svg><style>.a{fill:#181818;}</style><path class="a" d="M1 1h2"/></svg>'],
    ['white that only clips', `<svg>${path}<defs><clipPath id="a"><rect fill="white"/></clipPath></defs></svg>`],
  ])('%s', (_, svg) => {
    expect(isMonochrome(svg)).toBe(true);
  });

  test.each([
    ['a color', '<svg><path fill="#ea4b71" d="M1 1h2"/></svg>'],
    ['a color among greys', '<svg fill="black"><path d="M1 1h2"/><path style="fill: tomato" d="M1 1h2"/></svg>'],
    ['black and white', '<svg><rect fill="black"/><path fill="white" d="M1 1h2"/></svg>'],
    ['white beside what is black without a word', `<svg><path fill="white" d="M1 1h2"/>${path}</svg>`],
    ['a gradient', '<svg><linearGradient id="a"/><path fill="url(#a)" d="M1 1h2"/></svg>'],
    ['a photograph', '<svg><image href="a.png"/></svg>'],
    ['nothing', '<svg></svg>'],
    ['no drawing', 'Not found'],
  ])("isn't %s", (_, svg) => {
    expect(isMonochrome(svg)).toBe(false);
  });
});

const none: ReadonlySet<string> = new Set();

describe('the style sheet of icons', () => {
  const svg = '<svg class="djn-icon" viewBox="0 0 24 24" aria-hidden="true"><path fill="#f00" d="M1 1h2"/></svg>';

  test("draws each icon once as a mask, and images in their own colors or the label's", () => {
    const css = iconStyles({
      html: {
        'djn-i-zap': svg,
        'djn-i-logo': '<img class="djn-icon" src="/base/a&amp;b.svg" alt="">',
        'djn-i-black': '<img class="djn-icon" src="/base/black.svg" alt="">',
      },
      monochrome: new Set(['djn-i-black']),
    });
    expect(css).toContain(
      '--djn-icon-mask: /* webpackIgnore: true */ url("/base/black.svg") center / contain no-repeat;',
    );
    expect(css).toContain('.djn-nav-icon.djn-i-zap,\n:has(> .djn-parent-icon.djn-i-zap) {');
    expect(css).toContain(
      'url("data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 24 24%22%3E%3Cpath fill=%22%23f00%22 d=%22M1 1h2%22/%3E%3C/svg%3E") center / contain no-repeat;',
    );
    expect(css).toContain(
      '--djn-icon-picture: /* webpackIgnore: true */ url("/base/a&b.svg") center / contain no-repeat;',
    );
    expect(iconStyles({ html: {}, monochrome: none })).toBe('');
  });

  test('escapes names and images', () => {
    const html = {
      'djn-i-x': '<img src="/a&quot;);} body{display:none} /*.svg" alt="">',
      'djn-i-y': '<b>no icon</b>',
    };
    const css = iconStyles({ html, monochrome: none });
    expect(css).toContain('url("/a%22);} body{display:none} /*.svg") center');
    expect(css).not.toContain('djn-i-y');
  });
});

test.each([
  [{ name: 'rocket' }, 'djn-i-rocket'],
  [{ name: 'bell', style: 'regular' }, 'djn-i-bell____regular'],
  [{ name: '/a b.svg' }, 'djn-i-_002fa_0020b_002esvg'],
])('gives %j the class %s', (icon, name) => {
  expect(iconClass(icon)).toBe(name);
});

test('a bluish grey is monochrome, and a dark blue is not', () => {
  const path = (fill: string): string => `<svg viewBox="0 0 1 1"><path d="M0 0" fill="${fill}"/></svg>`;
  expect(isMonochrome(path('#6b7078'))).toBe(true);
  expect(isMonochrome(path('#203040'))).toBe(false);
});

test('gives every icon a different class', () => {
  const word = fc.string({ unit: fc.constantFrom('a', '_', '-', '2', 'f', '/', ' ', '\u{1f600}'), maxLength: 5 });
  const icon = fc.record({ name: word, library: fc.option(word, { nil: '' }), style: fc.option(word, { nil: '' }) });
  fc.assert(
    fc.property(icon, icon, (one, other) => {
      expect(iconClass(one) === iconClass(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
  );
});
