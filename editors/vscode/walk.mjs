/**
 * Works in VS Code, the real one, as somebody new to the extension would: a wrong entry is fixed, a page listed, renamed and
 * linked. Fails if anything that should be seen is not, and takes the pictures of `docs/editors.md`.
 *
 * usage: npm run package && node walk.mjs CODE_SERVER
 *        CODE_SERVER: folder of the npm package `code-server`, installed: VS Code, and its extension host, in a browser
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createJiti } from 'jiti';

const repository = join(import.meta.dirname, '../..');
const { launchBrowser } = await createJiti(import.meta.url).import('../../test/browser/browser.ts');
const { version } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
const program = join(process.argv[2], 'out/node/entry.js');
const port = 18_080;
/** Milliseconds that VS Code has for whatever is waited for. */
const patience = 30_000;

const files = {
  'docs/docs.json': `{
  "name": "Acme",
  "navigation": {
    "groups": [
      { "group": "Start", "pages": ["index", "guides/strat"] },
      { "group": "API", "openapi": "api.yaml", "pages": ["GET /jobs"] }
    ]
  }
}
`,
  'docs/index.mdx': '---\ntitle: Home\n---\n\nRead [how to deploy](/guides/deploy).\n',
  'docs/guides/start.mdx': '---\ntitle: Start\n---\n\nThen [deploy](./deploy).\n',
  'docs/guides/deploy.mdx': '---\ntitle: Deploy\n---\n\nBack to the [start](./start).\n',
  'docs/api.yaml':
    'openapi: 3.0.0\ninfo: { title: Acme, version: "1" }\npaths:\n  /jobs:\n    get: { summary: List jobs, responses: {} }\n',
};

const folder = mkdtempSync(join(tmpdir(), 'docs-json-nav-walk-'));
const project = join(folder, 'acme');
const read = (file) => readFileSync(join(project, 'docs', file), 'utf8');
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
}

async function walkIn(theme) {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(project, file), text);
  rmSync(join(project, 'docs/guides/ship.mdx'), { force: true });
  const server = await startServer(theme);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 900, height: 520 } });
    await page.goto(`http://127.0.0.1:${port}/?folder=${project}`);
    const pictures = await walk(new Person(page)).catch(async (error) => {
      const path = join(tmpdir(), 'docs-json-nav-walk.png');
      await page.screenshot({ path });
      throw new Error(`${path} shows what was there instead.`, { cause: error });
    });
    await writeStrip(browser, pictures, theme.toLowerCase());
    process.stdout.write(`${theme}: all as expected\n`);
  } finally {
    await browser.close();
    server.kill();
  }
}

/** What one does and sees, in its order. Returns pictures of it, with what they show. */
async function walk(person) {
  const pictures = [];
  const take = async (words) => pictures.push({ words, png: await person.picture() });

  await person.sees('.pane-header', 'Docs navigation');
  await person.runs('Explorer: Focus on Docs navigation View');
  await person.opens('docs/docs.json');
  await person.sees('.monaco-list-row', '/guides/strat · 1 error');
  await person.sees('.squiggly-error', '');
  await take('The wrong entry is underlined, and marked in the navigation.');

  await person.goesTo(5, 50);
  await person.presses('Control+.');
  await person.sees('.action-widget', 'Write "guides/start"');
  await take('Ctrl+. offers the fix.');
  await person.presses('Enter');
  await person.sees('.view-lines', '"guides/start"');
  await person.seesNo('.monaco-list-row', '1 error');

  await person.goesTo(5, 60);
  await person.types(', ""');
  await person.presses('ArrowLeft');
  await person.presses('Control+Space');
  await person.sees('.suggest-widget .monaco-list-row.focused', 'guides/deploy');
  await take('Completion has unlisted pages first.');
  await person.presses('Enter');
  await person.sees('.monaco-list-row', '/guides/deploy');
  await person.presses('Control+s');
  await until(() => read('docs.json').includes('["index", "guides/start", "guides/deploy"]'));

  await person.opens('docs/guides/deploy.mdx');
  await person.runs('File: Reveal Active File in Explorer View');
  await person.runs('Explorer: Focus on Folders View');
  await person.presses('F2');
  await person.presses('Control+a');
  await person.types('ship.mdx');
  await person.presses('Enter');
  await person.sees('.monaco-dialog-box', 'wants to make refactoring changes');
  await person.presses('Enter');
  await until(() => existsSync(join(project, 'docs/guides/ship.mdx')) && read('docs.json').includes('guides/ship'));
  const { navigation, redirects } = JSON.parse(read('docs.json'));
  assert.deepEqual(navigation.groups[0].pages, ['index', 'guides/start', 'guides/ship']);
  assert.deepEqual(redirects, [{ source: '/guides/deploy', destination: '/guides/ship' }]);
  assert.match(read('index.mdx'), /\(\/guides\/ship\)/);
  assert.match(read('guides/start.mdx'), /\(\.\/ship\)/);
  await person.opens('docs/docs.json');
  await person.sees('.view-lines', '"source": "/guides/deploy"');
  await person.goesTo(1, 1);
  await take('A renamed page: entry, links and redirect follow.');

  await person.opens('docs/index.mdx');
  await person.presses('Control+End');
  await person.types('See [start](/gui');
  await person.sees('.suggest-widget .monaco-list-row', '/guides/start');
  await person.presses('Escape');
  await person.runs('docs.json: Check');
  await person.sees('.xterm-accessibility, .xterm-rows, .terminal-wrapper', '');
  await person.runs('docs.json: Preview the model');
  await person.sees('.view-lines', '"version": 1');
  await person.runs('docs.json: Show the report');
  await person.sees('.tab', 'docs.json report');
  return pictures;
}

