/**
 * Takes the pictures of the documentation, light and dark: one docs folder in every generator, and its report.
 *
 * usage: node website/pictures.mjs [NAME ...]    (default: report starlight vitepress docusaurus fumadocs rspress)
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createJiti } from 'jiti';

const repository = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const pictures = join(repository, 'docs/images');
const jiti = createJiti(import.meta.url);
const { launchBrowser } = await jiti.import('../test/browser/browser.ts');
const { contentFolder, Fixture } = await jiti.import('../test/generators/fixture.ts');
const { serveBuilt } = await jiti.import('../test/generators/serve.ts');

/** Where the fixture of a generator is built into. */
const outputs = {
  starlight: 'dist',
  vitepress: '.vitepress/dist',
  docusaurus: 'build',
  fumadocs: 'out',
  rspress: 'doc_build',
};

async function takeBoth(browser, name, address) {
  mkdirSync(pictures, { recursive: true });
  for (const colorScheme of ['light', 'dark']) {
    const page = await browser.newPage({ viewport: { width: 1200, height: 750 }, colorScheme });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.screenshot({ path: join(pictures, `${name}-${colorScheme}.jpg`), type: 'jpeg', quality: 72 });
    await page.close();
  }
  process.stdout.write(`${name}\n`);
}

async function takeGenerator(browser, name) {
  const fixture = new Fixture(name);
  await fixture.prepare();
  const { status, output } = await fixture.run('build');
  if (status !== 0) throw new Error(`${name} was not built.\n${output}`);
  const site = await serveBuilt(join(fixture.folder, outputs[name]));
  try {
    await takeBoth(browser, name, `${site.url}/quickstart/`);
  } finally {
    await site.close();
  }
}

/** The report of the same folder, with a few faults that people make. */
async function takeReport(browser) {
  const folder = mkdtempSync(join(tmpdir(), 'docs-json-nav-pictures-'));
  try {
    const docs = join(folder, 'docs');
    cpSync(contentFolder, docs, { recursive: true });
    const config = readFileSync(join(docs, 'docs.json'), 'utf8');
    writeFileSync(join(docs, 'docs.json'), config.replace('"operate/statsd"', '"operate/stastd"'));
    const quickstart = readFileSync(join(docs, 'quickstart.mdx'), 'utf8');
    writeFileSync(join(docs, 'quickstart.mdx'), `${quickstart}\nSee [retries](/concepts/delivery/retry).\n`);
    const file = join(folder, 'report.html');
    try {
      execFileSync(process.execPath, [join(repository, 'dist/cli.js'), 'report', docs, '--out', file], {
        stdio: 'pipe',
      });
    } catch (error) {
      // It has faults, and says so.
      if (error.status !== 1) throw error;
    }
    await takeBoth(browser, 'report', pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const names = process.argv.slice(2);
const browser = await launchBrowser();
try {
  for (const name of names.length > 0 ? names : ['report', ...Object.keys(outputs)]) {
    await (name === 'report' ? takeReport(browser) : takeGenerator(browser, name));
  }
} finally {
  await browser.close();
}
