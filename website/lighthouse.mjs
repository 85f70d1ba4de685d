/**
 * Measures the built documentation site with Lighthouse and writes docs/measured/lighthouse.md. Prints the audits that
 * cost points. Exits with 1 if a category of a page is below the limit.
 *
 * usage: node website/lighthouse.mjs [--runs N] [--only WORDS]
 * --runs N: runs per page and device; the written page shows their medians (default: 3)
 * --only WORDS: measures only pages whose name contains the words, and writes no page
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { createJiti } from 'jiti';
import { median } from '../bench/measure.mjs';

const website = dirname(fileURLToPath(import.meta.url));
const version = '12.8.2';
/** Minimum score of each category, from 0 to 100. */
const minScore = 95;

const pages = [
  ['the first page', '/'],
  ['Start', '/start/'],
  ['a diagnostic', '/diagnostics/page-missing/'],
  ['Options', '/options/'],
  ['the playground', '/playground/'],
];
const devices = ['a phone', 'a desktop'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' }, only: { type: 'string' } } });
const runs = Number(values.runs);
const selectedPages = pages.filter(([name]) => name.includes(values.only ?? ''));

const siteFolder = join(website, 'dist');
if (!existsSync(siteFolder)) throw new Error('The site is not built: node website/build.mjs');
const { default: lighthouse, desktopConfig } = await importLighthouse();
const jiti = createJiti(import.meta.url);
const { launchBrowser } = await jiti.import('../test/browser/browser.ts');
const { serveBuilt } = await jiti.import('../test/generators/serve.ts');

const port = 9333;
const site = await serveBuilt(siteFolder, '', true);
const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
const rows = [];
const pagesBelowLimit = [];
try {
  for (const [name, route] of selectedPages) {
    for (const device of devices) {
      const reports = [];
      for (let run = 0; run < runs; run++) reports.push(await measure(site.url + route, device));
      const scores = categories.map((category) =>
        median(reports.map((report) => Math.round(report.categories[category].score * 100))),
      );
      rows.push([name, device, ...scores]);
      process.stdout.write(`${name}, ${device}: ${scores.join(' ')}\n`);
      for (const line of costlyAudits(reports[0])) process.stdout.write(`  ${line}\n`);
      if (scores.some((score) => score < minScore)) pagesBelowLimit.push(`${name}, ${device}`);
    }
  }
} finally {
  await browser.close();
  await site.close();
}
if (values.only === undefined) writeFileSync(resolve(website, '../docs/measured/lighthouse.md'), renderPage(rows));
if (pagesBelowLimit.length > 0) {
  process.stdout.write(`Below ${minScore}: ${pagesBelowLimit.join('; ')}\n`);
  process.exitCode = 1;
}

/**
 * Imports Lighthouse. The first run installs it: Lighthouse and its dependencies are too large for `devDependencies`.
 */
async function importLighthouse() {
  const folder = resolve(website, '../.bench/lighthouse');
  const manifest = join(folder, 'package.json');
  if (!existsSync(join(folder, 'node_modules/lighthouse'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(manifest, '{ "private": true }');
    const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', `lighthouse@${version}`];
    execFileSync('npm', args, { cwd: folder, stdio: 'inherit' });
  }
  return import(pathToFileURL(createRequire(manifest).resolve('lighthouse')).href);
}

/** Runs Lighthouse once and returns its report. */
async function measure(url, device) {
  const flags = { port, output: 'json', logLevel: 'error', onlyCategories: categories };
  const { lhr } = await lighthouse(url, flags, device === 'a desktop' ? desktopConfig : undefined);
  if (lhr.runtimeError !== undefined) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return lhr;
}

/** Lists the audits that cost points, one line per audit. */
function costlyAudits({ categories: all, audits }) {
  return Object.entries(all).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
      .map(({ id }) => {
        const { title, displayValue = '', explanation = '', details } = audits[id];
        const [item] = details?.items ?? [];
        const location = item?.node?.snippet ?? item?.url ?? item?.source?.url ?? '';
        return `${category}: ${[id, title, displayValue, explanation, location].filter(Boolean).join(' · ')}`;
      }),
  );
}

/** Renders docs/measured/lighthouse.md. */
function renderPage(rows) {
  const day = new Date().toISOString().slice(0, 10);
  const table = rows.map((cells) => `| ${cells.join(' | ')} |`);
  return `${[
    '---',
    'title: How fast the site loads',
    'description: Lighthouse figures of the documentation site and the playground.',
    'pagefind: false',
    '---',
    '',
    'For teams that compare the speed and accessibility of built sites: figures of this documentation, which is built with this package.',
    '',
    `We measured the built site on ${day} with Lighthouse ${version} and Chromium ${browser.version().split('.')[0]}, on one machine with two cores. Each figure is the median of ${runs} runs. "A phone" means Lighthouse's slow network and slow processor. The server on that machine compresses texts, as static hosts do. Each category has to reach at least ${minScore}.`,
    '',
    '| page | device | performance | accessibility | best practices | search engines |',
    '|---|---|---:|---:|---:|---:|',
    ...table,
    '',
    '## Measure again',
    '',
    '```sh',
    'npm run docs                    # builds and tests the site',
    'node website/lighthouse.mjs     # measures it and writes this page',
    '```',
  ].join('\n')}\n`;
}
