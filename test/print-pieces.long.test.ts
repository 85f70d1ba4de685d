import { expect, test } from 'vitest';
import { main } from '../src/cli/main.ts';
import { config, folderOf, page } from './support/folder.ts';

const pages = Array.from({ length: 1500 }, (_, index) => `page-${index}`);
const site = {
  'docs.json': config({ pages }),
  ...Object.fromEntries(pages.map((path) => [`${path}.mdx`, page(path)])),
};

test('a model is written piece by piece, each created after the previous one was written', async () => {
  const events: string[] = [];
  const streams = {
    out: () => void events.push('out'),
    err: () => undefined,
    send: async () => undefined,
    written: async () => void events.push('written'),
    program: 'docs-json-nav',
    cwd: folderOf(site),
  };
  expect(await main(['print', '--as', 'model'], streams)).toBe(0);
  expect(events.length).toBeGreaterThan(4);
  // The final line end is written after the last piece.
  expect(events.join(' ')).toMatch(/^(?:out written )+out$/);
});
