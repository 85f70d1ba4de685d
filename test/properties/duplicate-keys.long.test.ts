import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryHost } from '../../src/core/host/memory.ts';
import { resolveSite } from '../../src/site/resolve.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/**
 * No name starts with a backslash, because `JSON.parse` of Node 24 then misreads later escaped names:
 * `{"a":1,"\\":1}`, then `{"a":1,"\u0062":1}`.
 */
const name = fc
  .oneof(
    fc.constantFrom(
      'a',
      'b',
      '__proto__',
      'constructor',
      '',
      'a/b',
      '~',
      '"',
      'a\\',
      ':',
      '指南',
      '🚀',
      '\u2028',
      '\t',
    ),
    fc.string({ maxLength: 4 }),
  )
  .filter((text) => !text.startsWith('\\'));
const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'medium' },
    fc.constantFrom<Json>(null, true, 0, -1.5, '', '":"', '{"a":1,"a":2}', '\\"', 'x\\'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(name, tie('value'), { maxKeys: 4 }),
  ),
}));

interface Written {
  readonly text: string;
  /** Offset of the repeated name; -1 if there is none. */
  readonly second: number;
}

/** Prints a value with its n-th member repeated. The repeated name may contain escapes. */
function write(root: Json, chosen: number, escaped: boolean, space: string): Written {
  let text = '';
  let second = -1;
  let members = 0;
  const visit = (item: Json): void => {
    if (typeof item !== 'object' || item === null) text += JSON.stringify(item);
    else if (Array.isArray(item)) list('[', ']', item, visit);
    else {
      const names = Object.keys(item).flatMap((own) =>
        members++ === chosen
          ? [
              { own, twice: false },
              { own, twice: true },
            ]
          : [{ own, twice: false }],
      );
      list('{', '}', names, ({ own, twice }) => {
        if (twice) second = text.length;
        text += `${twice && escaped ? escapedName(own) : JSON.stringify(own)}${space}:${space}`;
        visit(twice ? null : (item[own] as Json));
      });
    }
  };
  const list = <Item>(open: string, close: string, items: readonly Item[], each: (item: Item) => void): void => {
    text += open;
    for (const [index, item] of items.entries()) {
      text += index === 0 ? space : `,${space}`;
      each(item);
    }
    text += space + close;
  };
  visit(root);
  return { text, second };
}

function escapedName(name: string): string {
  const units = Array.from({ length: name.length }, (_, at) => name.charCodeAt(at).toString(16).padStart(4, '0'));
  return `"${units.map((unit) => `\\u${unit}`).join('')}"`;
}

test('a duplicate name in an object is always found at its second occurrence', async () => {
  const parts = fc.tuple(
    fc.dictionary(name, value, { minKeys: 1, maxKeys: 4 }),
    fc.nat(12),
    fc.boolean(),
    fc.constantFrom('', ' ', '\n\t', '\r\n'),
  );
  await fc.assert(
    fc.asyncProperty(parts, async ([root, chosen, escaped, space]) => {
      const { text, second } = write({ x: root }, chosen, escaped, space);
      const { diagnostics } = await resolveSite({ root: '.' }, memoryHost({ 'docs.json': text }));
      const found = diagnostics.filter(({ code }) => code === 'config-duplicate-key');
      const before = text.slice(0, second).split('\n');
      const location = { line: before.length, column: (before.at(-1) ?? '').length + 1 };
      expect(found).toMatchObject(second === -1 ? [] : [location]);
    }),
    { numRuns: 400 },
  );
});
