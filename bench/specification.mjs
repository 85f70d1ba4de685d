/**
 * Measures the time that a large specification adds to resolving a site, compared with parsing its text: `JSON.parse`
 * for JSON, js-yaml for YAML.
 *
 * usage: node bench/specification.mjs
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveSite } from 'docs-json-nav';
import { dump, load } from 'js-yaml';
import { specification } from './site.mjs';

const operations = 5000;
const runs = 7;

const document = specification(operations);

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
async function time(work) {
  const times = [];
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return median(times);
}

const root = mkdtempSync(join(tmpdir(), 'docs-json-nav-bench-'));
try {
  writeFileSync(join(root, 'index.mdx'), '---\ntitle: Home\n---\n');
  for (const [file, text, parse, limit] of [
    ['api.json', JSON.stringify(document, undefined, 1), JSON.parse, 3],
    ['api.yaml', dump(document, { noRefs: true }), load, 1.5],
  ]) {
    writeFileSync(join(root, file), text);
    writeFileSync(join(root, 'docs.json'), JSON.stringify({ navigation: { tabs: [{ tab: 'API', openapi: file }] } }));
    const parsing = await time(() => parse(text));
    const resolving = await time(() => resolveSite({ root }));
    const megabytes = (text.length / 1024 / 1024).toFixed(1);
    console.log(
      `${file}, ${megabytes} MB, ${operations} operations: parse ${parsing.toFixed(0)} ms, resolve the site ${resolving.toFixed(0)} ms, ratio ${(resolving / parsing).toFixed(2)} (goal: at most ${limit} added)`,
    );
  }
} finally {
  rmSync(root, { recursive: true, force: true });
}
