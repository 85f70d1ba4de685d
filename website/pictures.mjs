/**
 * Takes the screenshots of the documentation in light and dark mode: the report, and one docs folder in every
 * generator, built with the packed package. Also draws the picture that other sites show for a link to the documentation.
 *
 * usage: node website/pictures.mjs [NAME ...]
 * NAME: report preview navigation starlight vitepress docusaurus fumadocs rspress mkdocs social. Default: all but social
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createJiti } from 'jiti';
import { socialPicture } from './site-settings.mjs';

const repository = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const pictures = join(repository, 'docs/images');
/**
 * Keeps the projects and their installed packages between runs. Outside the repository, so that projects don't resolve
 * the repository's packages.
 */
const workFolder = join(tmpdir(), 'docs-json-nav-pictures');
const jiti = createJiti(import.meta.url);
const { launchBrowser } = await jiti.import('../test/browser/browser.ts');
const { contentFolder } = await jiti.import('../test/generators/fixture.ts');
const { serveBuilt } = await jiti.import('../test/generators/serve.ts');

/** Output folder of each generator. */
const outputs = {
  starlight: 'dist',
  vitepress: '.vitepress/dist',
  docusaurus: 'build',
  fumadocs: 'out',
  rspress: 'doc_build',
  mkdocs: 'site',
};

/** A page with a sidebar three levels deep, tabs, versions and languages. */
const route = '/quickstart/';

/** An endpoint with a body and several responses, for the two generators whose layouts differ most. */
const endpoint = '/reference/endpoints/jobs/enqueue-a-job/';
const generatorsWithEndpoint = ['starlight', 'vitepress'];
/** Endpoint pages need the width for their second column. They have more text, so a lower quality limits the size. */
const endpointPicture = { viewport: { width: 1440, height: 900 }, quality: 0.6 };
const defaultPicture = { viewport: { width: 1280, height: 800 }, quality: 0.75 };

function run(command, args, cwd) {
  const env = {
    ...process.env,
    NO_COLOR: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    DOCS: join(workFolder, 'content'),
  };
  return execFileSync(command, args, { cwd, env, stdio: 'pipe', encoding: 'utf8', maxBuffer: 1 << 27 });
}

function pack() {
  mkdirSync(workFolder, { recursive: true });
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', workFolder];
  return join(workFolder, JSON.parse(run('npm', args, repository))[0].filename);
}

/** Builds a fixture with the packed package. Returns the folder of the built site. */
function build(name, tarball) {
  const project = join(workFolder, name);
  const source = join(repository, 'fixtures/generators', name);
  const isSource = (path) =>
    !/[/\\](?:node_modules|dist|build|out|site|made|doc_build|cache|\.\w[\w-]*-nav)$/.test(path);
  cpSync(source, project, { recursive: true, filter: isSource });
  const path = join(project, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  manifest.dependencies['docs-json-nav'] = `file:${tarball}`;
  // `init` adds shiki for generators that don't include it.
  if (name === 'docusaurus' || name === 'rspress') manifest.dependencies.shiki = '^4.0.0';
  writeFileSync(path, JSON.stringify(manifest, undefined, 2));
  // npm keeps an installed tarball if the version is unchanged, so the old copy is removed.
  rmSync(join(project, 'node_modules/docs-json-nav'), { recursive: true, force: true });
  rmSync(join(project, 'package-lock.json'), { force: true });
  run('npm', ['install', '--no-audit', '--no-fund'], project);
  run('npm', ['run', '--silent', 'build'], project);
  return join(project, outputs[name]);
}

/** Takes a screenshot as WebP. Playwright writes only PNG and JPEG, so the browser converts the image. */
async function webp(page, quality) {
  const png = (await page.screenshot()).toString('base64');
  const blank = await page.context().newPage();
  const data = await blank.evaluate(
    async ([base64, encodingQuality]) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
      const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
      canvas.getContext('2d').drawImage(bitmap, 0, 0);
      return canvas.toDataURL('image/webp', encodingQuality);
    },
    [png, quality],
  );
  await blank.close();
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
}

/** Takes a screenshot in each color scheme. `prepare` may change the page before. */
async function takeLightAndDark(browser, name, url, { viewport, quality } = defaultPicture, prepare = undefined) {
  mkdirSync(pictures, { recursive: true });
  for (const colorScheme of ['light', 'dark']) {
    const context = await browser.newContext({ viewport, colorScheme });
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    await prepare?.(page);
    writeFileSync(join(pictures, `${name}-${colorScheme}.webp`), await webp(page, quality));
    await context.close();
  }
  process.stdout.write(`${name}\n`);
}

async function takeGenerator(browser, name, tarball) {
  const site = await serveBuilt(build(name, tarball));
  try {
    await takeLightAndDark(browser, name, site.url + route);
    if (generatorsWithEndpoint.includes(name))
      await takeLightAndDark(browser, `${name}-endpoint`, site.url + endpoint, endpointPicture);
  } finally {
    await site.close();
  }
}

