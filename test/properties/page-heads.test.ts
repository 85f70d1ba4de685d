import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryHost } from '../../src/core/host/memory.ts';
import { readPage } from '../../src/core/pages/read-page.ts';

const pieces = fc.constantFrom(
  ...['---', '--- ', '----', '---a', '\n---\n', '\n', '\n', '\r\n', '\r', '\u2028', ' ', 'a', '\ufeff', 'é', '# Title'],
  ...['title: A', 'hidden: true', 'title: "---"', 'description: |', '  ---', `tag: ${'long '.repeat(300)}`],
);
const text = fc.array(pieces, { maxLength: 12 }).map((some) => some.join(''));
const page = fc.oneof(
  text,
  text.map((some) => `---\n${some}`),
  text.map((some) => `---\ntitle: A\n${some}\n---\n${some}`),
);

test('the head of a page says what the whole page says', async () => {
  const chosen = { file: 'a.mdx', path: 'a', hides: undefined };
  await fc.assert(
    fc.asyncProperty(page, async (written) => {
      const host = memoryHost({ 'a.mdx': written });
      const whole = { ...host, readHead: (file: string) => host.read(file) };
      expect(await readPage(host, chosen, new Map())).toEqual(await readPage(whole, chosen, new Map()));
    }),
    { numRuns: 2000 },
  );
});
