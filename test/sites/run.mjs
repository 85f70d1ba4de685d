/**
 * Builds public sites with generators from the packed package, and compares each build with its sources.
 *
 * npm run test:sites -- --sites FOLDER [--generators starlight,vitepress] [--only NAME,NAME] [--work FOLDER] [--table
 * FILE] [--pictures FOLDER] [--click] [--no-looks] [--dev] [DOCS_FOLDER ...]
 *
 * FOLDER contains each site of `sites.json` under its name: its docs folder at the listed commit. A DOCS_FOLDER is
 * another site. Results are kept in the work folder; `--table` writes all of them. `--pictures` takes screenshots of
 * the pages that axe checks: light, dark and on a phone. `--click` uses switchers, sidebar, search and the other
 * navigation as readers do. `--no-looks` skips widths and axe. `--dev` also opens the first page in the dev server.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createJiti } from 'jiti';
import { clickThrough } from './click.mjs';
import { consoleErrors, firstRoute, routesToRead, routesWorthOpening } from './console-errors.mjs';
import { openInDevServer } from './dev-server.mjs';
import { inspectSite } from './inspect.mjs';
import { lookAt } from './looks.mjs';
import { takePictures } from './pictures.mjs';
import { projects } from './projects.mjs';
import { Site } from './site.mjs';
import { tableOf } from './table.mjs';

const packageRoot = resolve(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    sites: { type: 'string' },
    generators: { type: 'string', default: 'starlight,vitepress' },
    only: { type: 'string' },
    work: { type: 'string' },
    table: { type: 'string' },
    pictures: { type: 'string' },
    click: { type: 'boolean', default: false },
    looks: { type: 'boolean', default: true },
    dev: { type: 'boolean', default: false },
  },
});
if (values.sites === undefined && positionals.length === 0) {
  console.error('Name the folder with the sites: npm run test:sites -- --sites FOLDER');
  process.exit(2);
}
const sites = [...(values.sites === undefined ? [] : listedSites(values.sites)), ...positionals.map(siteOf)];
const work = values.work === undefined ? mkdtempSync(join(tmpdir(), 'docs-json-nav-sites-')) : resolve(values.work);
const results = join(work, 'results');
mkdirSync(results, { recursive: true });
const generators = values.generators.split(',');
const tarball = pack();
const homes = new Map(generators.map((generator) => [generator, install(generator, projects[generator])]));
const [home] = homes.values();
const cli = join(home, 'node_modules/docs-json-nav/dist/cli.js');
const jiti = createJiti(import.meta.url);
const { launchBrowser } = await jiti.import('../browser/browser.ts');
const { lunrLanguages } = await jiti.import('../../src/generators/search.ts');
const { docusaurusSearchLanguages } = await jiti.import('../../src/cli/init/docusaurus.ts');
const browser = await launchBrowser();
const rows = [];
for (const { name, repository, root } of sites) {
  const site = new Site(root, cli);
  for (const generator of generators) {
    const row = { name, repository, ...(await buildSite(generator, homes.get(generator), site, name)) };
    writeFileSync(join(results, `${name}-${generator}.json`), JSON.stringify(row));
    rows.push(row);
  }
}
await browser.close();
if (values.table !== undefined) writeTable(values.table);
const failed = rows.filter(({ problems }) => problems.length > 0);
console.log(`\n${rows.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

function listedSites(folder) {
  const only = values.only?.split(',');
  const listed = JSON.parse(readFileSync(join(import.meta.dirname, 'sites.json'), 'utf8'));
  return listed
    .map(({ name, repository }) => ({ name, repository, root: resolve(folder, name) }))
    .filter(({ name, root }) => (only === undefined || only.includes(name)) && existsSync(join(root, 'docs.json')));
}

/** A site that isn't listed. A folder `docs` has the name of the folder around it. */
function siteOf(folder) {
  const root = resolve(folder);
  const name = basename(root);
  return { name: name === 'docs' ? basename(dirname(root)) : name, root };
}

function pack() {
  const words = ['pack', '--json', '--ignore-scripts', '--pack-destination', work];
  const text = execFileSync('npm', words, { cwd: packageRoot }).toString();
  return join(work, JSON.parse(text.slice(text.indexOf('[')))[0].filename);
}

function install(generator, { files, prepare }) {
  const home = join(work, generator);
  for (const [name, text] of Object.entries(files)) {
    const path = join(home, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--save-dev', tarball], {
    cwd: home,
    encoding: 'utf8',
    timeout: 600_000,
  });
  if (status !== 0) throw new Error(`${generator} could not be installed:\n${stderr}`);
  prepare?.(home);
  return home;
}

