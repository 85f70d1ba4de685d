import { test } from 'vitest';
import { readFileSync } from 'node:fs';
import { config } from '../support/folder.ts';
import { servePages } from '../support/served-pages.ts';
test('shots', async () => {
  const spec = readFileSync('/tmp/w-reference/shot.json', 'utf8');
  const site = await servePages({ 'docs.json': config({ groups: [{ group: 'API', openapi: 'api.json' }] }), 'api.json': spec }, { endpoints: { downloads: true, tryIt: 'form', ...(process.env.OVERVIEW ? { overview: true } : {}) } as never });
  for (const route of (process.env.ROUTES ?? '').split(',')) {
    const page = await site.open(route);
    for (const [name, width, dark] of [['wide', 1280, false], ['dark', 1280, true], ['phone', 390, false]] as const) {
      await page.setViewportSize({ width, height: 900 });
      if (dark) await page.evaluate(() => document.documentElement.classList.add('dark'));
      else await page.evaluate(() => document.documentElement.classList.remove('dark'));
      await page.waitForTimeout(400);
      await page.screenshot({ path: `/tmp/w-reference/shot-${route.split('/').at(-1)}-${name}.png` });
    }
  }
  await site.leave(); await site.close();
}, 120000);
