import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replaceVariables, variablesIn } from '../../src/core/values/variables.ts';

const variables = new Map([
  ['product', 'Acme'],
  ['api-url', 'https://api.example.com'],
  ['again', '{{product}}'],
  ['nothing', ''],
]);

test.each([
  ['Use {{product}} now', 'Use Acme now'],
  ['{{ product }}{{product}}', 'AcmeAcme'],
  ['[x]({{api-url}}/v1#a)', '[x](https://api.example.com/v1#a)'],
  ['{{again}}', '{{product}}'],
  ['a{{nothing}}b', 'ab'],
  ['{{unknown}} {product} {{}} {{a b}} style={{color: 1}}', '{{unknown}} {product} {{}} {{a b}} style={{color: 1}}'],
])('%s is %s', (text, expected) => {
  expect(replaceVariables(text, variables).text).toBe(expected);
});

test('text around variables keeps its offset in the source', () => {
  const piece = fc.oneof(
    fc.constantFrom('{{product}}', '{{nothing}}', '{{unknown}}', '{{ api-url }}'),
    fc.string({ maxLength: 4 }).filter((text) => !/[{}]/.test(text)),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('');
      const replaced = replaceVariables(text, variables);
      const known = variablesIn(text).filter(({ name }) => variables.has(name));
      const isInside = (at: number) => known.some(({ start, end }) => at >= start && at < end);
      const outside = [...Array(replaced.text.length).keys()].filter((at) => !isInside(replaced.originalOffset(at)));
      expect(outside.map((at) => text[replaced.originalOffset(at)])).toEqual(outside.map((at) => replaced.text[at]));
      expect(outside.length).toBe(text.length - known.reduce((sum, { start, end }) => sum + end - start, 0));
      expect(replaced.originalOffset(replaced.text.length)).toBe(text.length);
    }),
    { numRuns: 500 },
  );
});
