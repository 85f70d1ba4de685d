import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryHost } from '../../src/core/host/memory.ts';
import { addFeedback } from '../../src/feedback/site.ts';
import type { ReportData } from '../../src/report/data.ts';
import { surveySite } from '../../src/report/survey-site.ts';
import { renderReportPage } from '../../src/report/write-page.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { config, page } from '../support/folder.ts';
import { packageRoot } from '../support/run.ts';

/** A title that would run code if the page parsed it as markup. */
export const hostile = `<img src=x onerror="document.title='run'"></script><script>document.title='run'</script>`;

/**
 * A site with two languages, of which the second lacks a page. It has a dead link, a missing page and an unlisted page.
 */
export const files: Readonly<Record<string, string>> = {
  'docs.json': config({
    languages: [
      {
        language: 'en',
        groups: [
          { group: 'Start', pages: ['index', 'install', 'gone'] },
          { group: 'Guides', pages: ['guides/deploy', { group: 'More', pages: ['guides/hostile'] }] },
        ],
      },
      { language: 'fr', groups: [{ group: 'Début', pages: ['fr/index', 'fr/install'] }] },
    ],
  }),
  'index.mdx': page('Home'),
  'install.mdx': `${page('Install')}\n[Deploy](/guides/deplyo)\n`,
  'guides/deploy.mdx': page('Deploy'),
  'guides/hostile.mdx': `---\ntitle: ${JSON.stringify(hostile)}\n---\n\nText.\n`,
  'fr/index.mdx': page('Accueil'),
  'fr/install.mdx': page('Installer'),
  'old.mdx': page('Old'),
};

/** Report data of a site, with feedback about two pages. */
export async function surveyOf(siteFiles: Readonly<Record<string, string>> = files): Promise<ReportData> {
  const site = await resolveSite({ root: '/docs', content: true }, memoryHost(siteFiles));
  const counts = new Map([
    ['/install', { total: 9, open: 4, byStatus: {}, bySource: {}, helpful: { yes: 2, no: 6 }, last: null }],
    ['/', { total: 1, open: 1, byStatus: {}, bySource: {}, helpful: { yes: 1, no: 0 }, last: null }],
  ]);
  const model = addFeedback(site.model, { counts, readAt: '2026-01-31T12:00:00.000Z' });
  const location = { prefix: 'docs/', docsFolder: 'docs/', fix: 'docs-json-nav fix docs' };
  return surveySite({ ...site, model, changes: new Map([['/install', 3]]), location });
}

/** Report page rendered by the built package. */
export function pageOf(data: ReportData): string {
  const asset = (name: string): string => readFileSync(join(packageRoot, 'dist/report', name), 'utf8');
  const assets = { script: asset('client.js'), styles: asset('styles.css') };
  return renderReportPage(data, assets, 'docs-json-nav check');
}
