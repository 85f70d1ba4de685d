/**
 * Measures `docs-json-nav check` as a whole process, in turns with an empty `node -e 0` and with the minimum
 * (`bench/floor.mjs`). Prints a table of medians and ratios.
 *
 * usage: npm run bench -- [PAGES ...] [--rounds N] [--vs "COMMAND"] [--json]
 *
 * PAGES      sizes of the generated sites (default: 1000 10000 100000)
 * --rounds   rounds per contender (default: 11; 3 for 100,000 pages and more)
 * --vs       another command, run by the shell in the docs folder; its exit status is ignored
 * --json     prints JSON
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measure, measureInTurns, median } from './measure.mjs';

const cli = join(import.meta.dirname, '../dist/cli.js');
const floor = join(import.meta.dirname, 'floor.mjs');
const site = new URL('site.mjs', import.meta.url).href;
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' }, vs: { type: 'string' }, json: { type: 'boolean' } },
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [1000, 10_000, 100_000];
const anyStatus = Array.from({ length: 256 }, (_, status) => status);

const figures = sizes.map(measureSite);
if (flags.json === true) console.log(JSON.stringify(figures, undefined, 2));
else console.log(figures.map(table).join('\n\n'));

/** Measures all contenders on a site of this size. Values are medians. */
function measureSite(pages) {
  const project = mkdtempSync(join(tmpdir(), 'docs-json-nav-bench-'));
  try {
    // A package.json lets the project keep a cache.
    writeFileSync(join(project, 'package.json'), '{}');
    const docs = join(project, 'docs');
    writeApart(docs, pages);
    const node = (...words) => measure(process.execPath, words);
    const contenders = {
      'node -e 0': () => node('-e', '0'),
      floor: () => node(floor, docs),
      'check, the first time': () => {
        rmSync(join(project, 'node_modules'), { recursive: true, force: true });
        return node(cli, 'check', docs);
      },
      'check again': () => node(cli, 'check', docs),
      'check --no-content': () => node(cli, 'check', docs, '--no-content'),
      'print --as model': () => node(cli, 'print', docs, '--as', 'model'),
    };
    if (flags.vs !== undefined) {
      contenders[flags.vs] = () => measure(flags.vs, [], { cwd: docs, shell: true, statuses: anyStatus });
    }
    // One unmeasured run each, which fills the file system cache.
    for (const run of Object.values(contenders)) run();
    const usages = measureInTurns(contenders, Number(flags.rounds ?? (pages >= 100_000 ? 3 : 11)));
    const used = Object.fromEntries(
      Object.entries(usages).map(([name, runs]) => [
        name,
        Object.fromEntries(['cpu', 'wall', 'memory'].map((figure) => [figure, median(runs.map((run) => run[figure]))])),
      ]),
    );
    return { pages, used };
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/** Writes a site in a separate process: peak memory of this process would count for its children. */
function writeApart(docs, pages) {
  const program = `import { writeSite } from ${JSON.stringify(site)};
writeSite(${JSON.stringify(docs)}, ${pages}, { operations: 1000 });`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', program]);
}

function table({ pages, used }) {
  const empty = used['node -e 0'];
  const overStart = ({ wall }) => wall - empty.wall;
  const rows = Object.entries(used).map(([name, usage]) => [
    name,
    usage.cpu.toFixed(0),
    usage.wall.toFixed(0),
    usage.memory.toFixed(0),
    (usage.cpu / empty.cpu).toFixed(2),
    name === 'node -e 0' ? '' : (overStart(usage) / overStart(used.floor)).toFixed(2),
  ]);
  const head = ['', 'cpu ms', 'wall ms', 'peak MB', 'cpu / empty start', 'wall over start / floor over start'];
  return [
    `${pages.toLocaleString('en')} pages, one specification of 1,000 operations`,
    '',
    `| ${head.join(' | ')} |`,
    `|---${'|---:'.repeat(head.length - 1)}|`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
}
