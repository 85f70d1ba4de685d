/** Time limits per page and for all pages of a site, in milliseconds. */
const usual = { page: 90_000, site: 600_000 };

/**
 * Opens pages in sequence. A page that hangs or fails doesn't prevent the next one.
 *
 * @param {import('playwright-core').BrowserContext} context
 * @param {readonly string[]} routes
 * @param {(page: import('playwright-core').Page, route: string) => Promise<unknown>} visit
 * @param {{ page: number, site: number }} limits In milliseconds.
 * @returns {Promise<readonly string[]>} Errors, prefixed with their route.
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
    // A page with an endless script can't be closed; it ends with its browser.
    await within(5000, page.close()).catch(() => undefined);
  }
  return failures;
}

/** Rejects if the work takes longer than this. */
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
