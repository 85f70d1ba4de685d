import { expect, test } from 'vitest';
import { type BodyCache, readBodies } from '../../src/core/bodies/read-bodies.ts';
import { parseBody } from '../../src/core/bodies/remark.ts';
import { loadBodyParser } from '../../src/core/bodies/satteri.ts';
import type { BodyFormat, PageBody } from '../../src/core/values/page-body.ts';
import { bodyCases } from './pages.ts';

const limits = { pageLength: 1_000_000, pageNesting: 100 };

/** A parser that counts its calls. */
function countingParser() {
  const parsedFiles: string[] = [];
  const parser = (text: string, format: BodyFormat): PageBody => {
    parsedFiles.push(text);
    return parseBody(text, format);
  };
  return { parsedFiles, parser };
}

const pages: Readonly<Record<string, string>> = { 'b.mdx': '[x](/x)', 'a.md': '<a href="/y">', 'c.mdx': '# C' };
const read = (name: string) => pages[name];

test('reads every page once in the given order, without unreadable files', async () => {
  const reads: string[] = [];
  const progress: number[][] = [];
  const bodies = await readBodies(
    ['b.mdx', 'gone.mdx', 'a.md', 'b.mdx'],
    (name) => {
      reads.push(name);
      return read(name);
    },
    {
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

test("doesn't parse cached texts again", async () => {
  const texts = new Map(bodyCases().map(({ name, text, format }) => [`${name}.${format}`, text]));
  const parsed: BodyCache = new Map();
  const run = async () => {
    const { parsedFiles, parser } = countingParser();
    return {
      parsedFiles,
      bodies: await readBodies(texts.keys(), (name) => texts.get(name), { parser, limits, cache: parsed }),
    };
  };
  const first = await run();
  const second = await run();
  expect([...second.bodies]).toEqual([...first.bodies]);
  expect(second.parsedFiles).toEqual([]);
  texts.set('new.mdx', '[n](/n)');
  expect((await run()).parsedFiles).toEqual(['[n](/n)']);
});

test('yields to other work while it reads many pages', async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  const slow = (text: string, format: BodyFormat) => {
    for (const start = performance.now(); performance.now() - start < 10; );
    return parseBody(text, format);
  };
  const files = Array.from({ length: 30 }, (_, index) => `${index}.mdx`);
  await readBodies(files, (name) => `# ${name}`, { parser: slow, limits });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(2);
});
