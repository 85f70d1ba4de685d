import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSafeUrl, urlKind } from '../../src/core/links/safe-url.ts';

const web = [
  ...['', '/', '/a/b', 'a/b.mdx', './a', '../a', '#part', '?a=b', '//example.com/x', '\\\\example.com'],
  ...['https://example.com', 'HTTP://example.com/a:b?x=javascript:1', 'mailto:a@example.com', 'tel:+41', 'sms:+41'],
  ...['a%3Ab', 'users/{id}', 'a&b', 'a&amp;b', '?u=https%3A%2F%2Fx%2F%25252525252525252525', '100%', '%', '&', '&#;'],
  ...['/redirect?to=javascript:alert(1)', './javascript:alert(1)', '#javascript:alert(1)', 'java/script:alert(1)'],
];
const applications = ['vscode:extension/a.b', 'slack://open', 'cursor://anysphere', 'x-y.z+1:a', 'vscode&colon;a'];
const scripts = [
  ...['javascript:alert(1)', 'JavaScript:alert(1)', 'JAVASCRIPT://%0aalert(1)', 'vbscript:x', 'data:text/html,x'],
  ...['DATA:image/svg+xml;base64,AA', 'blob:https://x/y', 'file:///etc/passwd', 'view-source:x', 'livescript:x'],
  ...[' javascript:x', '\tjavascript:x', '\u0000javascript:x', '\u0001\u001f javascript:x', 'java\tscript:x'],
  ...['java\nscript:x', 'java\r\nscript\t:x', '\u00a0javascript:x', '\ufeffjavascript:x', 'java\u200bscript:x'],
  ...['&#106;avascript:x', '&#x6A;avascript:x', '&#0000106avascript:x', 'javas&#x0063ript:x', 'javascript&colon;x'],
  ...['java&Tab;script:x', 'java&NewLine;script:x', 'java&#9;script:x', 'java&#xA;script&#58;x', '&#1;javascript:x'],
  ...[
    '&amp;#106;avascript:x',
    '&amp;amp;#106;avascript:x',
    '%6Aavascript:x',
    'javascript%3Ax',
    'javascript%3A%FF',
    '%256Aavascript:x',
  ],
  ...['%26%23106;avascript:x', '&#37;6Aavascript:x', '%20javascript:x', '&#x64;ata:x', 'vb&#115;cript&#x3a;x'],
];

describe('URLs', () => {
  test.each(web)('%j is safe', (address) => expect(urlKind(address)).toBe('web'));
  test.each(applications)('%j opens a program', (address) => expect(urlKind(address)).toBe('application'));
  test.each(scripts)('%j may run code', (address) => expect(urlKind(address)).toBe('script'));
  test('only safe ones are allowed everywhere', () => {
    expect([...web, ...applications, ...scripts].filter(isSafeUrl)).toEqual(web);
  });
});

const layers: readonly ((character: string) => string)[] = [
  (character) => character,
  (character) => character.toUpperCase(),
  (character) => `&#${character.charCodeAt(0)};`,
  (character) => `&#x${character.charCodeAt(0).toString(16)};`,
  (character) => `&amp;#${character.charCodeAt(0)};`,
  (character) => `%${character.charCodeAt(0).toString(16)}`,
  (character) => `\t${character}`,
  (character) => `${character}\n`,
  (character) => `\u200d${character}`,
];

test('no disguise of a script scheme is classified as anything else', () => {
  const disguised = fc
    .constantFrom('javascript:', 'data:', 'vbscript:')
    .chain((scheme) =>
      fc.tuple(...[...scheme].map((character) => fc.constantFrom(...layers).map((layer) => layer(character)))),
    )
    .map((characters) => `${characters.join('')}alert(1)`);
  fc.assert(
    fc.property(disguised, (address) => urlKind(address) === 'script'),
    { numRuns: 2000 },
  );
});

test('a URL that browsers resolve to a scheme of their own is never safe', () => {
  const text = fc.string({ unit: fc.constantFrom(...'javascriptdat:&#;106%3A \t\n/\\?xX'), maxLength: 24 });
  fc.assert(
    fc.property(fc.oneof(text, fc.string()), (address) => {
      if (!isSafeUrl(address)) return true;
      const base = 'https://site.example/page';
      if (!URL.canParse(address, base)) return true;
      return ['https:', 'http:', 'mailto:', 'tel:', 'sms:'].includes(new URL(address, base).protocol);
    }),
    { numRuns: 5000 },
  );
});

test.each([
  [7, 'web'],
  [8, 'script'],
])('the colon of a scheme is encoded %i times: %s', (depth, kind) => {
  let address = 'a:b';
  for (let layer = 0; layer < depth; layer++)
    address = address.replace(/[:%]/, (item) => (item === ':' ? '%3A' : '%25'));
  expect(urlKind(address)).toBe(kind);
});
