/**
 * Measures `preview` and `build` on generated sites: seconds from the command to the first page and to the findings,
 * milliseconds from a saved edit to the event and to the new page, seconds of a build, and peak memory. Each round
 * starts without a cache. Prints a table of medians; memory is the highest.
 *
 * usage: npm run build && node bench/preview.mjs [PAGES ...] [--rounds N] [--root FOLDER]
 *
 * PAGES      sizes of the generated sites (default: 1000 10000)
 * --rounds   rounds per site (default: 3)
 * --root     a docs folder to measure instead; it is copied
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort, measure, median } from './measure.mjs';

const cli = join(import.meta.dirname, '../dist/cli.js');
const preload = join(import.meta.dirname, 'usage-at-exit.cjs');
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3' }, root: { type: 'string' } },
});
const rounds = Number(flags.rounds);
const sizes = positionals.length > 0 ? positionals.map(Number) : [1000, 10_000];
/** Edits per round. */
const edits = 5;
/** Maximum wait for a page or an event, in milliseconds. */
const timeout = 120_000;

const rows = [];
if (flags.root !== undefined) rows.push(await measureSite(basename(resolve(flags.root)), copyOf(resolve(flags.root))));
else for (const pages of sizes) rows.push(await measureSite(`${pages.toLocaleString('en')} pages`, generated(pages)));
console.log(table(rows));

/** @param {(docs: string) => void} write Writes the docs folder. */
async function measureSite(name, write) {
  const project = mkdtempSync(join(tmpdir(), 'docs-json-nav-bench-'));
  try {
    // A package.json lets the project keep a cache.
    writeFileSync(join(project, 'package.json'), '{}');
    const docs = join(project, 'docs');
    write(docs);
    const model = JSON.parse(
      execFileSync(process.execPath, [cli, 'print', docs, '--as', 'model'], { encoding: 'utf8', maxBuffer: 2 ** 30 }),
    );
    const written = Object.values(model.pages).filter(({ file }) => file !== null && existsSync(join(docs, file)));
    const page = written[Math.floor(written.length / 2)];
    const usages = [];
    for (let round = 0; round < rounds; round++) {
      clean(project);
      const preview = await measurePreview(project, docs, page);
      clean(project);
      const build = measure(process.execPath, [cli, 'build', docs, '--out', 'out'], { cwd: project, statuses: [0, 1] });
      usages.push({ ...preview, build: build.wall, buildMemory: build.memory });
    }
    return { name, usages };
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

function clean(project) {
  for (const folder of ['node_modules', 'out']) rmSync(join(project, folder), { recursive: true, force: true });
}

async function measurePreview(project, docs, { route, file }) {
  const port = await freePort();
  const usage = join(project, 'usage');
  rmSync(usage, { force: true });
  const start = performance.now();
  const server = spawn(process.execPath, ['--require', preload, cli, 'preview', docs, '--port', `${port}`], {
    cwd: project,
    stdio: 'ignore',
    env: { ...process.env, DOCS_JSON_NAV_BENCH: usage },
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const path = `${encodeURI(route)}/`.replace(/\/\/$/, '/');
  try {
    await within(firstAnswer(port, path));
    const firstPage = performance.now() - start;
    const events = await within(openEvents(port));
    await within(events.next());
    const findings = performance.now() - start;
    const [toEvent, toPage] = [[], []];
    for (let edit = 0; edit < edits; edit++) {
      const word = `edited${Math.round(start)}x${edit}`;
      const text = readFileSync(join(docs, file), 'utf8');
      const next = events.next();
      const saved = performance.now();
      writeFileSync(join(docs, file), `${text.trimEnd()}\n\n${word}\n`);
      await within(next);
      toEvent.push(performance.now() - saved);
      const { body } = await get(port, path);
      toPage.push(performance.now() - saved);
      if (!body.includes(word)) throw new Error(`The event came before the new text of ${route}.`);
    }
    events.close();
    return { firstPage, findings, toEvent: median(toEvent), toPage: median(toPage), ...(await end()) };
  } finally {
    server.kill('SIGKILL');
  }

  async function end() {
    server.kill('SIGTERM');
    await within(ended);
    return { memory: JSON.parse(readFileSync(usage, 'utf8').trim().split('\n').at(-1)).memory };
  }
}

/** Requests a page until the server listens. */
async function firstAnswer(port, path) {
  for (;;) {
    try {
      const { status } = await get(port, path);
      if (status !== 200) throw new Error(`status ${status} at ${path}`);
      return;
    } catch (error) {
      if (error.code !== 'ECONNREFUSED') throw error;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}

function get(port, path) {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part) => {
        body += part;
      });
      response.on('end', () => resolve({ status: response.statusCode, body }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Event stream of the preview. `next` resolves with the next event that arrives after the call. */
function openEvents(port) {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: '/_docs-json-nav/events' }, (response) => {
      let listeners = [];
      response.setEncoding('utf8');
      response.on('data', (part) => {
        if (!part.includes('data: changed')) return;
        for (const listener of listeners) listener();
        listeners = [];
      });
      resolve({ next: () => new Promise((done) => listeners.push(done)), close: () => sent.destroy() });
    });
    sent.on('error', reject);
    sent.end();
  });
}

async function within(work) {
  let timer;
  const over = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done in ${timeout / 1000} s`)), timeout);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}

/** Generates in a separate process: peak memory of this process would count for its children. */
function generated(pages) {
  const site = new URL('site.mjs', import.meta.url).href;
  return (docs) => {
    mkdirSync(docs);
    const program = `import { writeSite } from ${JSON.stringify(site)}; writeSite(${JSON.stringify(docs)}, ${pages});`;
    execFileSync(process.execPath, ['--input-type=module', '--eval', program]);
  };
}

function copyOf(root) {
  return (docs) => cpSync(root, docs, { recursive: true });
}

function table(rows) {
  const columns = {
    'first page, s': ({ firstPage }) => firstPage / 1000,
    'findings, s': ({ findings }) => findings / 1000,
    'edit to event, ms': ({ toEvent }) => toEvent,
    'edit to page, ms': ({ toPage }) => toPage,
    'preview, MB': ({ memory }) => memory,
    'build, s': ({ build }) => build / 1000,
    'build, MB': ({ buildMemory }) => buildMemory,
  };
  const cells = ({ usages }) =>
    Object.entries(columns).map(([name, figure]) => {
      const figures = usages.map(figure);
      const value = name.endsWith('MB') ? Math.max(...figures) : median(figures);
      return value.toFixed(name.endsWith(', s') ? 2 : 0);
    });
  return [
    `| | ${Object.keys(columns).join(' | ')} |`,
    `|---|${'---:|'.repeat(Object.keys(columns).length)}`,
    ...rows.map((row) => `| ${row.name} | ${cells(row).join(' | ')} |`),
  ].join('\n');
}
