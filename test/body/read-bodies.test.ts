import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bodyCache } from '../../src/core/bodies/cache.ts';
import { readBodies } from '../../src/core/bodies/read-bodies.ts';
import { parseBody } from '../../src/core/bodies/remark.ts';
import { loadBodyParser } from '../../src/core/bodies/satteri.ts';
import type { BodyFormat, PageBody } from '../../src/core/values/page-body.ts';
import { bodyCases } from './pages.ts';

const limits = { pageLength: 1_000_000, pageNesting: 100 };

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-json-nav-bodies-'));
  file = join(folder, 'cache/bodies.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A parser that counts what it is asked. */
function counting() {
  const asked: string[] = [];
  const parser = (text: string, format: BodyFormat): PageBody => {
    asked.push(text);
    return parseBody(text, format);
  };
  return { asked, parser };
}

const pages: Readonly<Record<string, string>> = { 'b.mdx': '[x](/x)', 'a.md': '<a href="/y">', 'c.mdx': '# C' };
const read = (name: string) => pages[name];

test('every page is read once, in the order given; what cannot be read is left out', async () => {
  const reads: string[] = [];
  const progress: number[][] = [];
  const bodies = await readBodies(
    ['b.mdx', 'gone.mdx', 'a.md', 'b.mdx'],
    (name) => {
      reads.push(name);
      return read(name);
    },
    {
      cache: bodyCache(),
      parser: await loadBodyParser(),
      limits,
      onProgress: (done, total) => progress.push([done, total]),
    },
  );
  expect(reads).toEqual(['b.mdx', 'gone.mdx', 'a.md']);
  expect([...bodies.keys()]).toEqual(['b.mdx', 'a.md']);
  expect(bodies.get('a.md')?.links).toEqual([{ target: '/y', start: 9, end: 11, kind: 'attribute' }]);
  expect(progress.at(-1)).toEqual([3, 3]);
});

test('the cache on disk gives back every fact, and only what is missing is parsed', async () => {
  const texts = new Map(bodyCases().map(({ name, text, format }) => [`${name}.${format}`, text]));
  const first = counting();
  const run = (parser: typeof first.parser) =>
    readBodies(texts.keys(), (name) => texts.get(name), {
      cache: bodyCache({ file, version: '1' }),
      parser,
      limits,
    });
  const fresh = await run(first.parser);
  const second = counting();
  expect([...(await run(second.parser))]).toEqual([...fresh]);
  expect(second.asked).toEqual([]);
  texts.set('new.mdx', '[n](/n)');
  const third = counting();
  await run(third.parser);
  expect(third.asked).toEqual(['[n](/n)']);
});

test('what no page has any more is dropped, and nothing is written where nothing changed', async () => {
  const run = async (files: readonly string[]) => {
    const { asked, parser } = counting();
    await readBodies(files, read, { cache: bodyCache({ file, version: '1' }), parser, limits });
    return asked.length;
  };
  // Markdown is read a second time as MDX, which hosts may take it for.
  expect(await run(['a.md', 'b.mdx'])).toBe(3);
  expect(await run(['a.md'])).toBe(0);
  expect(await run(['a.md', 'b.mdx'])).toBe(1);
  expect(readdirSync(join(folder, 'cache'))).toEqual(['bodies.json']);
});

test.each([
  ['cut', (text: string) => text.slice(0, -4)],
  ['changed', (text: string) => text.replace('/x', '/z')],
  ['empty', () => ''],
  ['of another shape', () => '[]\n[]'],
])('a file that is %s is as if there were none', async (_, damage) => {
  const fill = async () => {
    const { asked, parser } = counting();
    const cache = bodyCache({ file, version: '1' });
    const bodies = await readBodies(['b.mdx'], read, { cache, parser, limits });
    return { asked: asked.length, target: bodies.get('b.mdx')?.links[0]?.target };
  };
  await fill();
  writeFileSync(file, damage(readFileSync(file, 'utf8')));
  expect(await fill()).toEqual({ asked: 1, target: '/x' });
  expect(await fill()).toEqual({ asked: 0, target: '/x' });
});

test('another version is another cache, and a folder that cannot be written does no harm', async () => {
  const { asked, parser } = counting();
  for (const version of ['1', '2']) {
    await readBodies(['b.mdx'], read, { cache: bodyCache({ file, version }), parser, limits });
  }
  writeFileSync(join(folder, 'taken'), '');
  const cache = bodyCache({ file: join(folder, 'taken/bodies.json'), version: '1' });
  await readBodies(['b.mdx'], read, { cache, parser, limits });
  expect(asked).toHaveLength(3);
});

test('other work gets its turn while many pages are read', async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  const slow = (text: string, format: BodyFormat) => {
    for (const start = performance.now(); performance.now() - start < 10; );
    return parseBody(text, format);
  };
  const files = Array.from({ length: 30 }, (_, index) => `${index}.mdx`);
  await readBodies(files, (name) => `# ${name}`, { cache: bodyCache(), parser: slow, limits });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(2);
});
