import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resolveSite } from '../src/site/resolve.ts';
import { urlsIn } from './support/built-html.ts';
import { filesBelow, folderOf, sharedFolder } from './support/folder.ts';
import { packageRoot, runCli } from './support/run.ts';

const demo = join(packageRoot, 'fixtures/sites/demo/docs');

function isServed(folder: string, url: string): boolean {
  const path = join(folder, url);
  return existsSync(path) && (statSync(path).isFile() || existsSync(join(path, 'index.html')));
}

describe('the demo, built', () => {
  const out = sharedFolder();

  test('has a file for each route and redirect, and no dead link between files', async () => {
    const built = await runCli(['build', demo, '--out', out, '--url', 'https://docs.test'], packageRoot);
    expect(built.status).toBe(0);
    const { model } = await resolveSite({ root: demo });
    const routes = Object.values(model.pages).flatMap(({ route, missing }) => (missing === true ? [] : [route]));
    expect(routes.length).toBeGreaterThan(60);
    expect(routes.filter((route) => !existsSync(join(out, route, 'index.html')))).toEqual([]);
    const redirects = model.site.redirects.filter(({ source }) => !/[:*]/.test(source));
    expect(redirects.filter(({ source }) => !isServed(out, source))).toEqual([]);
    const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
    const dead = pages.flatMap((file) => {
      const urls = urlsIn(readFileSync(join(out, file), 'utf8')).filter((url) => url.startsWith('/'));
      return urls.flatMap((url) => (isServed(out, url) ? [] : [`${file}: ${url}`]));
    });
    expect([...new Set(dead)]).toEqual([]);
    expect(pages).toContain('404.html');
    expect(readFileSync(join(out, 'robots.txt'), 'utf8')).toContain('Sitemap: https://docs.test/sitemap.xml');
    expect(readFileSync(join(out, 'sitemap.xml'), 'utf8')).toContain('<loc>https://docs.test/concepts/jobs/</loc>');
    expect(readFileSync(join(out, 'llms.txt'), 'utf8')).toContain('https://docs.test/concepts/jobs.md');
  });

  test('shows the whole navigation around a page', () => {
    const html = readFileSync(join(out, 'concepts/jobs/index.html'), 'utf8');
    for (const part of [
      '<title>Jobs - Millrace</title>',
      '<link rel="canonical" href="https://docs.test/concepts/jobs/">',
      'class="djn-navigation-tabs"',
      'data-level="version"',
      'class="djn-breadcrumbs"',
      'href="/concepts/jobs/" aria-current="page"',
      '<a href="#keep-payloads-small">',
      ' rel="prev" href="/concepts/"',
      ' rel="next" href="/concepts/queues/"',
    ])
      expect(html).toContain(part);
  });

  test('asks no other host for anything', () => {
    const html = readFileSync(join(out, 'index.html'), 'utf8');
    const loaded = [...html.matchAll(/<(?:script|link|img|iframe)\b[^>]*\s(?:src|href)="([^"]*)"/g)];
    expect(loaded.map(([, url]) => url).filter((url) => /^(?:https?:)?\/\//.test(url ?? ''))).toEqual([
      'https://docs.test/',
    ]);
  });

  test('has the same bytes the next time', async () => {
    const before = filesBelow(out);
    const other = folderOf({});
    await runCli(['build', demo, '--out', other, '--url', 'https://docs.test'], packageRoot);
    expect(filesBelow(other)).toEqual(before);
    const again = await runCli(['build', demo, '--out', out, '--url', 'https://docs.test'], packageRoot);
    expect(again.stdout).toMatch(/^wrote 0 pages to .*, \d+ unchanged\n$/);
    expect(filesBelow(out)).toEqual(before);
  });
});
