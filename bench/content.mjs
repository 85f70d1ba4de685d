/**
 * Measures the processor time of processes that extract the facts of 4 KB pages: a loop that only parses them with
 * remark, and `readBodies` with remark and with satteri.
 *
 * usage: node bench/content.mjs [PAGES ...]    (default: 1000 10000)
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'tsdown';

const root = join(import.meta.dirname, '..');
/** Inside `node_modules`, so that the built files resolve packages. */
const built = join(root, 'node_modules/.cache/docs-json-nav-bench');

await build({
  config: false,
  cwd: root,
  entry: {
    'read-bodies': 'src/core/bodies/read-bodies.ts',
    satteri: 'src/core/bodies/satteri.ts',
    remark: 'src/core/bodies/remark.ts',
  },
  outDir: built,
  format: 'esm',
  platform: 'node',
  external: [/^[a-z@]/],
  dts: false,
  logLevel: 'error',
  fixedExtension: false,
});

const start = `
  import { readFileSync, readdirSync } from 'node:fs';
  import { join } from 'node:path';
  const root = process.argv[1];
  const files = readdirSync(root).filter((file) => file.endsWith('.mdx')).sort();
  const read = (file) => readFileSync(join(root, file), 'utf8');`;
const end = `
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  console.log(JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 }));`;
const readBodies = (accelerator) => `${start}
  const [{ readBodies }, { loadBodyParser }, { parseBody }] =
    await Promise.all(['read-bodies', 'satteri', 'remark'].map((name) => import(join('${built}', name + '.js'))));
  const limits = { pageLength: Number.POSITIVE_INFINITY, pageNesting: 100 };
  await readBodies(files, read, { limits, parser: ${accelerator ? 'await loadBodyParser()' : 'parseBody'} });${end}`;
const programs = {
  'read only': `${start} for (const file of files) read(file);${end}`,
  'bare remark': `${start}
  const [{ unified }, ...plugins] = await Promise.all(
    ['unified', 'remark-parse', 'remark-gfm', 'remark-mdx'].map((name) => import(name)));
  const processor = plugins.reduce((chain, plugin) => chain.use(plugin.default), unified()).freeze();
  for (const file of files) processor.parse(read(file));${end}`,
  'readBodies, remark': readBodies(false),
  'readBodies, satteri': readBodies(true),
};

/** A typical page: headings, lists, links, code, a table and components. */
function page(number) {
  const part = (section) => `
## Section ${section} of page ${number}

A paragraph with **strong words**, \`code\`, [a link](/guides/page-${(number + section) % 1000}) and
[another one](./page-${section}#section-${section}), of a length that documentation has, with a few more words at its end.

- First point, which names [the reference](/reference/page-${section} "Reference")
- Second point with \`inline code\` and _emphasis_

<Card title="Card ${section}" href="/cards/${number}" icon="book">
  What the card says about **this** subject, in a sentence or two.
</Card>

\`\`\`ts
const client = new Client({ token: process.env.TOKEN });
await client.send({ to: 'page-${number}', retries: 3 });
\`\`\`

| Name | Type | Meaning |
| --- | --- | --- |
| \`id\` | string | What it is called |
| \`size\` | number | How large it is |
`;
  return `---\ntitle: "Page ${number}"\n---\n\n# Page ${number}\n${[1, 2, 3, 4, 5, 6].map(part).join('')}`;
}

function run(program, folder) {
  const words = ['--input-type=module', '-e', program, folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8', cwd: root });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

const sizes = process.argv.slice(2).map(Number);
for (const pages of sizes.length > 0 ? sizes : [1000, 10_000]) {
  const folder = mkdtempSync(join(tmpdir(), 'docs-json-nav-bench-'));
  try {
    mkdirSync(folder, { recursive: true });
    for (let number = 0; number < pages; number++) writeFileSync(join(folder, `page-${number}.mdx`), page(number));
    console.log(`${pages} pages of ${(page(1).length / 1024).toFixed(1)} KB`);
    const results = Object.fromEntries(Object.keys(programs).map((name) => [name, []]));
    // In turns, so that other load on the machine affects all contenders equally.
    for (let turn = 0; turn < (pages > 2000 ? 1 : 3); turn++) {
      for (const [name, program] of Object.entries(programs)) {
        results[name].push(run(program, folder));
      }
    }
    const least = (name) => Math.min(...results[name].map(({ cpu }) => cpu));
    for (const name of Object.keys(programs)) {
      const memory = Math.max(...results[name].map((result) => result.memory));
      const ratio = (least(name) / least('bare remark')).toFixed(3);
      console.log(
        `  ${name}: ${least(name).toFixed(3)} s of processor time, ${ratio} of bare remark, at most ${memory.toFixed(0)} MB`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