/** Somebody at the keyboard. */
class Person {
  constructor(page) {
    this.page = page;
  }

  async presses(key) {
    await this.page.keyboard.press(key);
    await this.page.waitForTimeout(300);
  }

  async types(text) {
    await this.page.keyboard.type(text, { delay: 20 });
    await this.page.waitForTimeout(300);
  }

  async opens(file) {
    await this.presses('Control+p');
    await this.types(file);
    await this.sees('.quick-input-list .monaco-list-row', file.split('/').at(-1));
    await this.presses('Enter');
    await this.sees('.tab.active', file.split('/').at(-1));
  }

  async runs(command) {
    await this.presses('F1');
    await this.types(command);
    await this.sees('.quick-input-list .monaco-list-row', command);
    await this.presses('Enter');
  }

  async goesTo(line, column) {
    await this.presses('Control+g');
    await this.types(`${line}:${column}`);
    await this.presses('Enter');
  }

  /** Fails if it does not come. VS Code writes spaces that do not break. */
  async sees(selector, text) {
    await this.page.waitForFunction(isShown, [selector, text], { timeout: patience });
  }

  async seesNo(selector, text) {
    await this.page.waitForFunction(isHidden, [selector, text], { timeout: patience });
  }

  async picture() {
    await this.page.waitForTimeout(700);
    return (await this.page.screenshot()).toString('base64');
  }
}

/* These two run in the browser. */

function isShown([selector, text]) {
  const all = [...document.querySelectorAll(selector)];
  return all.some((one) => one.textContent.replaceAll('\u00a0', ' ').includes(text));
}

function isHidden([selector, text]) {
  return ![...document.querySelectorAll(selector)].some((one) =>
    one.textContent.replaceAll('\u00a0', ' ').includes(text),
  );
}

async function until(test) {
  const end = Date.now() + patience;
  while (!test()) {
    assert(Date.now() < end, `not seen: ${test}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function startServer(theme) {
  const data = join(folder, theme);
  const settings = {
    'workbench.startupEditor': 'none',
    'workbench.colorTheme': `Default ${theme} Modern`,
    'workbench.activityBar.location': 'hidden',
    'editor.minimap.enabled': false,
    'breadcrumbs.enabled': false,
    'window.commandCenter': false,
    'remote.autoForwardPorts': false,
    'workbench.layoutControl.enabled': false,
  };
  mkdirSync(join(data, 'User'), { recursive: true });
  writeFileSync(join(data, 'User/settings.json'), JSON.stringify(settings));
  const own = [
    '--config',
    join(data, 'config.yaml'),
    '--user-data-dir',
    data,
    '--extensions-dir',
    join(data, 'extensions'),
  ];
  const archive = join(import.meta.dirname, `docs-json-nav-${version}.vsix`);
  execFileSync(process.execPath, [program, ...own, '--install-extension', archive], { stdio: 'ignore' });
  const words = ['--auth', 'none', '--bind-addr', `127.0.0.1:${port}`, '--disable-telemetry', '--disable-update-check'];
  const child = spawn(process.execPath, [program, ...own, ...words, '--disable-workspace-trust'], { stdio: 'ignore' });
  await until(() => existsSync(join(data, 'code-server-ipc.sock')));
  return child;
}

/** Four pictures with their words, in one: small enough for a README. */
async function writeStrip(browser, pictures, theme) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 820 } });
  const cells = pictures.map(
    ({ words, png }) => `<figure><img src="data:image/png;base64,${png}"><figcaption>${words}</figcaption></figure>`,
  );
  const [ink, paper] = theme === 'dark' ? ['#e6edf3', '#0d1117'] : ['#1f2328', '#fff'];
  await page.setContent(`<style>
    body { margin: 0; display: grid; grid-template-columns: 1fr 1fr; gap: 8px; color: ${ink}; background: ${paper}; font: 18px sans-serif }
    figure { margin: 0 } img { width: 100%; border: 1px solid #8884; box-sizing: border-box } figcaption { padding: 4px 4px 8px }
  </style>${cells.join('')}`);
  const strip = (await page.screenshot({ fullPage: true })).toString('base64');
  const data = await page.evaluate(async (picture) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
    canvas.getContext('2d').drawImage(bitmap, 0, 0);
    return canvas.toDataURL('image/webp', 0.72);
  }, strip);
  const file = join(repository, `docs/images/vscode-${theme}.webp`);
  writeFileSync(file, Buffer.from(data.slice(data.indexOf(',') + 1), 'base64'));
}

try {
  for (const theme of ['Light', 'Dark']) await walkIn(theme);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
