import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createJiti } from 'jiti';
import { visitPages } from './visit-pages.mjs';

const jiti = createJiti(import.meta.url);
const { serveBuilt } = await jiti.import('../generators/serve.ts');
const { ofThemes, wcag } = await jiti.import('../browser/accessibility.ts');
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A phone, a tablet, a common window and a large one, in CSS pixels. */
const widths = [390, 768, 1280, 1920];

/** Time for fonts and hydration, in milliseconds. */
const settling = 300;

/** Rules that only authors can satisfy: alternative texts, frame titles, captions, names of inputs. */
const ofAuthors = ['image-alt', 'svg-img-alt', 'frame-title', 'video-caption', 'object-alt', 'label', 'select-name'];

/**
 * Opens pages of a built site in windows of four widths, in light and dark mode. Other hosts are blocked.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} generator Its name. Violations of its theme are left out.
 * @param {string} output Folder with the built site.
 * @param {readonly string[]} routes Pages to measure.
 * @param {readonly string[]} read Pages among them to check with axe.
 * @param {ReadonlySet<string>} ownColors Colors in the site's style sheets, as `#rrggbb`, which its author chose.
 * @returns {Promise<{ wide: readonly string[], faults: readonly string[] }>} Pages wider than their window, and
 * violations, prefixed with their route.
 */
export async function lookAt(browser, generator, output, routes, read, ownColors) {
  const { url: origin, close } = await serveBuilt(output);
  const wide = [];
  const faults = [];
  for (const colorScheme of ['light', 'dark']) {
    const context = await browser.newContext({ colorScheme });
    await context.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    const look = async (page, route) => {
      await page.goto(origin + encodeURI(route), { waitUntil: 'load', timeout: 60_000 });
      for (const width of colorScheme === 'light' ? widths : []) {
        await page.setViewportSize({ width, height: 900 });
        await page.waitForTimeout(settling);
        const over = await page.evaluate(widthBeyond, width);
        if (over > 0) wide.push(`${route}: ${over} px too wide at ${width} px`);
      }
      if (!read.includes(route)) return;
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.waitForTimeout(settling);
      await page.addScriptTag({ content: axeScript });
      const found = await page.evaluate(violations, { ofAuthors, ownColors: [...ownColors], wcag });
      const own = found.filter((text) => ofThemes[generator]?.test(text) !== true);
      faults.push(...own.map((text) => `${route}: ${colorScheme} ${text}`));
    };
    const chosen = colorScheme === 'light' ? routes : read;
    faults.push(...(await visitPages(context, chosen, look)));
    await context.close();
  }
  await close();
  return { wide, faults };
}

/** Runs in the page. Pixels by which the page is wider than its window; 0 if the author set the width. */
function widthBeyond(width) {
  const over = document.documentElement.scrollWidth - width;
  if (over <= 0) return 0;
  const beyond = [...document.body.querySelectorAll('*')].filter(
    (one) => one.getBoundingClientRect().right > width + 1,
  );
  const isGiven = (one) =>
    one.hasAttribute('width') || /(?:^|[;\s])(?:min-)?width\s*:/.test(one.getAttribute('style') ?? '');
  return beyond.some(isGiven) ? 0 : over;
}

/**
 * Runs in the page. Violations, without those of colors that the author chose and of texts that only an author can
 * write. Buttons with utility classes are in components of the author.
 */
async function violations({ ofAuthors, ownColors, wcag }) {
  const { violations } = await window.axe.run(document.body, { runOnly: wcag });
  const isChosen = ({ target, any }) => {
    if (any.some(({ data }) => ownColors.includes(data?.fgColor) || ownColors.includes(data?.bgColor))) return true;
    const one = document.querySelector(target.at(-1));
    return one?.closest(
      '[style*="color"], [style*="background"], [style*="opacity"], [class*="text-"], [class*="bg-"]',
    );
  };
  return violations
    .filter(({ id }) => !ofAuthors.includes(id))
    .flatMap(({ id, nodes }) =>
      nodes
        .filter((node) => !['color-contrast', 'button-name'].includes(id) || !isChosen(node))
        .map(({ html }) => `${id} ${html.slice(0, 160).replace(/\s+/g, ' ')}`),
    );
}
