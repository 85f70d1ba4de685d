import { expect, test } from 'vitest';

const { tableOf } = await import(new URL('./table.mjs', import.meta.url).href);

const row = (name: string, generator: string, seconds: number, losses = {}) => ({
  ...{ name, generator, seconds, losses, errors: {}, problems: [], pages: 7 },
  repository: `someone/${name}`,
});

const first = `| site | pages | its own errors | told beforehand | Starlight | Rspress |
|---|---:|---|---|---:|---:|
| [one](https://github.com/someone/one) | 7 |  | settings 1 | 4 s | 3 s |
| [two](https://github.com/someone/two) | 7 |  |  | 9 s |  |`;

test('a table has a row for each site and a column for each generator', () => {
  const rows = [row('two', 'starlight', 9), row('one', 'rspress', 3), row('one', 'starlight', 4)];
  rows[2] = { ...rows[2], losses: { 'generator-setting': 1 } } as never;
  expect(tableOf(rows)).toBe(first);
});

test('keeps earlier results, and takes reported losses from the first column', () => {
  const later = { ...row('two', 'docusaurus', 20, { 'dialect-syntax': 2 }), problems: ['3 lost words'] };
  expect(tableOf([later, row('one', 'rspress', 5), row('three', 'docusaurus', 1)], first)).toBe(
    `| site | pages | its own errors | told beforehand | Starlight | Docusaurus | Rspress |
|---|---:|---|---|---:|---:|---:|
| [one](https://github.com/someone/one) | 7 |  | settings 1 | 4 s |  | 5 s |
| [three](https://github.com/someone/three) | 7 |  |  |  | 1 s |  |
| [two](https://github.com/someone/two) | 7 |  |  | 9 s | 3 lost words |  |`,
  );
});
