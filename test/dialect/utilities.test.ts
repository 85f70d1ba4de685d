import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OptionalPackages } from '../../src/render/optional-packages.ts';
import { createUtilityCompiler, findUtilities, looksLikeUtility } from '../../src/render/utilities.ts';

const root = join(import.meta.dirname, '../..');

test('distinguishes classes of Tailwind from those of themes', () => {
  const utilities = [
    'mt-4',
    '-mx-2',
    'dark:hidden',
    'md:hover:bg-zinc-950/5',
    'w-[300px]',
    '[&>p]:mt-0',
    'block',
    'grid',
    ...['no-underline', 'table', 'table-row', 'box-border', 'placeholder-gray-400', 'mix-blend-multiply', 'not-prose'],
    ...['accent-pink-500', 'auto-rows-fr', 'flow-root', 'tabular-nums', 'line-through', 'snap-x', 'md:table-cell'],
  ];
  const others = [
    'djn-card',
    'vp-code',
    'language-ts',
    'starlight-aside',
    'line',
    'copy',
    'note',
    'my-own',
    'tabs',
    'lang',
    'tablist',
    'words',
    'filtered',
  ];
  expect(utilities.filter((name) => !looksLikeUtility(name))).toEqual([]);
  expect(others.filter((name) => looksLikeUtility(name) && name !== 'my-own')).toEqual([]);
});

test('the class of a language is no utility with a variant', () => {
  expect(looksLikeUtility('language-md:block')).toBe(false);
});

test('finds them in rendered pages', () => {
  const html = `<div class="djn-card mt-4"><img class='block dark:hidden'><p class="[&amp;&gt;a]:underline"></p></div>`;
  expect([...findUtilities(html)]).toEqual(['mt-4', 'block', 'dark:hidden', '[&>a]:underline']);
});

test('leaves out the classes of highlighted code', () => {
  const code =
    '<figure class="frame is-terminal not-content"><figcaption class="header"><span class="sr-only">Terminal window</span></figcaption><pre><code><span class="indent">  </span>\n</code></pre></figure>';
  expect([...findUtilities(`<p class="mt-4">A</p>${code}<p class="mb-2">B</p>${code}`)]).toEqual(['mt-4', 'mb-2']);
});

test("compiles only used classes, for the generator's dark mode", async () => {
  const compile = createUtilityCompiler(new OptionalPackages(root), { pages: '.text', dark: '[data-theme="dark"]' });
  const css = await compile(
    new Set([
      ...['dark:hidden', 'block', 'mt-4', 'shadow-md', 'border', 'text-primary', 'nonsense-9'],
      ...['group-hover:underline', 'dark:group-hover:p-2', 'before:block', 'rtl:ml-2', 'rtl:before:ml-2'],
      ...['[&_a,&_b]:mt-1', 'dark:rtl:p-1', 'space-y-4'],
    ]),
  );
  await expect(css).toMatchFileSnapshot(join(root, 'fixtures/dialect/utilities/expected.txt'));
  expect(await compile(new Set())).toBe('');
});

test("resets styles in `not-prose`, except for the page's components", async () => {
  const compile = createUtilityCompiler(new OptionalPackages(root), { pages: '.text', dark: '.dark' });
  const css = await compile(new Set(['not-prose', 'mt-4']));
  expect(css).toContain('.text .not-prose :is(a):where(:not([class*="djn-"], [class*="djn-"] *)) {');
  // Utilities come later in the cascade, so they win.
  expect(css.indexOf('.not-prose')).toBeLessThan(css.indexOf('.mt-4'));
  expect(await compile(new Set(['mt-4']))).not.toContain('not-prose');
});

test('keeps the URLs of images', async () => {
  const compile = createUtilityCompiler(new OptionalPackages(root), { pages: '.text', dark: '.dark' });
  const css = await compile(new Set(["bg-[url('/images/wave.svg')]", 'bg-[url(wave.svg)]']));
  expect(css.match(/\/\* webpackIgnore: true \*\/ url\(/g)).toHaveLength(2);
});

test("the order of names doesn't matter", async () => {
  const compile = createUtilityCompiler(new OptionalPackages(root), { pages: '.text', dark: '.dark' });
  expect(await compile(new Set(['p-4', 'mt-2']))).toBe(await compile(new Set(['mt-2', 'p-4'])));
});

test('combinators are never inside `:is()`, which style compilers warn about', async () => {
  const compile = createUtilityCompiler(new OptionalPackages(root), { pages: '.text', dark: '[data-theme="dark"]' });
  const css = await compile(new Set(['dark:hidden', 'group-hover:block', 'dark:group-hover:flex', 'dark:p-2']));
  expect(css).not.toContain(':is(');
  expect(css).toContain(':root[data-theme="dark"] .text .group:hover .dark\\:group-hover\\:flex');
});
