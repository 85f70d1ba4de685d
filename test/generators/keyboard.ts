/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The server that the arrow key chooses. */
const sandbox = 'https://sandbox.lightship.example';

/** Presses Tab until something of a kind has the focus. */
export async function reach(tab: Page, selector: string): Promise<void> {
  for (let step = 0; step < 150; step++) {
    await tab.keyboard.press('Tab');
    if (await tab.evaluate((kind) => document.activeElement?.matches(`main ${kind}, article ${kind}`), selector))
      return;
  }
  throw new Error(`Tab does not reach ${selector}`);
}

/** Goes to something of a kind, and fails if nobody sees that the focus is there. */
async function reachVisibly(tab: Page, selector: string): Promise<void> {
  await reach(tab, selector);
  // Some sites fade what has the focus in.
  await expect.poll(() => tab.evaluate(isFocusVisible), { message: `focus on ${selector}` }).toBe(true);
}

/** Whether the element with the focus is in the window, opaque, and looks other than without the focus. */
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

/** Makes a call with Tab, Enter and arrow keys only, from an endpoint page that has just been opened, and closes the page. */
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

/** The form takes the focus where it begins. */
async function openForm(tab: Page): Promise<void> {
  await reachVisibly(tab, '.djn-try-open');
  await tab.keyboard.press('Enter');
  const hasFocus = (): Promise<boolean> => tab.evaluate(() => document.activeElement?.closest('.djn-try-form') != null);
  await expect.poll(hasFocus).toBe(true);
}

/** What is on the page whether readers call anything or not: its address, its tabs, what is folded, the links of fields. */
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
