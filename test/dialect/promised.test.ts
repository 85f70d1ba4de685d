import { expect, test } from 'vitest';
import { createRenderer } from '../../src/render/create-renderer.ts';
import type { Theme } from '../../src/render/theme.ts';

const lookup = {
  read: () => undefined,
  variables: {},
  link: (target: string) => target,
  asset: (target: string) => target,
};
const later: Theme = {
  writers: {
    code: async ({ text }) => `<pre title="code">${text}</pre>`,
    math: async ({ tex }) => `<i title="formula">${tex}</i>`,
  },
};

async function render(text: string): Promise<string> {
  return (await createRenderer(lookup, later).render({ file: 'page.mdx', text })).html;
}

test('inserts asynchronous output at its position', async () => {
  expect(await render('A\n\n```js\nkiln\n```\n')).toContain('<pre title="code">kiln</pre>');
});

test('inserts its text in an attribute', async () => {
  const html = await render('<Prompt>\nRun this:\n\n```js\nfire(\n  kiln\n)\n```\n\nThen wait.\n</Prompt>\n');
  expect(html).toContain('data-copy="Run this:\n\nfire(\n  kiln\n)\n\nThen wait."');
  expect(html.match(/<pre title="code">/g)).toHaveLength(1);
});

test('inserts its text in the label of a panel', async () => {
  const html = await render('<Tabs><Tab title={<>Heat <Latex>h^2</Latex></>}>Hot</Tab></Tabs>\n');
  expect(html).toContain('aria-label="Heat h^2"');
  expect(html).not.toMatch(/="[^"]*<i title="/);
});
