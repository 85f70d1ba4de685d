/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Server selected with the arrow key. */
const sandbox = 'https://sandbox.lightship.example';

/** Presses Tab until an element that matches the selector has focus. */
export async function reach(tab: Page, selector: string): Promise<void> {
  for (let step = 0; step < 150; step++) {
    await tab.keyboard.press('Tab');
    if (await tab.evaluate((kind) => document.activeElement?.matches(`main ${kind}, article ${kind}`), selector))
      return;
  }
  throw new Error(`Tab does not reach ${selector}`);
}

/** Moves the focus to a matching element, and fails if the focus isn't visible. */
async function reachVisibly(tab: Page, selector: string): Promise<void> {
  await reach(tab, selector);
  // Some sites fade the focused element in.
  await expect.poll(() => tab.evaluate(isFocusVisible), { message: `focus on ${selector}` }).toBe(true);
}

/** True if the focused element is in the viewport, opaque, and looks different without focus. */
function isFocusVisible(): boolean {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement)) return false;
  const box = element.getBoundingClientRect();
  const isInWindow = box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element);
  if (!isInWindow || opacity === '0') return false;
  if (outlineStyle !== 'none' && outlineWidth !== '0px') return true;
  const looks = (): string => {
    const { boxShadow, borderColor, backgroundColor, opacity } = getComputedStyle(element);
    return [boxShadow, borderColor, backgroundColor, opacity].join();
  };
  const focused = looks();
  element.blur();
  const plain = looks();
  element.focus({ preventScroll: true });
  return focused !== plain;
}

/** Sends a request from a newly opened endpoint page with Tab, Enter and arrow keys only, then closes the page. */
export async function walkCall(tab: Page): Promise<void> {
  const calls: string[] = [];
  await tab.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await tab.route(`${sandbox}/**`, (route) => {
    calls.push(route.request().url());
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    return route.fulfill({ json: { lit: true }, headers });
  });
  await tab.getByRole('button', { name: 'Try it' }).waitFor();
  await reachVisibly(tab, '.djn-tools-servers select');
  await tab.keyboard.press('ArrowDown');
  await openForm(tab);
  await reachVisibly(tab, '.djn-try-form input[type="text"]');
  await tab.keyboard.type('5');
  await reachVisibly(tab, '.djn-try-send');
  await tab.keyboard.press('Enter');
  await tab.locator('.djn-try-status').waitFor();
  expect(calls.map((url) => new URL(url).search)).toEqual(['?limit=5']);
  await reachVisibly(tab, '.djn-try-answer summary');
  await reachVisibly(tab, '.djn-try-answer pre');
  await readPage(tab);
  await tab.close();
}

/** Opens the form. It receives the focus. */
async function openForm(tab: Page): Promise<void> {
  await reachVisibly(tab, '.djn-try-open');
  await tab.keyboard.press('Enter');
  const hasFocus = (): Promise<boolean> => tab.evaluate(() => document.activeElement?.closest('.djn-try-form') != null);
  await expect.poll(hasFocus).toBe(true);
}

/** Uses the controls of every endpoint page: its URL, tabs, collapsed parts and links of fields. */
async function readPage(tab: Page): Promise<void> {
  await reachVisibly(tab, '.djn-call-copy');
  await tab.keyboard.press('Enter');
  await expect.poll(() => tab.evaluate(() => navigator.clipboard.readText())).toContain(`${sandbox}/lights/`);
  for (const part of ['.djn-endpoint-text', '.djn-endpoint-side']) {
    await reachVisibly(tab, `${part} [role="tab"]`);
    await tab.keyboard.press('ArrowRight');
    const second = tab.locator(`${part} [role="tab"]`).nth(1);
    await expect.poll(() => second.getAttribute('aria-selected')).toBe('true');
    expect(await tab.evaluate(isFocusVisible)).toBe(true);
  }
  await reachVisibly(tab, 'summary.djn-expandable-head');
  await tab.keyboard.press('Enter');
  expect(await tab.locator('.djn-expandable[open]').count()).toBe(1);
  await reachVisibly(tab, '.djn-member-link > a');
  await tab.keyboard.press('Enter');
  await expect.poll(() => new URL(tab.url()).hash).toMatch(/^#\w+-\w+/);
}
