import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonChunks } from '../src/cli/forms.ts';

test('joined pieces equal JSON.stringify', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      expect([...jsonChunks(value)].join('')).toBe(JSON.stringify(value, undefined, 2));
    }),
  );
});

test('splits a large value into pieces of similar size', () => {
  const pages = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`/page-${index}`, { title: 'Page' }]));
  const pieces = [...jsonChunks({ version: 1, pages })];
  expect(pieces.length).toBeGreaterThan(2);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(80_000);
});
