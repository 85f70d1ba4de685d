import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { createLogger, createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Site } from '../../src/core/site.ts';
import docsJsonNav from '../../src/entries/vite.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { config, folderOf, page } from '../support/folder.ts';

/** Number of edits per burst. There are three bursts. */
const edits = 100;
const seed = Number(process.env.HOSTILE_SEED ?? 1);

/** Possible texts of each file; undefined deletes the file. */
const texts: Readonly<Record<string, readonly (string | undefined)[]>> = {
  'docs.json': [
    config({ groups: [{ group: 'Start', pages: ['index', 'guides/start'] }] }),
    config({ tabs: [{ tab: 'A', pages: ['guides/start'] }, { $ref: 'tab.json' }] }),
    config({ pages: ['index', 'guides/strat', 'guides/more'] }),
    '{ "navigation": ',
    '',
    undefined,
  ],
  'tab.json': ['{ "tab": "B", "pages": ["index", "guides/more"] }', '{ "tab": ', undefined],
  'index.mdx': [page('Home'), page('Start here'), '---\ntitle: [\n---\n', undefined],
  'guides/start.mdx': [page('Getting started'), page('First steps'), 'No front matter <A>\n', undefined],
  'guides/more.mdx': [page('More'), '\0', undefined],
};
const edit = fc
  .constantFrom(...Object.keys(texts))
  .chain((file) =>
    fc.record({ file: fc.constant(file), text: fc.constantFrom(...(texts[file] ?? [])), wait: fc.nat(20) }),
  );

const validFiles = Object.fromEntries(Object.entries(texts).map(([file, [text = '']]) => [file, text]));

test('after 300 fast edits, some of them broken, a dev server has the result of a new run', async () => {
  const folder = folderOf(validFiles);
  const writeOrRemove = (file: string, text: string | undefined): void => {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    if (text === undefined) rmSync(path, { force: true });
    else writeFileSync(path, text);
  };
  const server = await createServer({
    root: folder,
    configFile: false,
    customLogger: createLogger('silent'),
    server: { port: 0, host: '127.0.0.1' },
    plugins: [docsJsonNav({ root: '.' })],
  });
  onTestFinished(() => server.close());
  await server.listen();
  const servedModel = async () => (await server.ssrLoadModule('virtual:docs-json-nav')).default as Site;
  await servedModel();
  for (const burst of [0, 1, 2]) {
    for (const { file, text, wait } of fc.sample(edit, { numRuns: edits, seed: seed + burst })) {
      writeOrRemove(file, text);
      await setTimeout(wait);
    }
    // Without a navigation the previous one stays visible, so each burst ends with a valid one and with arbitrary
    // pages.
    writeOrRemove('docs.json', texts['docs.json']?.[burst]);
    const { model } = await resolveSite({ root: folder });
    await vi.waitFor(async () => expect(await servedModel()).toEqual(JSON.parse(JSON.stringify(model))), {
      timeout: 30_000,
      interval: 100,
    });
  }
}, 180_000);
