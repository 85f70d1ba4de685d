import { expect, test } from 'vitest';

// The suite is plain JavaScript, because it runs in a new clone.
const { colorsIn, ownColors, shownTitle } = await import(new URL('./site.mjs', import.meta.url).href);

test('formats colors of a style sheet like axe', () => {
  const css = '#footer { color: #32CDCD; background: #abc }\na { color: red; border-color: #11223344 }';
  expect([...colorsIn(css)]).toEqual(['#32cdcd', '#aabbcc']);
});

test('colors of docs.json are chosen for elements by a style sheet that uses them', () => {
  const settings = { colors: { primary: '#112233' } };
  expect([...ownColors('a { color: rgb(var(--primary-light)) }', settings)]).toEqual(['#112233']);
  expect([...ownColors('a { color: #445566 }', settings)]).toEqual(['#445566']);
});

test('a page without a title in its front matter shows its first heading', () => {
  const titleOf = (text: string) => shownTitle({ title: 'Index', file: 'index.mdx' }, () => text);
  expect(titleOf('# Welcome\n\nText\n')).toBe('Welcome');
  expect(titleOf('---\ndescription: Start\n---\n\n# Welcome\n')).toBe('Welcome');
  expect(titleOf('---\ntitle: Index\n---\n\n# Welcome\n')).toBe('Index');
  expect(titleOf('Text\n\n# Later\n')).toBe('Index');
});
