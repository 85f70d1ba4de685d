import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/** Usual paths of installed browsers. */
const installedPaths = [
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * `--disable-gpu`: with a GPU that the processor emulates, the blur behind Starlight's search dialog blocks the browser
 * for up to two minutes.
 */
const quiet = ['--no-sandbox', '--disable-background-networking', '--disable-dev-shm-usage', '--disable-gpu'];

/**
 * Starts a real browser: the one in `CHROME_PATH`, an installed one, or the one in the package `@sparticuz/chromium`.
 *
 * @param more Additional arguments.
 * @throws Error with instructions if there is no browser.
 */
export async function launchBrowser(extraFlags: readonly string[] = []): Promise<Browser> {
  const named = process.env.CHROME_PATH;
  if (named !== undefined && !existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which does not exist.`);
  const installed = named ?? installedPaths.find((path) => existsSync(path));
  if (installed !== undefined)
    return chromium.launch({ executablePath: installed, args: [...quiet, ...extraFlags], headless: true });
  if (process.platform !== 'linux') {
    throw new Error('There is no Chrome or Chromium at the usual places. Install one, or name yours in CHROME_PATH.');
  }
  // A single process would end with its first page. Disabled web security would hide mistakes.
  const unwantedFlags = [
    '--single-process',
    '--no-zygote',
    '--disable-web-security',
    '--allow-running-insecure-content',
  ];
  const args = sparticuz.args.filter((argument) => !unwantedFlags.includes(argument));
  const executablePath = await sparticuz.executablePath();
  return chromium.launch({ executablePath, args: [...args, ...quiet, ...extraFlags], headless: true });
}
