import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../support/run.ts';

const docs = join(packageRoot, 'docs');
const generators = ['Starlight', 'VitePress', 'Docusaurus', 'Next.js with Fumadocs', 'Rspress', 'MkDocs'];

/** Cells of each public site. */
const rows = readFileSync(join(packageRoot, 'bench/measured/public-sites.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ['))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const grouped = (count: number): string => count.toLocaleString('en-US');

test('the counts in docs/sites.md match the table of builds', async () => {
  const path = join(docs, 'sites.md');
  const pages = rows.map(([, count = '']) => Number(count));
  const whole = generators.map((_, index) => rows.filter((cells) => /^\d+ s$/.test(cells[index + 4] ?? '')).length);
  expect(whole.every((count) => count > 10)).toBe(true);
  const tried = generators.map((_, index) => rows.filter((cells) => (cells[index + 4] ?? '') !== '').length);
  const table = generators
    .map((name, index) => ({ name, tried: tried[index] ?? 0, whole: whole[index] ?? 0 }))
    .toSorted((a, b) => b.whole - a.whole)
    .map(({ name, tried, whole }) => `| ${name} | ${tried} | ${whole} |`);
  const total = pages.reduce((sum, count) => sum + count);
  const text = readFileSync(path, 'utf8')
    .replace(/^\d+ (public sites .*?) [\d,]+ (pages in all)/m, `${rows.length} $1 ${grouped(total)} $2`)
    .replace(/up to [\d,]+ pages each/, `up to ${grouped(Math.max(...pages))} pages each`)
    .replace(/(?<=^\| generator \|.*\n\|---.*\n)(?:\|.*\n)+/m, () => `${table.join('\n')}\n`);
  await expect(text).toMatchFileSnapshot(path);
});
