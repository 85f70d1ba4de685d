/**
 * Follows a new user through each generator's starter: `init` from the packed package, build, open the first page in a
 * browser, built and in the dev server, break an entry, see the build fail, `fix`, build again.
 *
 * npm run test:starters -- [--only NAME,NAME] [--work FOLDER] [--table FILE]
 *
 * NAME is a starter (`starlight-ts`), one with a package manager (`starlight-ts/pnpm`), or a folder with only a
 * docs.json (`alone/starlight`). Results are kept in the work folder; `--table` writes all of them, for
 * `docs/measured/starters.md`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runJourney } from './go-through.mjs';
import { run } from './run-command.mjs';
import { alone, starters } from './starters.mjs';

const packageRoot = resolve(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: { only: { type: 'string' }, work: { type: 'string' }, table: { type: 'string' } },
});
const work = values.work === undefined ? mkdtempSync(join(tmpdir(), 'docs-json-nav-starters-')) : resolve(values.work);
const results = join(work, 'results');
mkdirSync(results, { recursive: true });

const journeys = [
  ...Object.entries(starters).flatMap(([name, starter]) =>
    (starter.managers ?? ['npm']).map((manager) => ({ ...starter, name, manager })),
  ),
  ...Object.entries(alone).map(([name, site]) => ({ ...site, name: 'alone', manager: name, docs: '.' })),
];
const only = values.only?.split(',');
const wanted = journeys.filter(
  ({ name, manager }) => only === undefined || only.includes(name) || only.includes(`${name}/${manager}`),
);
const tarball = pack();
let failures = 0;
let skips = 0;
for (const journey of wanted) {
  const id = `${journey.name}-${journey.manager}`;
  rmSync(join(work, id), { recursive: true, force: true });
  // Docs next to the project need a folder around both.
  const folder = join(work, id, journey.docs.startsWith('..') ? 'site' : '');
  mkdirSync(folder, { recursive: true });
  const log = [];
  const steps = await runJourney(
    { ...journey, path: pathFor(journey), pictures: join(work, id) },
    folder,
    tarball,
    (text) => log.push(text),
  );
  writeFileSync(join(work, `${id}.log`), log.join('\n'));
  writeFileSync(join(results, `${id}.json`), JSON.stringify({ name: journey.name, manager: journey.manager, steps }));
  const failed = steps.find(({ problem }) => problem !== undefined);
  const unseen = steps.find(({ skipped }) => skipped !== undefined);
  if (failed !== undefined) failures++;
  if (unseen !== undefined) skips++;
  const said =
    failed !== undefined
      ? `${failed.step}: ${failed.problem} (${join(work, `${id}.log`)})`
      : unseen !== undefined
        ? `skipped at ${unseen.step}: ${unseen.skipped}`
        : 'ok';
  console.log(`${journey.name} ${journey.manager}: ${said}`);
}
if (values.table !== undefined) writeTable(values.table);
console.log(`\n${wanted.length - failures - skips} passed, ${failures} failed, ${skips} skipped`);
process.exitCode = failures === 0 ? 0 : 1;

function pack() {
  const words = ['pack', '--json', '--ignore-scripts', '--pack-destination', work];
  const text = execFileSync('npm', words, { cwd: packageRoot, stdio: ['ignore', 'pipe', 'ignore'] }).toString();
  return join(work, JSON.parse(text.slice(text.indexOf('[')))[0].filename);
}

/** Program folder of a Node that is new enough, with a trailing `:`. Empty for the current Node. */
function pathFor({ node = 0 }) {
  if (Number.parseInt(process.versions.node, 10) >= node) return '';
  const folder = join(work, 'node');
  const bin = join(folder, 'node_modules/.bin');
  if (!existsSync(bin)) {
    mkdirSync(folder, { recursive: true });
    const manifest = { private: true, dependencies: { node: '24.21.0' }, allowScripts: { node: true } };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    run('npm', ['install'], folder);
  }
  return `${bin}:`;
}

/** Writes every conclusive result in the work folder as rows of a table. Existing rows are updated or kept. */
function writeTable(file) {
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '| starter | with |\n';
  const rows = new Map();
  const add = (row) => rows.set(row.split('|', 3).slice(1).join().replaceAll(' ', ''), row);
  for (const [row] of page.matchAll(/^\| (?!starter \|)[a-z][\w-]* \| [a-z][\w-]* \|.*\n/gm)) add(row);
  for (const result of readdirSync(results)) {
    const { name, manager, steps } = JSON.parse(readFileSync(join(results, result), 'utf8'));
    if (steps.some(({ skipped }) => skipped !== undefined)) continue;
    const took = (wanted) => steps.find(({ step }) => step === wanted);
    const cell = ({ problem, seconds } = {}) => problem ?? (seconds === undefined ? '' : `${seconds} s`);
    const cells = ['make', 'install', 'init', 'build', 'look', 'dev', 'again', 'break', 'fix'].map((step) =>
      cell(took(step)),
    );
    add(`| ${[name, manager, ...cells].join(' | ')} |\n`);
  }
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  const head =
    '| starter | with | create | add | `init` | build | look | dev | `init` again | broken build | `fix` and build |\n';
  const table = `${head}|---|---|---|---|---|---|---|---|---|---|---|\n${sorted.join('')}`;
  writeFileSync(
    file,
    page.replace(/^\| starter \| with \|[^\n]*\n(?:\|[^\n]*\n)*/m, () => table),
  );
}
