import { expect, test } from 'vitest';
import { createRenderer } from '../../src/render/create-renderer.ts';

const files: Readonly<Record<string, string>> = {
  'page.mdx': `import { Slow, found } from '/snippets/slow.jsx'

First.

<Note>Before. <Slow>What it was to hold.</Slow> After.</Note>

Found: {found}

In a page: {/^(a+)+$/.test('a'.repeat(50) + '!')}

Last: {1 + 1}
`,
  'snippets/slow.jsx': `const long = 'a'.repeat(50) + '!'
export const found = /^(a+)+$/.test(long)
export const Slow = () => <b>{String(/^(a+)+$/.test(long))}</b>
`,
  'other.mdx': `import { Slow } from '/snippets/slow.jsx'

<Slow>Elsewhere.</Slow> The rest.
`,
};

test("code without loops and calls can't block a build", { timeout: 60_000 }, async () => {
  const read = (file: string): string | undefined => files[file];
  const same = (target: string): string => target;
  const lookup = { read, variables: {}, link: same, asset: same };
  const renderer = createRenderer(lookup, {}, { limits: { page: 6000, part: 1000 } });
  const render = async (file: string) => renderer.render({ file, text: read(file) ?? '' });
  const { text, findings } = await render('page.mdx');
  for (const words of ['First.', 'Before.', 'What it was to hold.', 'After.', 'Last: 2']) expect(text).toContain(words);
  const failed = findings.map(({ code, location, args }) => [
    code,
    location.file,
    (args as { reason?: string }).reason,
  ]);
  expect(failed).toContainEqual(['dialect-part-failed', 'snippets/slow.jsx', 'it takes too long']);
  expect(failed.filter(([, file]) => file === 'page.mdx').length).toBeGreaterThan(1);
  expect((await render('other.mdx')).text).toContain('The rest.');
});
