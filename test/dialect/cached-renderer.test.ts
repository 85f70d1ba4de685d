import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { FactStore } from '../../src/host/body-cache.ts';
import { cachedRenderer } from '../../src/kit/dialect/cached-renderer.ts';
import { createRenderer } from '../../src/kit/dialect/create-renderer.ts';
import type { RenderedPage, World } from '../../src/kit/dialect/types.ts';

const page = { file: 'page.mdx', text: 'import A from "/snippets/a.mdx"\n\n<A />\n\n<Snippet file="b.mdx" />\n' };

function memoryStore(): FactStore {
  const values = new Map<string, unknown>();
  return {
    hash: (text) => createHash('sha256').update(text).digest('hex'),
    get: (hash) => values.get(hash),
    set(hash, value) {
      values.set(hash, JSON.parse(JSON.stringify(value)));
    },
    save: async () => {},
  };
}

/** Renders the page with these files, and says whether the engine was needed. */
async function build(
  store: FactStore,
  files: Readonly<Record<string, string>>,
  versions: { readonly theme?: string; readonly world?: string } = {},
): Promise<{ readonly page: RenderedPage; readonly isRendered: boolean }> {
  let isRendered = false;
  const address = (target: string): string => target;
  const world: World = { read: (file) => files[file], variables: {}, link: address, asset: address };
  const load = async (): Promise<ReturnType<typeof createRenderer>> => {
    isRendered = true;
    return createRenderer(world);
  };
  const { theme: themeVersion = '1', world: worldVersion = '1' } = versions;
  const renderer = cachedRenderer(load, { store, world, themeVersion, worldVersion });
  return { page: await renderer.render(page), isRendered };
}

test('a page is rendered again only when something that it is made of changed', async () => {
  const store = memoryStore();
  const files = { 'snippets/a.mdx': 'first' };
  const first = await build(store, files);
  expect(first.isRendered).toBe(true);
  expect(first.page.text).toBe('first');

  const again = await build(store, { ...files, 'other.mdx': 'nothing to do with it' });
  expect(again.isRendered).toBe(false);
  expect(again.page).toEqual(first.page);

  const changed = await build(store, { 'snippets/a.mdx': 'second' });
  expect(changed.isRendered).toBe(true);
  expect(changed.page.text).toBe('second');
});

test('a file that was looked for and was missing counts', async () => {
  const store = memoryStore();
  await build(store, { 'snippets/a.mdx': 'first' });
  const found = await build(store, { 'snippets/a.mdx': 'first', 'snippets/b.mdx': 'here now' });
  expect(found.isRendered).toBe(true);
  expect(found.page.text).toBe('first\nhere now');
});

test.each([{ theme: '2' }, { world: '2' }])('another version is another page: %o', async (versions) => {
  const store = memoryStore();
  const files = { 'snippets/a.mdx': 'first' };
  await build(store, files);
  expect((await build(store, files, versions)).isRendered).toBe(true);
});
