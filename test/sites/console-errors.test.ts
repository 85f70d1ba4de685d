import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../browser/browser.ts';

// The suite of public sites is plain JavaScript, since it runs from a clean clone.
const { consoleErrors } = await import(new URL('console-errors.mjs', import.meta.url).href);

const output = join(tmpdir(), `docs-json-nav-test-console-${process.pid}`);
const asking = (address: string): string =>
  `<script>fetch('${address}').catch((error) => console.error('No version:', error))</script>`;
const pages = {
  other: asking('https://status.example/version'),
  own: asking('data:broken'),
  failing: '<script>null.size</script>',
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

it('hears what pages say, but for what another host did not answer', async () => {
  const errors: readonly string[] = await consoleErrors(
    browser,
    output,
    ['/other/', '/own/', '/failing/'],
    () => false,
  );
  expect([...new Set(errors.map((text) => text.split(':')[0]))]).toEqual(['/own/', '/failing/']);
}, 60_000);
