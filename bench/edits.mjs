/**
 * Measures an edit of a site in watch mode: processor time of this process from the change event to the new
 * diagnostics, and to the new model.
 *
 * usage: npm run bench:edits -- [PAGES ...] [--rounds N] [--phases] [--languages N] [--only WORDS]
 *
 * PAGES         sizes of the generated sites (default: 1000 10000)
 * --rounds      edits of each kind (default: 15)
 * --phases      also shows the share of each phase in an edit of docs.json
 * --languages   number of languages that the pages are split into (default: none)
 * --only        edits whose names contain these words, for profiling (default: all)
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { median } from './measure.mjs';
import { writeSite } from './site.mjs';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    phases: { type: 'boolean' },
    languages: { type: 'string' },
    only: { type: 'string' },
  },
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [1000, 10_000];
const rounds = Number(flags.rounds ?? 15);
const languages = Number(flags.languages ?? 0);

// No package entry exports the watch mode, so its sources are bundled.
const outDir = join(import.meta.dirname, '../node_modules/.cache/docs-json-nav-bench');
await build({
  configFile: false,
  logLevel: 'error',
  root: join(import.meta.dirname, '..'),
  build: {
    ssr: true,
    minify: false,
    outDir,
    emptyOutDir: true,
    rollupOptions: { input: { resolve: 'src/site/resolve.ts', memory: 'src/core/site-memory.ts' } },
  },
});
const { resolveSite } = await import(join(outDir, 'resolve.js'));
const { SiteMemory } = await import(join(outDir, 'memory.js'));

for (const pages of sizes) console.log(`${table(pages, await measureEdits(pages))}\n`);

/** Milliseconds after each kind of edit: to the diagnostics, then to the model. */
async function measureEdits(pages) {
  const project = mkdtempSync(join(tmpdir(), 'docs-json-nav-bench-'));
  try {
    const root = join(project, 'docs');
    mkdirSync(root);
    writeSite(root, pages, { operations: 1000, languages });
    const [config, specification] = ['docs.json', 'api.json'].map((file) => join(root, file));
    const page = join(root, languages > 0 ? 'l0' : '', 'tab-0/group-3/page-61.mdx');
    const memory = new SiteMemory();
    let phases = {};
    const resolve = async () => {
      let before = process.cpuUsage();
      const onPhase = (name) => {
        phases[name] = millisecondsOf(process.cpuUsage(before));
        before = process.cpuUsage();
      };
      return resolveSite({ root }, undefined, { memory, onPhase });
    };
    (await resolve()).model;
    const edits = {
      'the text of a page': (round) => edit(page, (text) => `${text}\n${round}\n`),
      'the title of a page': (round) => edit(page, (text) => text.replace(/title: ".*"/, `title: "Title ${round}"`)),
      'a label in docs.json': (round) => edit(config, (text) => text.replace(/"group": ".*"/, `"group": "G ${round}"`)),
      'an entry moved in docs.json': () =>
        edit(config, (text) =>
          text.replace(/("[^"]*tab-0\/group-1\/page-\d+"),(\s+)("[^"]*tab-0\/group-1\/page-\d+")/, '$3,$2$1'),
        ),
      'an entry taken from docs.json, or put back': (round) =>
        edit(config, (text) =>
          round % 2 === 0
            ? text.replace(/"[^"]*tab-0\/group-1\/page-30",\s+/, '')
            : text.replace(/("[^"]*tab-0\/group-1\/page-)31"/, '$130", $131"'),
        ),
      'a tab added to docs.json': (round) =>
        edit(config, (text) =>
          text.replace('"tabs": [', `"tabs": [{ "tab": "New ${round}", "href": "https://example.com" },`),
        ),
      'a summary in the specification': (round) =>
        edit(specification, (text) => text.replace(/"summary": ".*"/, `"summary": "Summary ${round}"`)),
    };
    const rows = {};
    for (const [name, change] of Object.entries(edits)) {
      if (!name.includes(flags.only ?? '')) continue;
      const figures = { diagnostics: [], model: [], phases: [] };
      for (let round = 0; round < rounds; round++) {
        memory.markChanged(change(round));
        phases = {};
        const start = process.cpuUsage();
        const site = await resolve();
        const checked = process.cpuUsage(start);
        site.model;
        figures.diagnostics.push(millisecondsOf(checked));
        figures.model.push(millisecondsOf(process.cpuUsage(start)));
        figures.phases.push(phases);
      }
      rows[name] = figures;
    }
    return rows;
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

function edit(path, change) {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  return path;
}

function millisecondsOf({ user, system }) {
  return (user + system) / 1000;
}

function leastAndMedian(figures) {
  return `${Math.min(...figures).toFixed(1)} / ${median(figures).toFixed(1)}`;
}

function table(pages, rows) {
  const lines = Object.entries(rows).map(([name, { diagnostics, model, phases }]) => {
    const parts = flags.phases
      ? ` | ${Object.keys(phases[0])
          .map((one) => `${one} ${median(phases.map((each) => each[one])).toFixed(1)}`)
          .join(', ')}`
      : '';
    return `| ${name} | ${leastAndMedian(diagnostics)} | ${leastAndMedian(model)}${parts} |`;
  });
  return [
    `${pages.toLocaleString('en')} pages: milliseconds of processor time after an edit, least / median`,
    '',
    `| edit of | to the diagnostics | and to the model${flags.phases ? ' | phases' : ''} |`,
    `|---|---:|---:|${flags.phases ? '---|' : ''}`,
    ...lines,
  ].join('\n');
}