async function buildSite(generator, home, site, name) {
  const project = projects[generator];
  const output = join(home, project.output);
  for (const leaf of [...project.leaves, project.output]) rmSync(join(home, leaf), { recursive: true, force: true });
  writeFileSync(join(home, 'docs-json-nav.config.json'), JSON.stringify({ rules: rulesFor(site) }));
  const languages = lunrLanguages(site.model);
  const searchLanguages = generator === 'docusaurus' ? docusaurusSearchLanguages(languages) : languages;
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: home,
    encoding: 'utf8',
    timeout: 1_500_000,
    maxBuffer: 1 << 28,
    env: {
      ...process.env,
      DOCS: site.root,
      SEARCH_LANGUAGES: JSON.stringify(searchLanguages),
      NO_COLOR: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
      CI: '1',
      ...project.env,
    },
  });
  const seconds = (performance.now() - started) / 1000;
  const log = join(work, `${generator}-${name}.log`);
  writeFileSync(log, stdout + stderr);
  const { checkSeconds } = site;
  const losses = site.lossesIn(generator, home);
  const counted = { errors: countCodes(site.errors), findings: countCodes(site.findings), losses: countCodes(losses) };
  const row = { generator, seconds, checkSeconds, ...counted };
  if (status !== 0) return said(name, { ...row, pages: site.pages.length, problems: [`exit ${status}`] });
  const { details, ...counts } = inspectSite(site, project, output, losses);
  const routes = routesWorthOpening(site);
  const routesOfAxe = routesToRead(site);
  const messages = await consoleErrors(browser, output, routes, (path) => site.isOwnFault(path));
  const { wide, faults } = values.looks
    ? await lookAt(browser, generator, output, routes, routesOfAxe, site.ownColors)
    : { wide: [], faults: [] };
  const clicked = values.click
    ? await clickThrough(browser, generator, project, output, site)
    : { clicks: 0, faults: [] };
  if (values.click) console.log(`  ${clicked.clicks} clicks, ${clicked.faults.length} led elsewhere`);
  const dev = values.dev ? await openInDevServer(browser, home, project, site.root, firstRoute(site)) : [];
  if (values.pictures !== undefined) {
    const missed = await takePictures(browser, output, routesOfAxe, resolve(values.pictures), `${name}-${generator}`);
    for (const why of missed) console.log(`  no picture: ${why}`);
  }
  const list = [
    ...details,
    ...messages.map((message) => `console ${message}`),
    ...wide,
    ...faults.map((fault) => `axe ${fault}`),
    ...clicked.faults.map((fault) => `click ${fault}`),
    ...dev.map((message) => `dev ${message}`),
  ];
  writeFileSync(join(work, `${generator}-${name}.txt`), list.map((line) => `${line}\n`).join(''));
  const seen = { ...counts, messages: messages.length, wide: wide.length, faults: faults.length };
  const used = { clicks: clicked.faults.length, dev: dev.length };
  return said(name, { ...row, ...counts, problems: problemsOf({ ...seen, ...used }) });
}

/** Rules for a site that contains errors, as its team would set them before fixing the errors. */
function rulesFor({ errors }) {
  return Object.fromEntries(errors.map(({ code }) => [code, 'warning']));
}

function said(name, row) {
  const { generator, problems, seconds } = row;
  const where = problems.length === 0 ? '' : ` ${join(work, `${generator}-${name}`)}.log, .txt`;
  const result = problems.length === 0 ? 'ok' : problems.join('; ');
  console.log(`${generator} ${name}: ${result} (${row.pages} pages, ${seconds.toFixed(0)} s)${where}`);
  return row;
}

function problemsOf({ missing, raw, lost, dead, twice, messages, wide, faults, clicks, dev }) {
  const all = [
    [missing, 'routes without a page'],
    [raw, 'pages with raw tags'],
    [lost, 'lost words'],
    [dead, 'dead addresses'],
    [twice, 'ids that a page has twice'],
    [messages, 'errors in the console'],
    [wide, 'pages wider than their window'],
    [faults, 'findings of axe'],
    [clicks, 'clicks that led elsewhere'],
    [dev, 'errors of the dev server'],
  ];
  return all.flatMap(([count, what]) => (count === 0 ? [] : [`${count} ${what}`]));
}

function countCodes(findings) {
  const counts = {};
  for (const { code } of findings) counts[code] = (counts[code] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Writes every result in the work folder, so that a table can combine several runs. Rows of an existing table without a
 * new result are kept.
 */
function writeTable(file) {
  const kept = readdirSync(results).map((name) => JSON.parse(readFileSync(join(results, name), 'utf8')));
  kept.sort((a, b) => (a.name === b.name ? rank(a) - rank(b) : a.name < b.name ? -1 : 1));
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const tables = /^\|[^\n]*\n(?:\|[^\n]*\n)*/m;
  const table = `${tableOf(kept, tables.exec(page)?.[0])}\n`;
  writeFileSync(file, tables.test(page) ? page.replace(tables, () => table) : table);
}

function rank({ generator }) {
  return Object.keys(projects).indexOf(generator);
}
