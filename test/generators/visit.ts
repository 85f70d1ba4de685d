import type { Page } from 'playwright-core';

/** What a browser says of a page that was left before it had loaded. */
const left = /ERR_ABORTED|interrupted by another navigation/;

/** Opens a page of a dev server, which may reload a page that the browser is still loading. */
export async function visit(page: Page, url: string): Promise<void> {
  for (let tries = 3; ; tries--) {
    try {
      await page.goto(url);
      return;
    } catch (error) {
      if (tries === 0 || !left.test(String(error))) throw error;
    }
  }
}
