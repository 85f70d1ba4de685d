import { createJiti } from 'jiti';
import { shownTitle } from './site.mjs';
import { visitPages } from './visit-pages.mjs';

const jiti = createJiti(import.meta.url);
const { serveBuilt } = await jiti.import('../generators/serve.ts');
const { languageOf } = await jiti.import('../../src/core/runtime.ts');

/** Axes whose options keep the reader on the counterpart of the current page. */
const switchedAxes = ['language', 'version', 'product'];

/** Time until a click has led to its page, in milliseconds. */
const clickTimeout = 10_000;

/** Time until a search has results, in milliseconds. Its index is loaded first. */
const searchTimeout = 15_000;

/** Time for the theme's scripts to take over a page, in milliseconds. */
const settling = 400;

/** Time limits per page and for all pages of a site, in milliseconds. */
const limits = { page: 240_000, site: 1_500_000 };

/** Pages to start on. A phone has the same links in fewer places. */
const maxStarts = { desktop: 4, phone: 1 };

/** Options of one axis to choose from each start. */
const maxOptions = 2;

const desktop = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' };
const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'light', isMobile: true, hasTouch: true };

/**
 * Elements of each generator that readers click.
 *
 * - `sidebar`: containers of the sidebar's entries, on wide screens and on phones
 * - `search`: the button, the input and the links or buttons of results
 * - `theme`: the switch of light and dark mode, a button or a `select`
 * - `menu`: button that opens the sidebar on phones
 * - `barMenu`: button that opens languages, versions and tabs on phones. Default: `menu`
 * - `themeMenu`: button that shows the switch on phones. Default: `barMenu`
 * - `phoneSearch`: button that shows the search on phones. Default: the button of `search`
 * - `showsOneLevel`: the menu on phones shows only the group of the current page. Default: false
 * - `lacks`: what the generator doesn't have, as its page in `docs/` says
 */
const controls = {
  starlight: {
    sidebar: '.sidebar-content',
    previous: '.pagination-links a[rel=prev]',
    next: '.pagination-links a[rel=next]',
    search: ['button[data-open-modal]', '.pagefind-ui__search-input', '.pagefind-ui__result-link'],
    theme: 'starlight-theme-select select',
    menu: '.sl-menu-button',
    lacks: [],
  },
  vitepress: {
    sidebar: '.VPSidebar',
    previous: '.VPDocFooter .pager-link.prev',
    next: '.VPDocFooter .pager-link.next',
    search: ['.VPNavBarSearch button', '#localsearch-input', '.VPLocalSearchBox .result'],
    theme: '.VPSwitchAppearance',
    menu: '.VPLocalNav .menu',
    barMenu: '.VPNavBarHamburger',
    lacks: [],
  },
  docusaurus: {
    sidebar: '.theme-doc-sidebar-container, .navbar-sidebar',
    previous: '.pagination-nav__link--prev',
    next: '.pagination-nav__link--next',
    search: [undefined, '.navbar__search-input', '[class*="suggestion_"]'],
    theme: '.navbar button[class*="toggleButton"]',
    menu: '.navbar__toggle',
    lacks: [],
  },
  fumadocs: {
    sidebar: '#nd-sidebar, #nd-sidebar-mobile',
    previous: '#nd-page > .grid > a:not(.text-end)',
    next: '#nd-page > .grid > a.text-end',
    search: ['[data-search-full], [data-search]', '[role=dialog] input', '[role=dialog] button[aria-selected]'],
    theme: '[data-theme-toggle]',
    menu: 'button[aria-label="Open Sidebar"]',
    lacks: [],
  },
  rspress: {
    sidebar: '.djn-sidebar',
    previous: 'a.rp-prev-next-page__prev',
    next: 'a.rp-prev-next-page__next',
    search: ['.rp-search-button, .rp-search-button--mobile', '.rp-search-panel__input', '.rp-suggest-item__link'],
    theme: '.rp-switch-appearance',
    menu: '.rp-sidebar-menu__left',
    themeMenu: '.rp-nav-hamburger',
    lacks: [],
  },
  mkdocs: {
    sidebar: '.md-sidebar--primary',
    previous: '.md-footer a[rel=prev]',
    next: '.md-footer a[rel=next]',
    search: [undefined, '.md-search__input', '.md-search-result__link'],
    phoneSearch: 'label.md-header__button[for="__search"]',
    theme: '.md-header label[for^="__palette"]',
    menu: 'label.md-header__button[for="__drawer"]',
    showsOneLevel: true,
    lacks: ['switchers'],
  },
  html: {
    sidebar: '#_sidebar .entries',
    previous: '.neighbors a[rel=prev]',
    next: '.neighbors a[rel=next]',
    search: ['button[data-search]', 'dialog.search input', '#_search-results a'],
    theme: 'button[data-theme-button]',
    menu: 'button[popovertarget=_sidebar]',
    lacks: [],
  },
};

