import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Levels A and AA of WCAG 2.1, by their tags in axe. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];

/** Violations that a generator's own theme causes on every page: rule and start of the element. */
export const ofThemes: Readonly<Record<string, RegExp>> = {
  // GitHub's logo.
  fumadocs: /^svg-img-alt <svg role="img"/,
  // Material 8.2.5: the footer, search results, and code, which later versions make focusable.
  mkdocs: /^(?:color-contrast <div class="md-copyright"|scrollable-region-focusable <(?:div class="md-search__|code))/,
  // The anchor of a title is hidden from screen readers but not from the keyboard.
  rspress: /^aria-hidden-focus <a [^>]*class="rp-header-anchor/,
};

/** Source of axe. Read as text, because importing it runs it, and it fails in an importer without `this`. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Finds axe's violations in a page. Axe runs in an isolated world, so the page's content security policy doesn't block
 * it.
 *
 * @param within Selector of the part to check. Default: the whole document.
 * @param tags Tags of rules. Default: all rules.
 * @returns Each violated rule, with the HTML of the violating elements.
 */
export async function violationsOf(
  page: Page,
  within?: string,
  tags?: readonly string[],
): Promise<(readonly [rule: string, elements: readonly string[]])[]> {
  await page.evaluate(axeScript);
  const { violations } = await page.evaluate(
    ([part, runOnly]) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(
        part ?? document,
        runOnly === undefined ? {} : { runOnly: [...runOnly] },
      ),
    [within, tags] as const,
  );
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const);
}
