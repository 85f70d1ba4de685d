import type { PageSelection } from './pages/select-pages.ts';
import type { Inventory, PageFile } from './values/inventory.ts';
import type { Outcome } from './values/outcome.ts';

/**
 * Collects the pages of the docs folder with their front matter.
 *
 * @param pageOutcomes Results of reading the selected files, in the same order.
 */
export function gather(
  { others, findings: selectionFindings }: PageSelection,
  pageOutcomes: readonly Outcome<PageFile>[],
): Outcome<Inventory> {
  const pages = new Map<string, PageFile>();
  const findings = [...selectionFindings];
  for (const { value: page, findings: pageFindings } of pageOutcomes) {
    pages.set(page.path, page);
    findings.push(...pageFindings);
  }
  return { value: { ...others, pages }, findings };
}