/**
 * Uses the navigation of a built site as readers do, and compares the page that each click opens with the model.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} generator Its name.
 * @param {object} project An entry of `projects.mjs`.
 * @param {string} output Folder with the built site.
 * @param {import('./site.mjs').Site} site
 * @returns {Promise<{ clicks: number, faults: readonly string[] }>} Number of compared clicks, and those that opened
 * another page, prefixed with the page they start on.
 */
export async function clickThrough(browser, generator, project, output, site) {
  const reader = controls[generator];
  if (reader === undefined) return { clicks: 0, faults: [] };
  const { url: origin, close } = await serveBuilt(output);
  const faults = [];
  let clicks = 0;
  const addressOf = (route) => project.addressOf?.(route) ?? route;
  const plan = planOf({ ...site, model: withShownTitles(site) });
  for (const [device, options] of [
    ['', desktop],
    ['phone ', phone],
  ]) {
    const context = await browser.newContext(options);
    await context.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    const isPhone = device !== '';
    const visit = async (page, start) => {
      const actions = isPhone ? phoneActions(plan, start, reader) : desktopActions(plan, start, reader);
      for (const { name, act, target } of actions) {
        await open(page, start);
        clicks++;
        try {
          await act(page);
          if (target !== undefined) await arrive(page, target);
        } catch (error) {
          faults.push(`${start}: ${device}${name}: ${error.message.split('\n')[0]}`);
        }
      }
    };
    const starts = plan.starts.slice(0, isPhone ? maxStarts.phone : maxStarts.desktop);
    faults.push(...(await visitPages(context, starts, visit, limits)));
    await context.close();
  }
  await close();
  return { clicks, faults };

  async function open(page, route) {
    // Hosts add a slash to the path of a folder, which relative links depend on.
    const slash = route !== '/' && project.fileOf?.(route).endsWith('/index.html') === true ? '/' : '';
    await page.goto(origin + encodeURI(addressOf(route)) + slash, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForTimeout(settling);
  }

  /** Waits until the page of a route is open, with its title, language and direction. */
  async function arrive(page, route) {
    const expected = pathOf(addressOf(route));
    try {
      await page.waitForURL((url) => pathOf(url.pathname) === expected, { timeout: clickTimeout });
    } catch {
      throw new Error(`opens ${pathOf(new URL(page.url()).pathname)} instead of ${route}`);
    }
    const { title, placements } = plan.model.pages[route];
    const heading = lettersOf(title);
    const isShown = (letters) =>
      [...document.querySelectorAll('h1')].some((one) =>
        one.textContent.replace(/[^\p{L}\p{N}]/gu, '').includes(letters),
      );
    try {
      await page.waitForFunction(isShown, heading, { timeout: clickTimeout });
    } catch {
      throw new Error(`opens ${route} without its title "${title}"`);
    }
    const code = placements[0]?.context.language;
    if (code === undefined) return;
    const { htmlLang, direction } = languageOf(code);
    const isMarked = ([lang, dir]) => {
      const root = document.documentElement;
      // A theme's style sheet may override the attribute.
      const { direction } = getComputedStyle(document.querySelector('h1') ?? root);
      return root.lang === lang && (root.dir || 'ltr') === dir && direction === dir;
    };
    try {
      await page.waitForFunction(isMarked, [htmlLang, direction], { timeout: clickTimeout });
    } catch {
      const found = await page.evaluate(
        () => `lang="${document.documentElement.lang}" dir="${document.documentElement.dir}"`,
      );
      throw new Error(`opens ${route} with ${found}`);
    }
  }
}

function withShownTitles({ model, read }) {
  const pages = Object.entries(model.pages).map(([route, page]) => [route, { ...page, title: shownTitle(page, read) }]);
  return { ...model, pages: Object.fromEntries(pages) };
}

/** Pages to start on, and where the model says that clicks on them lead. */
function planOf({ model, settings }) {
  const isBuilt = (route) => {
    const page = model.pages[route];
    return page !== undefined && page.missing !== true && page.url === undefined && page.hidden !== true;
  };
  const listed = Object.values(model.pages).filter(
    ({ route, placements: [placement] }) => isBuilt(route) && placement !== undefined && placement.hidden !== true,
  );
  return { model, isBuilt, starts: startsOf(), optionsOf, searched, isStrict: settings.appearance?.strict === true };

  /**
   * The first page; per table of counterparts pages that have some, and pages that have none; the first endpoint; the
   * last page.
   */
  function startsOf() {
    const isRoute = (route) => route !== null;
    const paired = new Set();
    const chosen = [listed[0]?.route];
    for (const { rows } of model.counterparts) {
      const routes = rows.filter((row) => row.every((route) => route === null || isBuilt(route)));
      for (const row of routes) for (const route of row) paired.add(route);
      const [second = routes[0], last] = [routes[1], routes.at(-1)];
      chosen.push(second?.find(isRoute), last?.findLast(isRoute));
    }
    if (model.counterparts.length > 0) chosen.push(listed.find(({ route }) => !paired.has(route))?.route);
    chosen.push(listed.find(({ endpoint }) => endpoint !== undefined)?.route, listed.at(-1)?.route);
    return [...new Set(chosen)].filter((route) => route !== undefined && isBuilt(route));
  }

  /** Options of the menus and rows above a page: `{ axis, name, target }`, without the current ones and links. */
  function optionsOf(route) {
    const [placement] = model.pages[route].placements;
    if (placement === undefined) return [];
    const { path } = model.sidebars[placement.sidebar];
    const options = [];
    let parent = model.tree;
    for (const index of path) {
      const current = parent.children[index];
      if (current.kind !== 'section') break;
      const level = [];
      for (const [at, sibling] of parent.children.entries()) {
        if (sibling === current || sibling.hidden === true || sibling.axis !== current.axis) continue;
        if (sibling.kind !== 'section' || sibling.axis === 'item') continue;
        const counterpart = switchedAxes.includes(sibling.axis) ? counterpartOf(placement, parent, at) : null;
        const target = counterpart ?? sibling.route;
        if (target !== null && isBuilt(target)) level.push({ axis: sibling.axis, name: sibling.name, target });
      }
      options.push(...level.slice(-maxOptions));
      parent = current;
    }
    return options;
  }

  function counterpartOf({ counterparts = [] }, parent, at) {
    for (const [table, row] of counterparts) {
      const { path, siblings, rows } = model.counterparts[table];
      const isHere = path.reduce((node, index) => node.children[index], model.tree) === parent;
      if (isHere) return rows[row][siblings.indexOf(at)] ?? null;
    }
    return null;
  }

  /** Another page of the same sidebar whose title has words and is in no other title. */
  function searched(route) {
    const [placement] = model.pages[route].placements;
    const near = listed.filter(
      ({ route: other, title, placements: [one], searchable, noindex }) =>
        other !== route &&
        one.sidebar === placement.sidebar &&
        searchable !== false &&
        noindex !== true &&
        lettersOf(title).length > 5 &&
        listed.filter((page) => lettersOf(page.title).includes(lettersOf(title))).length === 1,
    );
    return near[Math.floor(near.length / 2)];
  }
}

function desktopActions(plan, start, reader) {
  const actions = [];
  if (!reader.lacks.includes('switchers')) {
    for (const { axis, name, target } of plan.optionsOf(start)) {
      actions.push({ name: `${axis} "${name}"`, target, act: (page) => choose(page, axis, name) });
    }
  }
  actions.push(...neighborActions(plan, start, reader));
  const entry = sidebarEntry(plan, start);
  if (entry !== undefined) {
    actions.push({ name: 'sidebar', target: entry, act: (page) => clickEntry(page, reader.sidebar, entry) });
  }
  actions.push(...searchActions(plan, start, reader.search));
  actions.push({ name: 'theme', act: (page) => switchTheme(page, reader.theme, plan.isStrict) });
  return actions;
}

function neighborActions(plan, start, reader) {
  const [placement] = plan.model.pages[start].placements;
  return ['previous', 'next'].flatMap((side) => {
    const target = placement?.[side];
    if (target == null || !plan.isBuilt(target)) return [];
    return [{ name: side, target, act: (page) => click(page.locator(reader[side])) }];
  });
}

function searchActions(plan, start, controls) {
  const wanted = plan.model.pages[start].placements.length > 0 ? plan.searched(start) : undefined;
  if (wanted === undefined) return [];
  const act = (page) => search(page, controls, wanted);
  return [{ name: `search "${wanted.title}"`, target: wanted.route, act }];
}

function phoneActions(plan, start, reader) {
  const actions = [];
  const entry = reader.showsOneLevel === true ? siblingEntry(plan, start) : sidebarEntry(plan, start);
  const [button, ...searchParts] = reader.search;
  const searchControls = [reader.phoneSearch ?? button, ...searchParts];
  const themeMenu = reader.themeMenu ?? reader.barMenu ?? reader.menu;
  if (entry !== undefined) {
    const act = async (page) => {
      await click(page.locator(reader.menu));
      await clickEntry(page, reader.sidebar, entry);
    };
    actions.push({ name: 'menu', target: entry, act });
  }
  actions.push(...neighborActions(plan, start, reader), ...searchActions(plan, start, searchControls));
  const theme = async (page) => {
    const isHidden = !plan.isStrict && !(await isInWindow(page.locator(reader.theme)));
    if (isHidden) await click(page.locator(themeMenu));
    await switchTheme(page, reader.theme, plan.isStrict);
  };
  actions.push({ name: 'theme', act: theme });
  if (reader.lacks.includes('switchers')) return actions;
  const seen = new Set();
  for (const { axis, name, target } of plan.optionsOf(start)) {
    // One option per axis: the others are in the same menu.
    if (seen.has(axis)) continue;
    seen.add(axis);
    const act = async (page) => {
      const button = ['language', 'version', 'tab'].includes(axis) ? (reader.barMenu ?? reader.menu) : reader.menu;
      if (!(await isInWindow(page.locator(levelOf(axis))))) await click(page.locator(button));
      await choose(page, axis, name);
    };
    actions.push({ name: `${axis} "${name}"`, target, act });
  }
  return actions;
}

/** Starlight's tabs on phones are a list of their own. */
function levelOf(axis) {
  return axis === 'tab' ? '[data-level=tab], [data-level=phone-tab]' : `[data-level=${axis}]`;
}

/** Chooses an option in the menu or row of an axis. Tabs without room are in a menu of the bar. */
async function choose(page, axis, name) {
  const places = axis === 'tab' ? `${levelOf(axis)}, .djn-more` : levelOf(axis);
  const option = `[data-option=${JSON.stringify(name)}]`;
  const link = page.locator(places).locator(option).locator('a').filter({ visible: true });
  const summaries = page.locator(places).locator(`summary:visible`).or(page.locator('.djn-more > summary:visible'));
  for (let index = 0; (await link.count()) === 0 && index < (await summaries.count()); index++) {
    await summaries.nth(index).click({ timeout: clickTimeout });
  }
  await click(link);
}

/** True if an element is visible, and not in a closed menu beside the window. */
async function isInWindow(locator) {
  const boxes = await locator.filter({ visible: true }).evaluateAll((all) =>
    all.map((one) => {
      const { left, right } = one.getBoundingClientRect();
      return right > 0 && left < innerWidth;
    }),
  );
  return boxes.includes(true);
}

async function click(locator) {
  const visible = locator.filter({ visible: true }).first();
  await visible.waitFor({ timeout: clickTimeout }).catch(() => {
    throw new Error('nothing to click');
  });
  await visible.click({ timeout: clickTimeout });
}

/** Route of an entry of the sidebar: the second page outside of collapsed groups, else the first. */
function sidebarEntry({ model, isBuilt }, start) {
  const [placement] = model.pages[start].placements;
  if (placement === undefined) return undefined;
  const entries = (items) =>
    items.flatMap((item) => {
      if (item.kind === 'page') return item.url === undefined ? [item.route] : [];
      return item.kind === 'group' && !item.collapsible ? entries(item.items) : [];
    });
  const routes = entries(model.sidebars[placement.sidebar].items).filter((route) => route !== start && isBuilt(route));
  return routes[1] ?? routes[0];
}

/** Route of another page in the group of a page. */
function siblingEntry({ model, isBuilt }, start) {
  const [placement] = model.pages[start].placements;
  if (placement === undefined) return undefined;
  const routesIn = (items) =>
    items.flatMap((item) => (item.kind === 'page' && item.url === undefined ? [item.route] : []));
  const groupOf = (items) =>
    routesIn(items).includes(start)
      ? items
      : items
          .map((item) => (item.kind === 'group' ? groupOf(item.items) : undefined))
          .find((group) => group !== undefined);
  const group = groupOf(model.sidebars[placement.sidebar].items);
  return routesIn(group ?? []).find((route) => route !== start && isBuilt(route));
}

async function clickEntry(page, sidebar, route) {
  const links = page.locator(sidebar).locator('a[href]').filter({ visible: true });
  await links
    .first()
    .waitFor({ timeout: clickTimeout })
    .catch(() => {
      throw new Error('no sidebar is visible');
    });
  const paths = await links.evaluateAll((all) => all.map((link) => link.pathname));
  const expected = pathOf(route);
  const index = paths.findIndex((path) => pathOf(path) === expected);
  if (index === -1) throw new Error(`no entry of ${route} in the sidebar`);
  await links.nth(index).click({ timeout: clickTimeout });
}

/** Searches for a page's title, and opens the result with this title. */
async function search(page, [button, input, result], { title, route }) {
  if (button !== undefined) await click(page.locator(button));
  const box = page.locator(input).filter({ visible: true }).first();
  await box.waitFor({ timeout: clickTimeout }).catch(() => {
    throw new Error('no search');
  });
  await box.click();
  await box.pressSequentially(title.replace(/["«»]/g, ''));
  const wanted = lettersOf(title);
  const results = page.locator(result);
  const end = performance.now() + searchTimeout;
  while (performance.now() < end) {
    const texts = await results.evaluateAll((all) => all.map((one) => one.textContent));
    const index = texts.findIndex((text) => text.split('…').some((part) => isTitlePart(lettersOf(part), wanted)));
    if (index !== -1) {
      await results.nth(index).click({ timeout: clickTimeout });
      return;
    }
    await page.waitForTimeout(200);
  }
  throw new Error(`does not find ${route} among ${await results.count()} results`);
}

/** Search results may shorten a long title: `…balance of an internal (custodial) address for a specific…`. */
function isTitlePart(part, title) {
  return part.includes(title) || (part.length >= 20 && title.includes(part));
}

/** @param isStrict The author set one mode, so that there is no switch. */
async function switchTheme(page, selector, isStrict) {
  const control = page.locator(selector).filter({ visible: true }).first();
  if (isStrict) {
    if ((await control.count()) > 0) throw new Error('a switch, though the mode is strict');
    return;
  }
  const colorOf = () => page.evaluate(() => getComputedStyle(document.body).color);
  const before = await colorOf();
  await control.waitFor({ timeout: clickTimeout }).catch(() => {
    throw new Error('no switch');
  });
  // A switch may have the system's mode as a third state.
  for (let click = 0; click < 3; click++) {
    if ((await control.evaluate((one) => one.tagName)) === 'SELECT')
      await control.selectOption(click === 0 ? 'dark' : 'light');
    else await control.click({ timeout: clickTimeout });
    await page.waitForTimeout(500);
    if ((await colorOf()) !== before) return;
  }
  throw new Error('does not change the colors');
}

function lettersOf(text) {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

/** Path without what differs between generators and hosts. */
function pathOf(pathname) {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // An invalid escape stays as it is.
  }
  return path.replace(/(?:\/index)?(?:\.html)?\/*$/, '') || '/';
}
