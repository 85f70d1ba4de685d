import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePercent, hashOfUrl, isExternal, parseUrl, splitUrl, withoutBase } from '../../src/core/links/url.ts';

test.each([
  ['https://a.example:8/b/c?d=e#f', 'https', 'a.example:8', '/b/c', '?d=e', '#f'],
  ['//a.example', undefined, 'a.example', '', '', ''],
  ['mailto:a@b.example?subject=c', 'mailto', undefined, 'a@b.example', '?subject=c', ''],
  ['/a#b?c#d', undefined, undefined, '/a', '', '#b?c#d'],
  ['../a b', undefined, undefined, '../a b', '', ''],
  [' HTTP://A/ ', 'http', 'A', '/', '', ''],
  ['', undefined, undefined, '', '', ''],
])('%j', (text, scheme, host, path, query, hash) => {
  expect(parseUrl(text)).toEqual({ scheme, host, path, query, hash });
});

test('the parts of any text add up to the text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { scheme, host, path, query, hash } = parseUrl(text);
      const start = scheme === undefined ? '' : text.trim().slice(0, scheme.length + 1);
      expect(start + (host === undefined ? '' : `//${host}`) + path + query + hash).toBe(text.trim());
      expect(isExternal(text)).toBe(scheme !== undefined || host !== undefined);
      expect(splitUrl(text).join('')).toBe(text);
    }),
  );
});

test.each([
  ['/a%20b', '/a b'],
  ['/100%', '/100%'],
  ['/caf%C3%A9/%E0%A4%A', '/caf\u00e9/%E0%A4%A'],
  ['%2523', '%23'],
])('%s without percent-encoding is %s', (text, decoded) => {
  expect(decodePercent(text)).toBe(decoded);
});

test('decodes encoded text', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => decodePercent(encodeURIComponent(text)) === text));
});

test('removes only a complete base path', () => {
  expect(withoutBase('/docs/a', '/docs')).toBe('/a');
  expect(withoutBase('/docs', '/docs')).toBe('/');
  expect(withoutBase('/docsa', '/docs')).toBe('/docsa');
  expect(hashOfUrl('/a#b%20c')).toBe('b c');
});
