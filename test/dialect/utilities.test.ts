import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OptionalPackages } from '../../src/kit/dialect/optional-packages.ts';
import { looksLikeUtility, utilitiesIn } from '../../src/kit/dialect/utilities/class-names.ts';
import { createUtilities } from '../../src/kit/dialect/utilities/compile-utilities.ts';

const root = join(import.meta.dirname, '../..');

test('classes of Tailwind are told from those of themes', () => {
  const utilities = [
    'mt-4',
    '-mx-2',
    'dark:hidden',
    'md:hover:bg-zinc-950/5',
    'w-[300px]',
    '[&>p]:mt-0',
    'block',
    'grid',
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
  ];
  expect(utilities.filter((name) => !looksLikeUtility(name))).toEqual([]);
  expect(others.filter((name) => looksLikeUtility(name) && name !== 'my-own')).toEqual([]);
});

test('they are found in rendered pages', () => {
  const html = `<div class="djn-card mt-4"><img class='block dark:hidden'><p class="[&amp;&gt;a]:underline"></p></div>`;
  expect([...utilitiesIn(html)]).toEqual(['mt-4', 'block', 'dark:hidden', '[&>a]:underline']);
});

test('only what is used is compiled, for the dark pages of the generator', async () => {
  const compile = createUtilities(new OptionalPackages(root), { pages: '.text', dark: '[data-theme="dark"]' });
  const css = await compile(
    new Set(['dark:hidden', 'block', 'mt-4', 'shadow-md', 'border', 'text-primary', 'nonsense-9']),
  );
  await expect(css).toMatchFileSnapshot(join(root, 'fixtures/dialect/utilities/expected.txt'));
  expect(await compile(new Set())).toBe('');
});

test('the order of names makes no difference', async () => {
  const compile = createUtilities(new OptionalPackages(root), { pages: '.text', dark: '.dark' });
  expect(await compile(new Set(['p-4', 'mt-2']))).toBe(await compile(new Set(['mt-2', 'p-4'])));
});
