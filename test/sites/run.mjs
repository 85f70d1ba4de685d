/**
 * Builds public sites in generators, from the packed package, and reads what was built.
 *
 *   npm run test:sites -- --sites FOLDER [--generators starlight,vitepress] [--only NAME,NAME] [--work FOLDER]
 *
 * FOLDER holds each site of `sites.json` under its name, its docs folder as it was at the commit named there.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isBuilt, lostWords, rawTags, readBuiltPage, readIfThere } from './built-page.mjs';
import { projects } from './projects.mjs';

const packageRoot = resolve(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    sites: { type: 'string' },
    generators: { type: 'string', default: 'starlight,vitepress' },
    only: { type: 'string' },
    work: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});
if (values.sites === undefined) {
  console.error('Name the folder with the sites: npm run test:sites -- --sites FOLDER');
  process.exit(2);
}
const folder = resolve(values.sites);
const only = values.only?.split(',');
const sites = JSON.parse(readFileSync(join(import.meta.dirname, 'sites.json'), 'utf8')).filter(
  ({ name }) => (only === undefined || only.includes(name)) && existsSync(join(folder, name, 'docs.json')),
);
const work = values.work === undefined ? mkdtempSync(join(tmpdir(), 'docs-json-nav-sites-')) : resolve(values.work);
mkdirSync(work, { recursive: true });
const tarball = pack();
const rows = [];
for (const generator of values.generators.split(',')) {
  const project = projects[generator];
  const home = install(generator, project);
  for (const { name } of sites) rows.push(buildSite(generator, project, home, name));
}
console.log(`\n${tableOf(rows)}`);
const failed = rows.filter(({ problems }) => problems.length > 0);
console.log(`\n${rows.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

function pack() {
  const printed = execFileSync('npm', ['pack', '--json', '--pack-destination', work], { cwd: packageRoot });
  const text = printed.toString();
  return join(work, JSON.parse(text.slice(text.indexOf('[')))[0].filename);
}

function install(generator, { files }) {
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
  return home;
}

function buildSite(generator, project, home, name) {
  const docs = join(folder, name);
  for (const leaf of [...project.leaves, project.output]) rmSync(join(home, leaf), { recursive: true, force: true });
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: home,
    encoding: 'utf8',
    timeout: 1_500_000,
    maxBuffer: 1 << 28,
    env: { ...process.env, DOCS: docs, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1', CI: '1' },
  });
  const seconds = (performance.now() - started) / 1000;
  const log = join(work, `${generator}-${name}.log`);
  writeFileSync(log, stdout + stderr);
  const row = { generator, name, seconds, pages: 0, missing: 0, raw: 0, lost: 0, dead: 0, problems: [] };
  if (status !== 0) row.problems.push(`exit ${status}: ${log}`);
  else inspectSite(row, project, join(home, project.output), docs);
  console.log(
    `${generator} ${name}: ${row.problems.length === 0 ? 'ok' : row.problems.join('; ')} (${seconds.toFixed(0)} s)`,
  );
  return row;
}

function inspectSite(row, project, output, docs) {
  const site = modelOf(docs);
  const known = new Set(site.dead);
  const details = [];
  for (const { route, file, endpoint } of Object.values(site.pages)) {
    if (file === null && endpoint === undefined) continue;
    row.pages++;
    const html = readIfThere(join(output, project.fileOf(route)));
    if (html === undefined) {
      row.missing++;
      details.push(`no page at ${route}`);
      continue;
    }
    const page = readBuiltPage(html);
    const tags = rawTags(page.prose);
    if (tags.length > 0) {
      row.raw++;
      details.push(`${route}: raw ${tags.join(', ')}`);
    }
    const source = file === null ? undefined : readIfThere(join(docs, file));
    const lost = source === undefined ? [] : lostWords(source, page.text);
    if (lost.length > 0) {
      row.lost += lost.length;
      details.push(`${route}: lost ${lost.slice(0, 12).join(' ')}`);
    }
    const base = `http://site.test${route === '/' ? '/' : `${route}/`}`;
    for (const { kind, address } of page.addresses) {
      if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i.test(address)) continue;
      const absolute = new URL(address, base).pathname;
      if (isBuilt(output, absolute) || known.has(`${file}`)) continue;
      row.dead++;
      details.push(`${route}: dead ${kind} ${address}`);
    }
  }
  writeFileSync(join(work, `${row.generator}-${row.name}.txt`), `${details.join('\n')}\n`);
  if (row.missing > 0) row.problems.push(`${row.missing} routes without a page`);
  if (row.raw > 0) row.problems.push(`${row.raw} pages with raw tags`);
  if (row.lost > 0) row.problems.push(`${row.lost} lost words`);
  if (row.dead > 0) row.problems.push(`${row.dead} dead addresses`);
}

/** The model of a site, and the files in which its own links are dead. */
function modelOf(docs) {
  const run = (...words) =>
    spawnSync(process.execPath, [join(packageRoot, 'dist/cli.js'), ...words], { encoding: 'utf8', maxBuffer: 1 << 29 });
  const { pages } = JSON.parse(run('print', docs, '--as', 'model').stdout);
  const { diagnostics } = JSON.parse(run('check', docs, '--content', '--format', 'json').stdout);
  const dead = diagnostics.filter(({ code }) => code === 'link-missing').map(({ file }) => file);
  return { pages, dead };
}

function tableOf(all) {
  const lines = all.map(
    ({ name, generator, pages, missing, raw, lost, dead, seconds, problems }) =>
      `| ${name} | ${generator} | ${pages} | ${missing} | ${raw} | ${lost} | ${dead} | ${seconds.toFixed(0)} | ${problems.length === 0 ? 'yes' : 'no'} |`,
  );
  return [
    '| site | generator | pages | missing | raw tags | lost words | dead | seconds | whole |',
    '|---|---|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}
