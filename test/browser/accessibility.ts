import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The levels A and AA of WCAG 2.1, as axe names its rules. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];

/** What axe finds on every page of a generator, as its theme has it: a rule, and the start of the element. */
export const ofThemes: Readonly<Record<string, RegExp>> = {
  // The sign of GitHub.
  fumadocs: /^svg-img-alt <svg role="img"/,
  // Material 8.2.5: the last line, the results of a search, and code, which later versions give to the keyboard.
  mkdocs: /^(?:color-contrast <div class="md-copyright"|scrollable-region-focusable <(?:div class="md-search__|code))/,
  // The anchor of a title, which is hidden from those who hear a page and not from the keyboard.
  rspress: /^aria-hidden-focus <a [^>]*class="rp-header-anchor/,
};

/** The script of axe, read and not imported: it starts itself when it is imported, and fails where the importer has no `this`. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds in a page. It runs beside the page's scripts, so that a policy of the page's own does not stop it.
 *
 * @param within Selector of the part to look at. Default: the whole document.
 * @param tags Names of groups of rules. Default: all rules.
 * @returns Each rule that is broken, with the HTML of the elements that break it.
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
