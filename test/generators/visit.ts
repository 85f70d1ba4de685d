import type { Page } from 'playwright-core';

/** Navigation errors of a page that reloaded before it had loaded. */
const interruptedNavigation = /ERR_ABORTED|interrupted by another navigation/;

/** Opens a page of a dev server. The server may reload the page while it loads. */
export async function visit(page: Page, url: string): Promise<void> {
  for (let tries = 3; ; tries--) {
    try {
      await page.goto(url);
      return;
    } catch (error) {
      if (tries === 0 || !interruptedNavigation.test(String(error))) throw error;
    }
  }
}
