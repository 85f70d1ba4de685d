import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { createJiti } from 'jiti';
import { environment } from './run-command.mjs';

const jiti = createJiti(import.meta.url);
const { launchBrowser } = await jiti.import('../browser/browser.ts');
const { serveBuilt } = await jiti.import('../generators/serve.ts');

/** Color of docs.json. Dark enough that no generator changes it for the sake of contrast. */
const color = 'rgb(21, 94, 117)';

/**
 * Checks that the first page of a built site shows the values of docs.json, and that its console has no errors.
 *
 * @param output Absolute path of the built site; undefined if the starter has its own server.
 * @param start Command that starts that server, without its port.
 * @param picture Path of the screenshot.
 * @returns Errors as text; undefined if there are none.
 */
export async function lookAtBuilt(output, { start, folder, path, picture, log }) {
  if (output === undefined) return lookAtServer({ start, folder, path, picture, log });
  const site = await serveBuilt(resolve(output));
  try {
    return await lookAt(site.url, picture);
  } finally {
    await site.close();
  }
}

/**
 * Checks the same in a dev server, which is started and stopped.
 *
 * @param start Command as users type it, without the port.
 */
export async function lookAtServer({ start, folder, path, picture, log }) {
  const port = await freePort();
  const [command, ...words] = [...start, '--port', String(port)];
  const server = spawn(command, words, {
    cwd: folder,
    detached: true,
    env: { ...process.env, ...environment, PATH: path + process.env.PATH, BROWSER: 'none' },
  });
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => log(String(text)));
  try {
    const url = await answering(port);
    return url === undefined ? 'no answer' : await lookAt(url, picture);
  } finally {
    // Kills the process group, including child processes.
    process.kill(-server.pid);
  }
}

async function lookAt(url, picture) {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const said = [];
    page.on('pageerror', (error) => said.push(error.message));
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.url().startsWith(url) && response.status() >= 400) said.push(`${response.status()} ${pathname}`);
    });
    await page.goto(url, { timeout: 120_000 });
    const heading = page.getByRole('heading', { level: 1, name: 'Introduction' });
    await heading.waitFor({ timeout: 120_000 }).catch(() => said.push('no first page'));
    await page.waitForTimeout(1500);
    await page.screenshot({ path: picture });
    said.push(...(await page.evaluate(missingOnPage, color)));
    return said.length === 0 ? undefined : `sees ${[...new Set(said)].join(', ')}`;
  } finally {
    await browser.close();
  }
}

/** Runs in the browser. Lists the values that the page doesn't show. */
function missingOnPage(color) {
  const isShown = (element) => element.getClientRects().length > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(isShown);
  const logo = all('img').find((image) => /logo/.test(image.src));
  const icon = document.querySelector('link[rel~="icon"]')?.getAttribute('href') ?? '';
  const text = all('h1, h2, p, a, footer')
    .map((element) => element.textContent)
    .join(' ');
  const painted = (element) => {
    const { color, backgroundColor, borderColor, fill, stroke } = getComputedStyle(element);
    return [color, backgroundColor, borderColor, fill, stroke];
  };
  const checks = {
    'no name in the title': document.title.includes('Millrace'),
    'no logo': logo !== undefined && logo.naturalWidth > 0,
    'no favicon': icon.includes('favicon') && icon.endsWith('.svg'),
    'no color': all('a, a *, button').some((element) => painted(element).includes(color)),
    'no link in the bar': all('a').some((link) => link.href === 'https://status.millrace.example/'),
    'no icon in the navigation': all('nav svg, aside svg, nav [class*="icon"], aside [class*="icon"]').length > 0,
    'no icon on a card': all('a[href*="quick-start"] svg, .djn-card svg').length > 0,
    'no formula': all('math').length > 0,
    'no utility classes': all('div.gap-4').some((box) => getComputedStyle(box).display === 'flex'),
    'no colors in code': new Set(all('pre span').map((span) => getComputedStyle(span).color)).size > 1,
    'words of the starter': !/My Site|My Docs|My App|My Awesome Project|Dinosaurs|Docusaurus|Built with/.test(text),
  };
  return Object.keys(checks).filter((name) => !checks[name]);
}

/** URL of the server on this port; undefined if none responds within two minutes. */
async function answering(port) {
  const end = Date.now() + 240_000;
  while (Date.now() < end) {
    for (const host of ['127.0.0.1', '[::1]']) {
      const url = `http://${host}:${port}`;
      const status = await fetch(url, { signal: AbortSignal.timeout(120_000) }).then(
        (answer) => answer.status,
        () => undefined,
      );
      if (status !== undefined) return url;
    }
    await new Promise((done) => setTimeout(done, 500));
  }
  return undefined;
}

function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}
