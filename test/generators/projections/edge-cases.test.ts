import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Site } from '../../../src/core/site.ts';
import { ModelModules } from '../../../src/generators/bundler/model-modules.ts';
import type { Manifest } from '../../../src/generators/contract.ts';
import { createDocusaurusSidebars } from '../../../src/generators/docusaurus/sidebars.ts';
import { publishFiles } from '../../../src/generators/next/public-folder.ts';
import { OutputFolder } from '../../../src/generators/publish/output-folder.ts';
import type { RenderedSite } from '../../../src/generators/rendering/render-pages.ts';
import { siteFindings } from '../../../src/generators/rendering/site-findings.ts';
import { PageRequests } from '../../../src/generators/vite/page-requests.ts';
import type { ResolvedSite } from '../../../src/site/resolve.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edge-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('written files', () => {
  it('may be claimed again by the next run', () => {
    const first = new OutputFolder(folder);
    first.write('a.md', 'one');
    first.finish();
    expect(() => new OutputFolder(folder).claim(['a.md'])).not.toThrow();
    writeFileSync(join(folder, 'b.md'), 'by the user');
    expect(() => new OutputFolder(folder).claim(['b.md'])).toThrow('was written by something else');
  });

  it('keep a generated text in the public folder of Next.js over media of the same name', async () => {
    const docs = join(folder, 'docs');
    new OutputFolder(docs).write('llms.txt', 'media');
    const files = { docs, media: new Map([['llms.txt', 'llms.txt']]), texts: new Map([['llms.txt', 'generated']]) };
    await publishFiles(files, join(folder, 'public'), join(folder, 'list.json'));
    // The second run may replace what the first has written.
    await publishFiles(files, join(folder, 'public'), join(folder, 'list.json'));
    expect(readFileSync(join(folder, 'public/llms.txt'), 'utf8')).toBe('generated');
  });
});

it('a link of Docusaurus without a scheme leaves the site, and does not bypass the router', () => {
  const items = [{ kind: 'link', label: 'CDN', href: '//cdn.test/x' }];
  const site = { sidebars: [{ context: {}, path: [], items }], pages: {} } as unknown as Site;
  expect(createDocusaurusSidebars(site)).toEqual({ docs: [{ type: 'link', href: '//cdn.test/x', label: 'CDN' }] });
});

it('the index of routes names a sidebar once, also for a page that is in it twice', () => {
  const page = { route: '/a', placements: [{ sidebar: 0 }, { sidebar: 0 }] };
  const site = { sidebars: [{ context: {} }], pages: { '/a': page }, counterparts: [] } as unknown as Site;
  expect(new ModelModules(site, false).codeOf('virtual:docs-json-nav/pages/routes-0')).toContain('[0]}');
});

it('a browser that connects before any change is not reloaded', () => {
  const sent: unknown[] = [];
  const listeners: (() => void)[] = [];
  const ws = {
    on: (_: string, listener: () => void) => listeners.push(listener),
    send: (it: unknown) => sent.push(it),
  };
  new PageRequests().attach({ middlewares: { use: () => undefined }, ws } as unknown as ViteDevServer);
  for (const connect of listeners) connect();
  expect([listeners.length, sent]).toEqual([1, []]);
});

it('a generator that highlights code itself does not miss Shiki', () => {
  const model = { tree: { children: [] }, counterparts: [], pages: {}, site: { redirects: [] } };
  const facts = { bodies: new Map(), inventory: { fileByUrlPath: new Map() }, links: { routes: new Set() } };
  const site = { config: {}, model, facts } as unknown as ResolvedSite;
  const page = { missingPackages: [{ name: 'shiki' }], findings: [] };
  const none = { missingPackages: [], findings: [] };
  const rendered = {
    pages: [{ renderedPage: page }],
    icons: none,
    globalFiles: { styles: [], scripts: [] },
  } as unknown as RenderedSite;
  const codesFor = (highlighter: 'own' | 'shiki') => {
    const support = { unsupportedFeatures: ['icon'], redirectParameters: true, dependencyProviders: [], highlighter };
    return siteFindings({ name: 'Test', support } as unknown as Manifest, site, folder, rendered).map(
      ({ code }) => code,
    );
  };
  expect(codesFor('own')).toEqual([]);
  expect(codesFor('shiki')).toEqual(['generator-package']);
});
