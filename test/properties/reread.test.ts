import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJson } from '../../src/json/read.ts';
import { reread } from '../../src/json/reread.ts';
import type { Json } from '../../src/values/json.ts';

const name = fc.constantFrom('a', 'b', 'pages', '__proto__', '1', 'with "quotes" and \\', '{[,:]}', '');
const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<Json>(null, true, 0, -1.5e3, '', 'text', '"\\', '},]:{', 'é'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .uniqueArray(fc.tuple(name, tie('value')), { maxLength: 4, selector: ([own]) => own })
      .map((members) =>
        JSON.parse(`{${members.map(([own, one]) => `${JSON.stringify(own)}:${JSON.stringify(one)}`).join()}}`),
      ),
  ),
}));
const indent = fc.constantFrom(0, 1, 2);
/** What somebody types, or takes away: correct or not. */
const typed = fc.constantFrom(
  ...[
    '',
    ' ',
    '1',
    'a',
    '"',
    ',',
    ':',
    '[]',
    '{}',
    '"a":1,',
    ',"a":1',
    '"x",',
    ',"x"',
    '[1',
    ']',
    '}',
    '{"a":{"a":1}},',
  ],
);

/** What `JSON.parse` says; undefined for a text that is no JSON. */
function parsed(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return undefined;
  }
}

test('a text that is edited at one place is what it is when it is read as a whole, or nothing is said of it', () => {
  fc.assert(
    fc.property(value, indent, fc.nat(), fc.nat(6), typed, (one, space, at, length, put) => {
      const before = JSON.stringify(one, undefined, space);
      const start = at % (before.length + 1);
      const text = before.slice(0, start) + put + before.slice(start + length);
      const read = { text: before, value: JSON.parse(before) as Json };
      const now = reread(read, text, 256);
      if (now !== undefined) expect(JSON.stringify(now)).toBe(parsed(text));
      expect(JSON.stringify(read.value)).toBe(JSON.stringify(JSON.parse(before)));
    }),
    { numRuns: 5000 },
  );
});

test('a text with another value somewhere is what it is when it is read as a whole', async () => {
  await fc.assert(
    fc.asyncProperty(value, value, indent, async (one, other, space) => {
      const [before, text] = [one, other].map((each) =>
        JSON.stringify({ first: [each, 'x'], last: one }, undefined, space),
      );
      const known = { text: before as string, value: JSON.parse(before as string) as Json };
      const [now, fresh] = [await readJson('a.json', text as string, known), await readJson('a.json', text as string)];
      expect(JSON.stringify(now)).toBe(JSON.stringify(fresh));
    }),
    { numRuns: 1000 },
  );
});

test('only the innermost list around an edit is read', () => {
  const text = JSON.stringify({ a: { b: ['x', 'y'] }, c: [{ d: 1 }] });
  const before = { text, value: JSON.parse(text) as { a: { b: string[] }; c: [{ d: number }] } };
  const now = reread(before, text.replace('"y"', '"z","y"'), 256) as typeof before.value;
  expect(now).toEqual({ a: { b: ['x', 'z', 'y'] }, c: [{ d: 1 }] });
  expect(now.c).toBe(before.value.c);
  expect(before.value.a.b).toEqual(['x', 'y']);
});

test.each([
  ['a name that an object has twice', '{"a":{"b":1}}', '{"a":{"b":1,"b":2}}'],
  ['a bracket that is missing', '[[1],[2]]', '[[1],[2]'],
  ['a value that follows another one', '[[1],[2]]', '[[1][2]]'],
  ['more levels than are read', `${'['.repeat(255)}1${']'.repeat(255)}`, `${'['.repeat(255)}[[1]]${']'.repeat(255)}`],
])('of a text with %s nothing is said', (_, before, text) => {
  expect(reread({ text: before, value: JSON.parse(before) as Json }, text, 256)).toBeUndefined();
});
