import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareParts } from '../../src/json/share-parts.ts';
import type { Json } from '../../src/values/json.ts';

const key = fc.constantFrom('a', 'b', 'pages', '__proto__', 'constructor');
const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<Json>(null, true, 0, '', 'text'),
    fc.array(tie('value'), { maxLength: 3 }),
    // By text: an object that is written out has no member called `__proto__`.
    fc
      .array(fc.tuple(key, tie('value')), { maxLength: 3 })
      .map((members) =>
        JSON.parse(`{${members.map(([name, one]) => `${JSON.stringify(name)}:${JSON.stringify(one)}`).join()}}`),
      ),
  ),
}));

/** The same text, its members in the same order, read anew. */
function copyOf(one: Json): Json {
  return JSON.parse(JSON.stringify(one)) as Json;
}

describe('what was read anew', () => {
  test('says the same when it shares its parts with what was read before, which stays as it was', () => {
    fc.assert(
      fc.property(value, value, (before, now) => {
        const texts = [before, now].map((one) => JSON.stringify(one));
        const shared = shareParts(before, copyOf(now));
        expect([before, shared].map((one) => JSON.stringify(one))).toEqual(texts);
      }),
      { numRuns: 2000 },
    );
  });

  test('is what was read before, where it is written the same', () => {
    fc.assert(
      fc.property(value, (before) => {
        fc.pre(!JSON.stringify(before).includes('__proto__'));
        expect(shareParts(before, copyOf(before))).toBe(before);
      }),
    );
  });

  test('shares what has not changed, beside what has', () => {
    const before = {
      tabs: [
        { tab: 'A', pages: ['a'] },
        { tab: 'B', pages: ['b'] },
      ],
      name: 'Site',
    };
    const now = {
      tabs: [
        { tab: 'A', pages: ['a', 'c'] },
        { tab: 'B', pages: ['b'] },
      ],
      name: 'Site',
    };
    const shared = shareParts(before, copyOf(now)) as typeof now;
    expect(shared).toEqual(now);
    expect(shared.tabs[1]).toBe(before.tabs[1]);
    expect(shared.tabs[0]).not.toBe(before.tabs[0]);
  });

  test('is another value where the order of members is another', () => {
    const before = { a: 1, b: 2 };
    expect(Object.keys(shareParts(before, { b: 2, a: 1 }) as object)).toEqual(['b', 'a']);
  });
});
