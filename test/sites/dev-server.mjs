import { spawn } from 'node:child_process';
import { once } from 'node:events';

const origin = 'http://localhost:4400';

/** Maximum time for the first page, in milliseconds. A dev server may bundle the whole site first. */
const startTimeout = 300_000;

/**
 * Starts the dev server of a project, opens one page in a browser, and stops the server.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} home Folder of the project.
 * @param {object} project An entry of `projects.mjs`.
 * @param {string} root The docs folder.
 * @param {string} route
 * @returns {Promise<readonly string[]>} Errors.
 */
export async function openInDevServer(browser, home, project, root, route) {
  if (!project.files['package.json'].includes('"dev"')) return [];
  const server = spawn('npm', ['run', '--silent', 'dev'], {
    cwd: home,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, DOCS: root, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' },
  });
  const ended = once(server, 'exit');
  const page = await browser.newPage();
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(`${route}: ${message}`));
  try {
    await answer(origin + encodeURI(route));
    await page.goto(origin + encodeURI(route), { waitUntil: 'load', timeout: startTimeout });
    await page.locator('h1').filter({ visible: true }).first().waitFor({ timeout: 60_000 });
  } catch (error) {
    errors.push(`${route}: ${error.message.split('\n')[0]}`);
  }
  await page.close();
  try {
    process.kill(-server.pid, 'SIGTERM');
  } catch {
    // The server has already ended.
  }
  await ended;
  return errors;
}

/** Waits until a dev server responds with a page. */
async function answer(address) {
  const end = performance.now() + startTimeout;
  let said = 'no answer';
  while (performance.now() < end) {
    try {
      const { status } = await fetch(address);
      if (status === 200) return;
      said = `status ${status}`;
    } catch {
      // The server isn't ready yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(said);
}
