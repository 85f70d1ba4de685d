/** Milliseconds that one page has, and that all pages of a site have together. */
const usual = { page: 90_000, site: 600_000 };

/**
 * Opens pages one after the other. One that hangs or cannot be opened keeps nobody from the next.
 *
 * @param {import('playwright-core').BrowserContext} context
 * @param {readonly string[]} routes
 * @param {(page: import('playwright-core').Page, route: string) => Promise<unknown>} visit
 * @param {{ page: number, site: number }} limits In milliseconds.
 * @returns {Promise<readonly string[]>} What kept pages from being visited, with the route before it.
 */
export async function visitPages(context, routes, visit, limits = usual) {
  const failures = [];
  const end = performance.now() + limits.site;
  for (const route of routes) {
    const left = Math.min(limits.page, end - performance.now());
    if (left <= 0) {
      failures.push(`${route}: not opened, since the pages before it took ${limits.site / 1000} s`);
      continue;
    }
    const page = await context.newPage();
    try {
      await within(left, visit(page, route));
    } catch (error) {
      failures.push(`${route}: ${error.message.split('\n')[0]}`);
    }
    // A page whose script never ends does not close either: it goes with its browser.
    await within(5000, page.close()).catch(() => undefined);
  }
  return failures;
}

/** Ends with the work, or with an error when the time is over. */
async function within(milliseconds, work) {
  let timer;
  const over = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done in ${Math.ceil(milliseconds / 1000)} s`)), milliseconds);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}
