import { createJiti } from 'jiti';
import { visitPages } from './visit-pages.mjs';

const jiti = createJiti(import.meta.url);
const { serveBuilt } = await jiti.import('../generators/serve.ts');

/** Time after loading in which errors are recorded, in milliseconds. */
const settling = 300;

/**
 * Opens pages of a built site and records console errors. Failed requests to other hosts don't count.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} output Folder with the built site.
 * @param {readonly string[]} routes
 * @param {(pathname: string) => boolean} isOwnFault True for a path that the site itself links to without having it.
 * @param {{ page: number, site: number }} [limits] Time limits per page and for all pages, in milliseconds.
 * @returns {Promise<readonly string[]>} Console errors, prefixed with their route.
 */
export async function consoleErrors(browser, output, routes, isOwnFault, limits) {
  const { url: origin, close } = await serveBuilt(output);
  const context = await browser.newContext();
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  const errors = [];
  const listen = async (page, route) => {
    let asksOthers = false;
    page.on('requestfailed', (request) => {
      asksOthers ||= new URL(request.url()).origin !== origin;
    });
    // Error of page code after a failed request to another host. It doesn't name the host.
    const isOfOthers = (text) => asksOthers && /Failed to fetch/.test(text);
    page.on('pageerror', ({ message }) => {
      if (namesUsAlone(message, origin) && !isOfOthers(message)) errors.push(`${route}: ${message}`);
    });
    page.on('console', (message) => {
      if (message.type() !== 'error' || !isOurs(message, origin, isOwnFault)) return;
      if (isOfOthers(message.text())) return;
      errors.push(`${route}: ${message.text()} (${message.location().url.replace(origin, '')})`);
    });
    const response = await page.goto(origin + encodeURI(route), { waitUntil: 'load', timeout: 60_000 });
    if (response?.status() !== 200) errors.push(`${route}: status ${response?.status()}`);
    await page.waitForTimeout(settling);
  };
  errors.push(...(await visitPages(context, routes, listen, limits)));
  await context.close();
  await close();
  return errors;
}

function isOurs(message, origin, isOwnFault) {
  const { url } = message.location();
  if (url !== '' && URL.canParse(url)) {
    const { origin: from, pathname } = new URL(url);
    if (from !== origin) return false;
    if (/Failed to load resource/.test(message.text()) && isOwnFault(pathname)) return false;
  }
  return namesUsAlone(message.text(), origin);
}

/** False for a message about another host. */
function namesUsAlone(text, origin) {
  const named = text.match(/https?:\/\/[^\s'"]+/g) ?? [];
  return named.every((address) => address.startsWith(origin));
}

/**
 * Representative pages: the first, the largest, those with the most components, a changelog, an endpoint, the deepest.
 */
export function routesWorthOpening({ pages, read }) {
  const written = pages.flatMap(({ route, file }) => {
    const text = file === null ? undefined : read(file);
    if (text === undefined) return [];
    const names = new Set(text.match(/<[A-Z]\w*/g) ?? []);
    return [{ route, length: text.length, kinds: names.size, count: text.match(/<[A-Z]/g)?.length ?? 0, text }];
  });
  const most = (member) => written.toSorted((a, b) => b[member] - a[member]).slice(0, 2);
  const chosen = [
    ...written.slice(0, 1),
    ...most('length'),
    ...most('kinds'),
    ...most('count'),
    ...written.filter(({ text }) => /useState|<Update\b/.test(text)).slice(0, 2),
    ...pages.filter(({ endpoint }) => endpoint !== undefined).slice(0, 2),
    // Missing pages in the navigation are the site's own fault.
    ...pages
      .filter(({ file, endpoint }) => endpoint !== undefined || (file !== null && read(file) !== undefined))
      .toSorted((a, b) => b.route.split('/').length - a.route.split('/').length)
      .slice(0, 1),
  ];
  return [...new Set(['/', ...chosen.map(({ route }) => route)])];
}

/** The first page of the navigation that has a file. */
export function firstRoute({ pages, read }) {
  return pages.find(({ file }) => file !== null && read(file) !== undefined)?.route ?? '/';
}

/** Pages to check with axe: the first, the one with the most kinds of components, an endpoint, a changelog. */
export function routesToRead(site) {
  const textOf = ({ file }) => (file === null ? '' : (site.read(file) ?? ''));
  const kinds = (page) => new Set(textOf(page).match(/<[A-Z]\w*/g)).size;
  const [rich] = site.pages.toSorted((a, b) => kinds(b) - kinds(a));
  const endpoint = site.pages.find((page) => page.endpoint !== undefined);
  const changelog = site.pages.find((page) => /<Update\b/.test(textOf(page)));
  const routes = [firstRoute(site), rich?.route, endpoint?.route, changelog?.route];
  return [...new Set(routes)].filter((route) => route !== undefined);
}
