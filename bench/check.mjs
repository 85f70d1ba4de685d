/**
 * Times `docs-json-nav check` as a whole process, each run paired with an empty `node -e 0`.
 *
 * usage: node bench/check.mjs [PAGES ...]    (default: 1000 10000)
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSite } from './site.mjs';

const cli = join(import.meta.dirname, '../dist/cli.js');
const runs = 15;

/** Wall time of one process, in milliseconds. */
function time(...words) {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`exit ${status}: ${stderr}`);
  return performance.now() - start;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const sizes = process.argv.slice(2).map(Number);

for (const pages of sizes.length > 0 ? sizes : [1000, 10_000]) {
  const root = mkdtempSync(join(tmpdir(), 'docs-json-nav-bench-'));
  try {
    // A package around it, so that facts of bodies can be kept.
    writeFileSync(join(root, 'package.json'), '{}');
    const docs = join(root, 'docs');
    writeSite(docs, pages);
    time('-e', '0');
    time(cli, 'check', docs);
    const pairs = Array.from({ length: runs }, () => ({ empty: time('-e', '0'), check: time(cli, 'check', docs) }));
    const ratio = median(pairs.map(({ empty, check }) => check / empty));
    const [empty, check] = [median(pairs.map((pair) => pair.empty)), median(pairs.map((pair) => pair.check))];
    console.log(
      `${pages} pages: check ${check.toFixed(0)} ms, node -e 0 ${empty.toFixed(0)} ms, ratio of pairs ${ratio.toFixed(2)} (median of ${runs})`,
    );
    const first = time(cli, 'check', docs, '--content');
    const again = median(Array.from({ length: 5 }, () => time(cli, 'check', docs, '--content')));
    console.log(
      `${pages} pages, with content: first ${first.toFixed(0)} ms, from the cache ${again.toFixed(0)} ms, ${(again / check).toFixed(2)} times a plain check`,
    );
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
