/**
 * Compares `preview` with other programs that show a docs folder while it is edited, in a real browser: seconds from
 * the command to the text of a page, seconds from a saved edit to the new text, memory of all processes, installed
 * megabytes, and the labels and tags of `navigation` that the page has. Each round starts without a cache. Prints a
 * table of medians; memory is the highest.
 *
 * usage: npm run build && node bench/peers.mjs DOCS ... [--rounds N] [--only NAMES] [--tangly FOLDER]
 *
 * DOCS        docs folders; they are copied. `NAME=FOLDER` sets the name in the table (default: the folder's name)
 * --rounds    rounds per site (default: 3)
 * --only      contenders, separated by commas (default: all)
 * --tangly    clone of `tanglydocs/tangly`, with `bun install` and `bun run --filter '*' build` done there
 *
 * Starlight and VitePress come from their fixtures: run `npm install` in fixtures/generators/NAME first.
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createJiti } from 'jiti';
import { choiceRowsOf, globalLinksOf, languageOf, sidebarOf } from '../dist/runtime.js';
import { projects } from './generator-projects.mjs';
import { freePort, median } from './measure.mjs';

const root = join(import.meta.dirname, '..');
const cli = join(root, 'dist/cli.js');
const { launchBrowser } = await createJiti(import.meta.url).import('../test/browser/browser.ts');
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    tangly: { type: 'string' },
  },
});
if (positionals.length === 0) {
  console.error('usage: node bench/peers.mjs DOCS ... [--rounds N] [--only NAMES] [--tangly FOLDER]');
  process.exit(2);
}
/** Edits per round. */
const edits = 5;
/** Maximum wait for a text, in milliseconds. */
const timeout = 300_000;

/**
 * Programs by name. `prepare` writes a project around a docs folder; `command` starts it on a port. A contender without
 * `command` can't be measured: its row has the reason.
 */
const contenders = {
  'docs-json-nav preview': {
    folder: () => join(tmpdir(), `docs-json-nav-peers-${process.pid}`),
    prepare: () => ({ 'package.json': '{}' }),
    command: (docs, port) => [process.execPath, cli, 'preview', docs, '--port', `${port}`],
    installed: () => {
      const { dependencies, optionalDependencies } = manifestOf(root);
      return packedBytes() + installedBytes(root, Object.keys({ ...dependencies, ...optionalDependencies }));
    },
  },
  'Starlight with the plugin': generatorContender('starlight', 'astro', [
    'astro',
    '@astrojs/starlight',
    '@astrojs/mdx',
  ]),
  'VitePress with the plugin': generatorContender('vitepress', 'vitepress', ['vitepress']),
  tangly: tanglyContender(),
};

function tanglyContender() {
  if (flags.tangly === undefined) return { reason: 'not measured: no --tangly' };
  const folder = resolve(flags.tangly, 'packages/tangly');
  return {
    folder: () => join(tmpdir(), `tangly-peers-${process.pid}`),
    prepare: () => ({}),
    cwd: 'docs',
    // Its Astro needs the same version of Node as the fixture's.
    environment: { PATH: fixturePath('starlight') },
    command: (_docs, port) => ['node', join(folder, 'bin/tangly.js'), 'dev', '--no-open', '--port', `${port}`],
    installed: () => ownBytes(folder) + installedBytes(folder, Object.keys(manifestOf(folder).dependencies)),
  };
}

