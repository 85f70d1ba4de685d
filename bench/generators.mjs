/**
 * Measures the plugin's cost in builds of site generators, and the size of a page: builds the same pages in pairs, with
 * the plugin and without it, in the latter case with a sidebar from the generator's own configuration.
 *
 * usage: node bench/generators.mjs GENERATOR [PAGES] [PAIRS] [LARGE]    (default: 1000 pages, 3 pairs)
 *
 * LARGE pages contain 1 MB of code each (default: 0).
 *
 * The generator's packages come from its fixture: run `npm install` in fixtures/generators/GENERATOR first. Fumadocs
 * also needs `npm install --no-save fumadocs-mdx@15.4.3` there, which compiles its pages without the plugin.
 */
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { projects } from './generator-projects.mjs';
import { pagePath, writeSite } from './site.mjs';

const [name = '', count = '1000', pairs = '3', large = '0'] = process.argv.slice(2);
const project = projects[name];
const fixture = join(import.meta.dirname, '../fixtures/generators', name);
if (project === undefined || !existsSync(join(fixture, 'node_modules'))) {
  console.error(`usage: node bench/generators.mjs ${Object.keys(projects).join('|')} [PAGES] [PAIRS] [LARGE]`);
  process.exit(2);
}
const folder = join(fixture, '.bench');
const kinds = ['with', 'without'];

/** A code block with many braces and quotation marks, which are expensive for parsers. */
const largeCode = `\n\`\`\`json\n${'{ "name": "value", "list": [{ "a": 1 }] },\n'.repeat(25_000)}\`\`\`\n`;

/** Writes both projects. The plugin reads `docs`; the other project has a copy in its generator's folder of pages. */
function writeProjects(pages) {
  rmSync(folder, { recursive: true, force: true });
  const docs = join(folder, 'docs');
  writeSite(docs, pages);
  for (let page = 0; page < Number(large); page++) appendFileSync(join(docs, pagePath(page)), largeCode);
  const { navigation } = JSON.parse(readFileSync(join(docs, 'docs.json'), 'utf8'));
  for (const kind of kinds) {
    const files = kind === 'with' ? project.with : project.without(navigation.tabs);
    for (const [path, text] of Object.entries(files)) {
      const file = join(folder, kind, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
  for (const path of readdirSync(docs, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.mdx')) continue;
    const target = join(folder, 'without', project.pages, path.replace(/mdx$/, project.extension ?? 'mdx'));
    mkdirSync(dirname(target), { recursive: true });
    const text = readFileSync(join(docs, path), 'utf8');
    writeFileSync(target, project.page?.(text) ?? text);
  }
}

/** Processor time and wall time in seconds, and sizes of the built pages in bytes. */
function build(kind) {
  const cwd = join(folder, kind);
  for (const left of project.leaves) rmSync(join(cwd, left), { recursive: true, force: true });
  const start = performance.now();
  const path = `${join(fixture, 'node_modules/.bin')}:${process.env.PATH}`;
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', '"$@"; status=$?; times >&2; exit $status', 'sh', ...project.build],
    {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, ...project.environment, PATH: path, NO_COLOR: '1' },
      maxBuffer: 1e9,
    },
  );
  if (status !== 0) throw new Error(`${kind}: exit ${status}\n${`${stdout}${stderr}`.slice(-2000)}`);
  const wall = (performance.now() - start) / 1000;
  const output = join(cwd, project.output);
  const sizes = readdirSync(output, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && /page-\d+/.test(file))
    .map((file) => statSync(join(output, file)).size);
  return { cpu: childTime(stderr), wall, sizes };
}

/** User and system time of child processes in seconds, from the shell's `times`. */
function childTime(output) {
  const [user, system] = output.trimEnd().split('\n').at(-1).split(' ');
  const seconds = (text) => Number(text.split('m')[0]) * 60 + Number.parseFloat(text.split('m')[1]);
  return seconds(user) + seconds(system);
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

function report(pages, results) {
  const [mine, own] = kinds.map((kind) => results.map((result) => result[kind]));
  const seconds = (of, time) => median(of.map((one) => one[time])).toFixed(1);
  const ratio = (time) => median(results.map((pair) => pair.with[time] / pair.without[time])).toFixed(3);
  const sizes = [mine, own].map(([first]) => `${first.sizes.length} of ${median(first.sizes)} bytes`);
  console.log(`${name}, ${pages} pages, median of ${results.length}`);
  for (const time of ['cpu', 'wall']) {
    console.log(
      `  ${time}: with ${seconds(mine, time)} s, without ${seconds(own, time)} s, ratio of pairs ${ratio(time)}`,
    );
  }
  console.log(`  pages: with ${sizes[0]}, without ${sizes[1]}`);
}

for (const pages of [100, Number(count)]) {
  writeProjects(pages);
  const results = [];
  for (let run = 0; run < (pages === 100 ? 1 : Number(pairs)); run++) {
    const order = run % 2 === 0 ? kinds : kinds.toReversed();
    results.push(Object.fromEntries(order.map((kind) => [kind, build(kind)])));
  }
  report(pages, results);
}
rmSync(folder, { recursive: true, force: true });
