import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packageRoot } from '../support/run.ts';
import { figures, figuresPage } from './figures.ts';

const read = (page: string): string => readFileSync(join(packageRoot, page), 'utf8');

test('docs/measured/figures.md contains every figure', async () => {
  await expect(figuresPage()).toMatchFileSnapshot('../../docs/measured/figures.md');
});

test.each(figures)('the pages quote the figure: $what', ({ values, date, pages }) => {
  expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(Object.keys(pages)).not.toEqual([]);
  for (const [page, part] of Object.entries(pages)) {
    expect(read(page)).toContain(part);
    expect(values.filter((value) => !part.includes(value))).toEqual([]);
  }
});

/** Numbers that are settings or describe the input, and weren't measured. */
const unmeasured: Readonly<Record<string, readonly RegExp[]>> = {
  'README.md': [/width="\d+%"/g],
  'docs/costs.md': [/(?:about|of) 4 KB/g, /can take 40 ms/g, /1 MB of code/g],
  'docs/editors.md': [/waits 15 ms/g],
};

describe('every quoted time, size and percentage is in the list', () => {
  const pages = [
    'README.md',
    ...['index.mdx', 'comparison.md', 'sites.md', 'generators.md', 'costs.md', 'editors.md'],
  ].map((page) => (page === 'README.md' ? page : `docs/${page}`));

  test.each(pages)('%s', (page) => {
    let rest = read(page);
    for (const figure of figures) rest = rest.replaceAll(figure.pages[page] ?? '\0', '');
    for (const pattern of unmeasured[page] ?? []) rest = rest.replace(pattern, '');
    expect(rest.match(/\d[\d.,]* ?(?:m?s|[KMG]B|%)(?![\w-])/g) ?? []).toEqual([]);
  });
});