/** `PATH` with the programs of a fixture, which has the version of Node that its generator needs. */
function fixturePath(name) {
  return `${join(root, 'fixtures/generators', name, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
}

function generatorContender(name, program, packages) {
  const fixture = join(root, 'fixtures/generators', name);
  if (!existsSync(join(fixture, 'node_modules')))
    return { reason: `its packages are missing in fixtures/generators/${name}` };
  return {
    // Below the fixture, whose packages the project uses.
    folder: () => join(fixture, '.bench'),
    prepare: () => ({
      ...Object.fromEntries(Object.entries(projects[name].with).map(([file, text]) => [`site/${file}`, text])),
    }),
    cwd: 'site',
    environment: { ...projects[name].environment, PATH: fixturePath(name) },
    command: (_docs, port) => [
      join(fixture, 'node_modules/.bin', program),
      'dev',
      '--port',
      `${port}`,
      '--host',
      '127.0.0.1',
    ],
    installed: () => installedBytes(fixture, [...packages, 'docs-json-nav']),
  };
}

const browser = await launchBrowser();
const rows = [];
try {
  const names = flags.only?.split(',');
  for (const positional of positionals) {
    const [folder, name = basename(resolve(folder))] = positional.split('=').reverse();
    const site = readSite(resolve(folder));
    for (const [title, contender] of Object.entries(contenders)) {
      if (names?.every((part) => !title.toLowerCase().includes(part)) === true) continue;
      const siteName = `${name}, ${site.count} pages`;
      const result = contender.reason === undefined ? await measureContender(contender, site) : contender.reason;
      rows.push(tableRow(siteName, title, result));
      console.error(rows.at(-1));
    }
  }
} finally {
  await browser.close();
}
const table = [
  '| site | shown by | first page, s | edit, s | memory, MB | installed, MB | navigation |',
  '|---|---|---:|---:|---:|---:|---:|',
  ...rows,
].join('\n');
console.log(table);

/** Model of a docs folder, and the page that is opened and edited: a page in the middle that has a file. */
function readSite(docs) {
  const text = execFileSync(process.execPath, [cli, 'print', docs, '--as', 'model'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  const model = JSON.parse(text);
  const pages = Object.values(model.pages);
  const shown = pages.filter(
    ({ file, placements, url }) =>
      placements.length > 0 && url === undefined && file?.endsWith('.mdx') && existsSync(join(docs, file)),
  );
  const page = shown[Math.floor(shown.length / 2)];
  return { docs, page, count: pages.length.toLocaleString('en'), parts: navigationParts(model, page) };
}

/** Labels and tags of the navigation around a page, each as the texts of which the page must have one. */
function navigationParts(model, { placements: [placement] }) {
  const textsOf = ({ label, name, tag }) => [
    [label, ...(name === undefined ? [] : [languageOf(name).name])],
    ...(tag === undefined ? [] : [[tag]]),
  ];
  const choices = choiceRowsOf(model, placement).flatMap(({ options }) =>
    options.flatMap((option) => [option, ...(option.menu ?? [])]),
  );
  const entries = [];
  const collect = (items) => {
    for (const item of items) {
      if (item.label !== '') entries.push(item);
      if (item.kind === 'group') collect(item.items);
    }
  };
  collect(sidebarOf(model, placement).items);
  return [...choices, ...globalLinksOf(model, placement), ...entries].flatMap(textsOf);
}

async function measureContender(contender, { docs, page, parts }) {
  const results = [];
  for (let round = 0; round < Number(flags.rounds); round++) {
    const folder = contender.folder();
    rmSync(folder, { recursive: true, force: true });
    const copy = join(folder, 'docs');
    cpSync(docs, copy, { recursive: true });
    for (const [file, text] of Object.entries(contender.prepare())) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    try {
      results.push(await measureServer(contender, folder, page, parts));
    } catch (error) {
      return `failed: ${String(error.message).split('\n')[0]}`;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return {
    firstPage: median(results.map((result) => result.firstPage)),
    edit: median(results.flatMap((result) => result.edits)),
    memory: Math.max(...results.map(({ memory }) => memory)),
    shown: results[0].shown,
    parts: parts.length,
    installed: contender.installed(),
  };
}

async function measureServer(contender, folder, { route, file }, parts) {
  const port = await freePort();
  const path = join(folder, 'docs', file);
  const text = readFileSync(path, 'utf8').trimEnd();
  const mark = (word) => writeFileSync(path, `${text}\n\n${word}\n`);
  mark('firstmark');
  const tab = await browser.newPage();
  const start = performance.now();
  const program = startProgram(
    contender.command(join(folder, 'docs'), port),
    join(folder, contender.cwd ?? ''),
    contender,
  );
  try {
    await openPage(tab, `http://127.0.0.1:${port}${encodeURI(route)}`, program);
    const firstPage = performance.now() - start;
    const times = [];
    for (let edit = 0; edit < edits; edit++) {
      // Editors don't save while a page loads.
      await new Promise((resolve) => setTimeout(resolve, 2000));
      const saved = performance.now();
      mark(`editmark${edit}`);
      await tab.getByText(`editmark${edit}`).first().waitFor({ timeout });
      times.push(performance.now() - saved);
    }
    const texts = new Set(await tab.evaluate(readTexts));
    const shown = parts.filter((names) => names.some((name) => texts.has(normalize(name)))).length;
    return { firstPage, edits: times, shown, memory: program.memory() };
  } finally {
    await tab.close();
    program.kill();
    await program.ended;
  }
}

