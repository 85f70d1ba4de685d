import { expect, test } from 'vitest';
import { isInside } from '../src/core/host.ts';

test.each([
  ['/docs', '/docs', true],
  ['/docs/a/b', '/docs', true],
  ['/docs', '/', true],
  ['/docs-of-others/a', '/docs', false],
  ['/do', '/docs', false],
])('%s in %s: %s', (path, folder, expected) => {
  expect(isInside(path, folder)).toBe(expected);
});
