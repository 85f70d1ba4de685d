import type { PageSelection } from './pages/select-pages.ts';
import type { Inventory, PageFile } from './values/inventory.ts';
import type { Outcome } from './values/outcome.ts';

/**
 * Collects the pages of the docs folder with their front matter.
 *
 * @param readings Results of reading the selected files, in the same order.
 */
export function gather(
  { others, findings: chosenFindings }: PageSelection,
  readings: readonly Outcome<PageFile>[],
): Outcome<Inventory> {
  const pages = new Map<string, PageFile>();
  const findings = [...chosenFindings];
  for (const { value: page, findings: pageFindings } of readings) {
    pages.set(page.path, page);
    findings.push(...pageFindings);
  }
  return { value: { ...others, pages }, findings };
}
