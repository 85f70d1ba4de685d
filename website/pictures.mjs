/**
 * Takes the pictures of the documentation, light and dark: the report, and one docs folder in every generator, built
 * with the packed package.
 *
 * usage: node website/pictures.mjs [NAME ...]
 *        NAME: report starlight vitepress docusaurus fumadocs rspress mkdocs. Default: all of them
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createJiti } from 'jiti';

const repository = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const pictures = join(repository, 'docs/images');
/** Projects are kept between runs, with the packages that they have installed; outside, so that they find no others. */
const work = join(tmpdir(), 'docs-json-nav-pictures');
const jiti = createJiti(import.meta.url);
const { launchBrowser } = await jiti.import('../test/browser/browser.ts');
const { contentFolder } = await jiti.import('../test/generators/fixture.ts');
const { serveBuilt } = await jiti.import('../test/generators/serve.ts');

/** Where each generator builds into. */
const outputs = {
  starlight: 'dist',
  vitepress: '.vitepress/dist',
  docusaurus: 'build',
  fumadocs: 'out',
  rspress: 'doc_build',
  mkdocs: 'site',
};

/** The page with the most to see: it has a sidebar three levels deep, tabs, versions and languages. */
const route = '/quickstart/';

/** An endpoint with a body and several answers, in two generators whose layouts differ most. */
const endpoint = '/reference/endpoints/jobs/enqueue-a-job/';
const withEndpoint = ['starlight', 'vitepress'];
/** As wide as most screens are: its second column needs room. */
const wide = { width: 1440, height: 900 };

function run(command, words, cwd) {
  const env = {
    ...process.env,
    NO_COLOR: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    DOCS: join(work, 'content'),
  };
  return execFileSync(command, words, { cwd, env, stdio: 'pipe', encoding: 'utf8', maxBuffer: 1 << 27 });
}

function pack() {
  mkdirSync(work, { recursive: true });
  const words = ['pack', '--ignore-scripts', '--json', '--pack-destination', work];
  return join(work, JSON.parse(run('npm', words, repository))[0].filename);
}

/** A fixture as a project of its own, built. Returns the folder with the site. */
function build(name, tarball) {
  const project = join(work, name);
  const source = join(repository, 'fixtures/generators', name);
  const isSource = (path) =>
    !/[/\\](?:node_modules|dist|build|out|site|made|doc_build|cache|\.\w[\w-]*-nav)$/.test(path);
  cpSync(source, project, { recursive: true, filter: isSource });
  const path = join(project, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  manifest.dependencies['docs-json-nav'] = `file:${tarball}`;
  // As `init` adds it, for generators that bring none along.
  if (name === 'docusaurus' || name === 'rspress') manifest.dependencies.shiki = '^4.0.0';
  writeFileSync(path, JSON.stringify(manifest, undefined, 2));
  // The package has the same version whatever is in it.
  rmSync(join(project, 'node_modules/docs-json-nav'), { recursive: true, force: true });
  rmSync(join(project, 'package-lock.json'), { force: true });
  run('npm', ['install', '--no-audit', '--no-fund'], project);
  run('npm', ['run', '--silent', 'build'], project);
  return join(project, outputs[name]);
}

/** What the browser shows, as WebP, which it can write and Playwright cannot. */
async function webp(page, quality) {
  const png = (await page.screenshot()).toString('base64');
  const blank = await page.context().newPage();
  const data = await blank.evaluate(
    async ([picture, part]) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
      const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
      canvas.getContext('2d').drawImage(bitmap, 0, 0);
      return canvas.toDataURL('image/webp', part);
    },
    [png, quality],
  );
  await blank.close();
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
}

async function takeBoth(browser, name, address, viewport = { width: 1280, height: 800 }) {
  mkdirSync(pictures, { recursive: true });
  for (const colorScheme of ['light', 'dark']) {
    const context = await browser.newContext({ viewport, colorScheme });
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    writeFileSync(join(pictures, `${name}-${colorScheme}.webp`), await webp(page, 0.75));
    await context.close();
  }
  process.stdout.write(`${name}\n`);
}

async function takeGenerator(browser, name, tarball) {
  const site = await serveBuilt(build(name, tarball));
  try {
    await takeBoth(browser, name, site.url + route);
    if (withEndpoint.includes(name)) await takeBoth(browser, `${name}-endpoint`, site.url + endpoint, wide);
  } finally {
    await site.close();
  }
}

/** The report of the same folder, with a few faults that people make. */
async function takeReport(browser) {
  const docs = join(work, 'faulty/docs');
  cpSync(contentFolder, docs, { recursive: true });
  const replace = (file, change) => writeFileSync(join(docs, file), change(readFileSync(join(docs, file), 'utf8')));
  replace('docs.json', (text) => text.replace('"operate/statsd"', '"operate/stastd"'));
  replace('quickstart.mdx', (text) => `${text}\nSee [retries](/concepts/delivery/retry).\n`);
  const file = join(work, 'report.html');
  try {
    run(process.execPath, [join(repository, 'dist/cli.js'), 'report', docs, '--out', file], work);
  } catch (error) {
    // It has faults, and says so.
    if (error.status !== 1) throw error;
  }
  await takeBoth(browser, 'report', pathToFileURL(file).href);
}

const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : ['report', ...Object.keys(outputs)];
const unknown = names.filter((name) => name !== 'report' && !Object.hasOwn(outputs, name));
if (unknown.length > 0) throw new Error(`Nothing is known of ${unknown.join(', ')}.`);
if (!existsSync(join(repository, 'dist/cli.js'))) throw new Error('The package is not built: npm run build');
const tarball = pack();
cpSync(contentFolder, join(work, 'content'), { recursive: true });
const browser = await launchBrowser();
try {
  for (const name of names) {
    await (name === 'report' ? takeReport(browser) : takeGenerator(browser, name, tarball));
  }
} finally {
  await browser.close();
}
