import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePlainBlock } from '../../src/core/pages/front-matter.ts';
import { parseYamlBlock } from '../../src/core/pages/yaml.ts';

/** Expects the same result from the reader of plain lines and from js-yaml. */
function expectAgreement(block: string): void {
  const plain = parsePlainBlock(block);
  if (plain !== undefined) expect(parseYamlBlock(block)).toEqual({ frontMatter: plain });
}

const names = fc.constantFrom(
  ...['title', 'sidebarTitle', 'description', 'icon', 'tag', 'url', 'openapi', 'hidden', 'deprecated'],
  ...[
    'mode',
    'y',
    'null',
    'a-b',
    '_x',
    '__proto__',
    'constructor',
    '1',
    '"title"',
    'über',
    '- title',
    '? title',
    ' title',
  ],
);

/** Pieces with and without a meaning in YAML. */
const pieces = fc.constantFrom(
  ...[
    'a',
    'B',
    '1.10',
    ' ',
    '  ',
    '\t',
    ':',
    ': ',
    ' :',
    '#',
    ' #',
    '-',
    '- ',
    '?',
    '? ',
    ',',
    '[',
    ']',
    '{',
    '}',
    '&',
  ],
  ...['*', '!', '|', '>', "'", "''", '"', '\\', '\\n', '%', '@', '`', '~', 'null', 'true', 'False', 'no', '---', '...'],
  ...[
    '<<',
    '=',
    '0x1F',
    '.inf',
    '2001-01-01',
    '\r',
    '\u0085',
    '\u00a0',
    '\u2028',
    '\ufeff',
    '\u200b',
    '\u0000',
    '\u007f',
  ],
  ...['é', '指南', '🚀', '\ud83d', '\u{e0001}', '\ufffe'],
);

const line = fc
  .tuple(names, fc.constantFrom(':', ': ', ':  ', ' : ', ':\t', '', ':\r'), fc.array(pieces, { maxLength: 6 }))
  .map(([name, colon, value]) => name + colon + value.join(''));
const nearYaml = fc
  .tuple(fc.array(fc.oneof({ weight: 6, arbitrary: line }, pieces, fc.constant(''))), fc.constantFrom('\n', '\r\n'))
  .map(([lines, lineEnd]) => lines.map((item) => item + lineEnd).join(''));

/** Typical lines of real pages. Nearly all of them use the fast path. */
const plainLines = fc
  .uniqueArray(fc.tuple(names, fc.string({ unit: 'grapheme', maxLength: 12 })), { selector: ([name]) => name })
  .map((members) => members.map(([name, value]) => `${name}: ${value}\n`).join(''));

test('reads lines that are nearly YAML like js-yaml', () => {
  fc.assert(fc.property(nearYaml, expectAgreement), { numRuns: 2000 });
});

test.each(['hidden: true  \r\n', 'hidden:  true\n', "hidden: 'true' \r\n", 'hidden: "true"', 'title:  \r\n', 'title:'])(
  'reads white space around a value like js-yaml: %j',
  (block) => {
    expect(parsePlainBlock(block)).toBeDefined();
    expectAgreement(block);
  },
);

test('reads one line of random pieces like js-yaml', () => {
  const examples = [['title:  ,'], ['title:  @home'], ['title:  "a" b'], ['title:  - a'], ['title:  *a']] satisfies [
    string,
  ][];
  fc.assert(fc.property(line, expectAgreement), { numRuns: 3000, examples });
});

test('reads plain lines like js-yaml', () => {
  fc.assert(fc.property(plainLines, expectAgreement), { numRuns: 1000 });
});

test('reads any text like js-yaml', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), expectAgreement), { numRuns: 1000 });
});

test('reads quoted values like js-yaml', () => {
  const value = fc.tuple(
    fc.constantFrom('"', "'"),
    fc.array(pieces, { maxLength: 5 }),
    fc.constantFrom('', ' ', ' # x', 'x'),
  );
  const block = value.map(
    ([quote, inner, after]) => `title: ${quote}${inner.join('')}${quote}${after}\nhidden: true\n`,
  );
  fc.assert(fc.property(block, expectAgreement), { numRuns: 2000 });
});
