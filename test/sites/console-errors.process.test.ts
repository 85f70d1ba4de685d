import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../browser/browser.ts';

// The suite of public sites is plain JavaScript, because it runs in a new clone.
const { consoleErrors } = await import(new URL('console-errors.mjs', import.meta.url).href);

const output = join(tmpdir(), `docs-json-nav-test-console-${process.pid}`);
const asking = (address: string): string =>
  `<script>fetch('${address}').catch((error) => console.error('No version:', error))</script>`;
const pages = {
  other: asking('https://status.example/version'),
  own: asking('data:broken'),
  failing: '<script>null.size</script>',
  endless: '<script>for (;;);</script>',
};
let browser: Awaited<ReturnType<typeof launchBrowser>>;

beforeAll(async () => {
  for (const [name, html] of Object.entries(pages)) {
    mkdirSync(join(output, name), { recursive: true });
    writeFileSync(join(output, name, 'index.html'), `<!doctype html><link rel="icon" href="data:,">${html}`);
  }
  browser = await launchBrowser();
}, 60_000);
afterAll(async () => {
  await browser.close();
  rmSync(output, { recursive: true, force: true });
});

it('records console errors, except for failed requests to another host', async () => {
  const errors: readonly string[] = await consoleErrors(
    browser,
    output,
    ['/other/', '/own/', '/failing/'],
    () => false,
  );
  expect([...new Set(errors.map((text) => text.split(':')[0]))]).toEqual(['/own/', '/failing/']);
}, 60_000);

const visit = async (routes: readonly string[], limits: object): Promise<readonly string[]> =>
  consoleErrors(browser, output, routes, () => false, limits);

it('continues with the next page if one never ends', async () => {
  const errors = await visit(['/endless/', '/failing/'], { page: 2000, site: 60_000 });
  expect([...errors].sort()).toEqual([
    '/endless/: not done in 2 s',
    "/failing/: Cannot read properties of null (reading 'size')",
  ]);
}, 60_000);

it('opens no more pages after the total time limit', async () => {
  expect(await visit(['/failing/'], { page: 2000, site: 0 })).toEqual([
    '/failing/: not opened, since the pages before it took 0 s',
  ]);
}, 60_000);