/** Opens a page as soon as the server listens, and waits for its text. */
async function openPage(tab, url, program) {
  const end = performance.now() + timeout;
  let status;
  while (performance.now() < end) {
    if (program.hasEnded()) throw new Error(program.output().trim().split('\n').at(-1));
    const response = await tab.goto(url, { waitUntil: 'commit' }).catch(() => null);
    status = response?.status() ?? status;
    if (status === 200) return tab.getByText('firstmark').first().waitFor({ timeout });
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`no page in ${timeout / 1000} s, last status ${status ?? 'none'}`);
}

/** Runs in the browser: all texts of the page, hidden ones too, and the whole texts of small elements. */
function readTexts() {
  const normalizeText = (text) => (text ?? '').replace(/\s+/g, ' ').trim();
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(normalizeText(walker.currentNode.textContent));
  for (const element of document.querySelectorAll('a, span, p, button, summary, option, h2'))
    texts.push(normalizeText(element.textContent));
  return texts;
}

function normalize(text) {
  return text.replace(/\s+/g, ' ').trim();
}

function startProgram([command, ...words], cwd, { environment = {} }) {
  // A process group of its own, so that all its processes can be stopped.
  const child = spawn(command, words, { cwd, detached: true, env: { ...process.env, NO_COLOR: '1', ...environment } });
  let output = '';
  let highest = 0;
  let hasEnded = false;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output = (output + part).slice(-10_000);
    });
  const sampling = setInterval(() => {
    highest = Math.max(highest, treeMemory(child.pid));
  }, 500);
  const ended = new Promise((resolve) =>
    child.once('exit', (status) => {
      hasEnded = true;
      clearInterval(sampling);
      resolve(status);
    }),
  );
  return {
    ended,
    hasEnded: () => hasEnded,
    output: () => output,
    memory: () => Math.max(highest, hasEnded ? 0 : treeMemory(child.pid)),
    kill: () => {
      if (!hasEnded) process.kill(-child.pid, 'SIGKILL');
    },
  };
}

/** Resident memory of a process and its descendants, in MB. */
function treeMemory(pid) {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  const processes = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const tree = new Set([pid]);
  let size = 0;
  while (tree.size > size) {
    size = tree.size;
    for (const [id, parent] of processes) if (tree.has(parent)) tree.add(id);
  }
  return processes.reduce((sum, [id, , rss]) => sum + (tree.has(id) ? rss : 0), 0) / 1024;
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** Size of this package as it is installed. */
function packedBytes() {
  const packed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
  });
  return JSON.parse(packed)[0].unpackedSize;
}

/** Size of packages with everything that they depend on, as installed for a folder. */
function installedBytes(folder, names) {
  const sizes = new Map();
  const visit = (from, name) => {
    const path = findPackage(from, name);
    if (path === undefined || sizes.has(path)) return;
    sizes.set(path, ownBytes(path));
    const {
      dependencies = {},
      optionalDependencies = {},
      peerDependencies = {},
      peerDependenciesMeta = {},
    } = manifestOf(path);
    const peers = Object.keys(peerDependencies).filter((peer) => peerDependenciesMeta[peer]?.optional !== true);
    for (const next of [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers])
      visit(path, next);
  };
  for (const name of names) visit(folder, name);
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

function findPackage(from, name) {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name);
    if (existsSync(join(path, 'package.json'))) return path;
    if (folder === dirname(folder)) return undefined;
  }
}

function ownBytes(folder) {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sum + (entry.name === 'node_modules' ? 0 : ownBytes(path));
    return entry.isFile() ? sum + statSync(path).size : sum;
  }, 0);
}

function tableRow(site, title, result) {
  if (typeof result === 'string') return `| ${site} | ${title} | ${result} | | | | |`;
  const seconds = (milliseconds) => (milliseconds / 1000).toFixed(2);
  const cells = [
    seconds(result.firstPage),
    seconds(result.edit),
    result.memory.toFixed(0),
    (result.installed / 1e6).toFixed(0),
    `${result.shown} of ${result.parts}`,
  ];
  return `| ${site} | ${title} | ${cells.join(' | ')} |`;
}
