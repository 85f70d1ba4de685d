import { expect, test } from 'vitest';

// The suite is plain JavaScript, because it runs in a new clone.
const { colorsIn } = await import(new URL('./site.mjs', import.meta.url).href);

test('formats colors of a style sheet like axe', () => {
  const css = '#footer { color: #32CDCD; background: #abc }\na { color: red; border-color: #11223344 }';
  expect([...colorsIn(css)]).toEqual(['#32cdcd', '#aabbcc']);
});
