import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryHost } from '../../src/core/host/memory.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { config, page } from '../support/folder.ts';

const files = {
  'docs.json': config(
    { tabs: [{ $ref: 'tabs/guide.json' }, { tab: 'API {{version}}', openapi: 'api.json' }] },
    { variables: { version: '2' } },
  ),
  'tabs/guide.json': JSON.stringify({ tab: 'Guide for {{version}}, {{nobody}}', pages: ['index'] }),
  'api.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'API', version: '1' },
    paths: { '/users': { $ref: 'paths/users.json' } },
  }),
  'paths/users.json': JSON.stringify({ get: { summary: 'List users', responses: { 200: { description: 'Fine' } } } }),
  'index.mdx': page('Home'),
};

test('escapes in JSON change nothing: not references, not variables, not specifications', async () => {
  const plain = await outcomeOf(files);
  expect(plain.routes).toEqual(['/', '/api-reference/list-users']);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 0, max: 6 }), async (every, offset) => {
      const written = Object.entries(files).map(([file, text]) => [
        file,
        file.endsWith('.json') ? escaped(text, every, offset) : text,
      ]);
      expect(await outcomeOf(Object.fromEntries(written))).toEqual(plain);
    }),
    { numRuns: 49 },
  );
});

async function outcomeOf(all: Readonly<Record<string, string>>) {
  const { model, diagnostics } = await resolveSite({}, memoryHost(all));
  return {
    routes: Object.keys(model.pages).sort(),
    labels: model.tree.children.map((node) => ('label' in node ? node.label : '')),
    codes: diagnostics.map(({ code, file, pointer }) => `${code} ${file} ${pointer ?? ''}`.trim()),
  };
}

/** The same JSON with some characters of its strings and names escaped. */
function escaped(text: string, every: number, offset: number): string {
  let count = offset;
  return text.replace(/"[^"\\]*"/g, (string) => {
    const inner = string.slice(1, -1).replace(/./g, (letter) => {
      return count++ % every === 0 ? `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}` : letter;
    });
    return `"${inner}"`;
  });
}
