import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createJiti } from 'jiti';
import { visitPages } from './visit-pages.mjs';

const jiti = createJiti(import.meta.url);
const { serveBuilt } = await jiti.import('../generators/serve.ts');

/** Color scheme and window size in CSS pixels. */
const looks = {
  light: { colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  dark: { colorScheme: 'dark', viewport: { width: 1280, height: 900 } },
  phone: { colorScheme: 'light', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

/** Time for fonts and hydration, in milliseconds. */
const settling = 500;

/**
 * Takes a screenshot of each page in each look: `FOLDER/NAME-NUMBER-LOOK.jpg`.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} output Folder with the built site.
 * @param {readonly string[]} routes
 * @param {string} folder
 * @param {string} name Prefix of the file names.
 * @returns {Promise<readonly string[]>} Errors of failed screenshots.
 */
export async function takePictures(browser, output, routes, folder, name) {
  mkdirSync(folder, { recursive: true });
  const { url: origin, close } = await serveBuilt(output);
  const missed = [];
  for (const [look, options] of Object.entries(looks)) {
    const context = await browser.newContext(options);
    await context.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    const take = async (page, route) => {
      await page.goto(origin + encodeURI(route), { waitUntil: 'load', timeout: 60_000 });
      await page.waitForTimeout(settling);
      const file = `${name}-${routes.indexOf(route)}-${look}.jpg`;
      await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 80 });
    };
    missed.push(...(await visitPages(context, routes, take)).map((why) => `${look} ${why}`));
    await context.close();
  }
  await close();
  return missed;
}