/** Takes the report of the same folder after adding two typical mistakes. */
async function takeReport(browser) {
  const docs = join(workFolder, 'faulty/docs');
  cpSync(contentFolder, docs, { recursive: true });
  const replace = (file, change) => writeFileSync(join(docs, file), change(readFileSync(join(docs, file), 'utf8')));
  replace('docs.json', (text) => text.replace('"operate/statsd"', '"operate/stastd"'));
  replace('quickstart.mdx', (text) => `${text}\nSee [retries](/concepts/delivery/retry).\n`);
  const file = join(workFolder, 'report.html');
  try {
    run(process.execPath, [join(repository, 'dist/cli.js'), 'report', docs, '--out', file], workFolder);
  } catch (error) {
    // The report contains errors, so status 1 is expected.
    if (error.status !== 1) throw error;
  }
  await takeLightAndDark(browser, 'report', pathToFileURL(file).href);
}

/** Takes a site that `build` makes without a generator, as `preview` does. */
async function takeBuilt(browser, name, docs, picture, prepare) {
  const folder = join(workFolder, `built-${name}`);
  rmSync(folder, { recursive: true, force: true });
  run(process.execPath, [join(repository, 'dist/cli.js'), 'build', docs, '--out', folder], workFolder);
  const site = await serveBuilt(folder);
  try {
    await takeLightAndDark(browser, name, site.url + route, picture, prepare);
  } finally {
    await site.close();
  }
}

/** What `docs/navigation.md` explains, in its order. Marks of elements in the bars are below, others at the left. */
const numberedElements = [
  { selector: '[data-level=language] summary', isInBar: true },
  { selector: '[data-level=version] summary', isInBar: true },
  { selector: '[data-level=tab] [data-option=Guides] a', isInBar: true },
  { selector: '[data-level=tab] [data-option=Resources] summary', isInBar: true },
  { selector: '[data-level=product] summary' },
  { selector: '[data-level=dropdown] summary' },
  { selector: '[data-level=anchor] a' },
  { selector: '[data-global] a' },
  { selector: '.entries .group > .entry' },
  { selector: '.entries [aria-current]' },
];

/** Takes a site that has every list of the navigation, with numbers at its elements. */
function takeNavigation(browser) {
  const picture = { viewport: { width: 1080, height: 540 }, quality: 0.75 };
  return takeBuilt(browser, 'navigation', join(repository, 'website/navigation'), picture, (page) =>
    page.evaluate(drawNumbers, numberedElements),
  );
}

/** Runs in the page. Throws if an element isn't visible. */
function drawNumbers(elements) {
  for (const [index, { selector, isInBar }] of elements.entries()) {
    const element = [...document.querySelectorAll(selector)].find((found) => found.getClientRects().length > 0);
    if (element === undefined) throw new Error(`Not visible: ${selector}`);
    const { left, top, height, width } = element.getBoundingClientRect();
    const [x, y] = isInBar ? [left + width / 2 - 9, top + height - 4] : [left - 21, top + height / 2 - 9];
    const mark = document.createElement('b');
    mark.textContent = index + 1;
    mark.style.cssText = `position:absolute;left:${x}px;top:${y}px;width:18px;height:18px;border-radius:9px;background:#be123c;color:#fff;font:600 11px/18px system-ui;text-align:center;z-index:99`;
    document.body.append(mark);
  }
}

/** Draws the logo, the name, the first sentence of the README and a command into the site's static files. */
async function drawSocial(browser) {
  const { file, width, height } = socialPicture;
  const [, sentence] = /^# .*\n\n(.*)\n/.exec(readFileSync(join(repository, 'README.md'), 'utf8'));
  const logo = readFileSync(join(pictures, 'logo.svg'), 'utf8');
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>
    body { margin: 0; padding: 80px; height: 470px; display: flex; flex-direction: column; justify-content: space-between;
      background: #0f172a; color: #fff; font: 44px/1.35 system-ui, 'DejaVu Sans', sans-serif }
    header { display: flex; align-items: center; gap: 32px; font-size: 76px; font-weight: 700 }
    svg { width: 112px }
    p { margin: 0 }
    code { color: #5eead4; font: 38px 'DejaVu Sans Mono', monospace }
  </style><header>${logo}docs-json-nav</header><p>${sentence.replaceAll('`', '')}</p><code>npx docs-json-nav check</code>`);
  mkdirSync(join(repository, 'website/public'), { recursive: true });
  await page.screenshot({ path: join(repository, 'website/public', file) });
  await page.close();
  process.stdout.write('social\n');
}

const withoutGenerator = {
  report: takeReport,
  preview: (browser) => takeBuilt(browser, 'preview', contentFolder),
  navigation: takeNavigation,
  social: drawSocial,
};
const defaultNames = ['report', 'preview', 'navigation', ...Object.keys(outputs)];
const allNames = [...Object.keys(withoutGenerator), ...Object.keys(outputs)];
const requestedNames = process.argv.slice(2);
const names = requestedNames.length > 0 ? requestedNames : defaultNames;
const unknown = names.filter((name) => !allNames.includes(name));
if (unknown.length > 0) throw new Error(`Unknown name: ${unknown.join(', ')}. Names are ${allNames.join(', ')}.`);
if (!existsSync(join(repository, 'dist/cli.js'))) throw new Error('The package is not built: npm run build');
const tarball = names.some((name) => name in outputs) ? pack() : undefined;
mkdirSync(workFolder, { recursive: true });
cpSync(contentFolder, join(workFolder, 'content'), { recursive: true });
const browser = await launchBrowser();
try {
  for (const name of names) {
    await (withoutGenerator[name]?.(browser) ?? takeGenerator(browser, name, tarball));
  }
} finally {
  await browser.close();
}
