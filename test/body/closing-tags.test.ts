import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBody } from '../../src/core/bodies/remark.ts';
import { loadFastParser } from '../../src/core/bodies/satteri.ts';

const fast = await loadFastParser();

/** Opening tag, prefix of the lines inside, and closing tag of each element. */
const elements = [
  ['<Card title="T">', '', '</Card>'],
  ['<div>', '', '</div>'],
  ['<>', '', '</>'],
  ['- <Card>', '  ', '</Card>'],
  ['1. <Card>', '   ', '</Card>'],
  ['> <Card>', '> ', '</Card>'],
  ['- > <Card>', '  > ', '</Card>'],
  ['- x\n\n  <Card>', '  ', '</Card>'],
  ['<A>\n<Card>', '', '</Card>\n</A>'],
  ['<A>\n  <Card>', '  ', '</Card>\n</A>'],
] as const;
const bodies = [
  ...['a', '- a', '* a', '1. a', '10. a', '- ', '-', '> a', '- > a', '> - a', '[^1]: a', '- [ ] a', '  - a'],
  ...['- a\n- b', '- a\n\n- b', '- a\n  - b', '- a\n\n  b', '- a\n b', '1. a\n   - b', '> a\nb', '- a\n\n', '> a\n\n'],
  ...[
    '- ```\n  x\n  ```',
    '- # h',
    '- a\n---',
    '| a |\n| - |\n| b |',
    '- | a |\n  | - |',
    '- <B>x</B>',
    '> <B>x</B>',
    '- {x}',
  ],
] as const;
const indentation = [
  '',
  ' ',
  '  ',
  '   ',
  '    ',
  '     ',
  '\t',
  '>',
  '> ',
  '>   ',
  '> > ',
  ' > ',
  '- ',
  '  - ',
] as const;

const text = fc
  .tuple(
    fc.constantFrom(...elements),
    fc.array(fc.constantFrom(...bodies), { minLength: 1, maxLength: 2 }),
    fc.constantFrom(...indentation),
    fc.constantFrom('\n', '\n\n', ''),
    fc.constantFrom('', '\n\nx [l](/b)\n', ' y\n'),
  )
  .map(([[opening, prefix, closing], lines, indent, between, rest]) => {
    const body = lines.join('\n').split('\n');
    const inside = body.map((line) => prefix + line).join('\n');
    return `${opening}\n${inside}${between}${between === '' ? '' : indent}${closing}${rest}`;
  });

test.skipIf(fast === undefined)('reads a tag that closes in a list or block quote as remark does', () => {
  let trusted = 0;
  fc.assert(
    fc.property(text, (page) => {
      const found = fast?.(page, 'mdx');
      if (found === undefined) return;
      trusted++;
      expect(found).toEqual(parseBody(page, 'mdx'));
    }),
    { numRuns: 3000 },
  );
  expect(trusted).toBeGreaterThan(100);
});

test
  .skipIf(fast === undefined)
  .each([
    '<Card title="T">\n- a\n  </Card>',
    '<Card>\n- [ ] a\n\n  </Card>',
    '<Card>\n1. a\n   </Card>',
    '<Card>\n> - a\n></Card>',
    '<Card>\n- > a\n  </Card>',
    '<Card>\n[^1]: a\n    </Card>',
  ])('leaves %j to remark, which rejects it', (page) => {
  expect(fast?.(page, 'mdx')).toBeUndefined();
  expect(parseBody(page, 'mdx').syntaxError).toBeDefined();
});

test.skipIf(fast === undefined).each(['<Steps>\n- a\n- b\n</Steps>\n', '<Card>\n\n> a\n\n</Card>\n'])(
  'parses %j natively',
  (page) => {
    expect(fast?.(page, 'mdx')).toEqual(parseBody(page, 'mdx'));
  },
);
