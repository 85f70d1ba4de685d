import type { Range } from '../../core/values.ts';

/**
 * Ids of elements that hosts put around the content of a page, and that generators don't have
 * (https://mintlify.com/docs/customize/custom-scripts).
 */
const hostIds = [
  ...['header', 'banner', 'footer', 'page-title', 'pagination', 'panel', 'navbar', 'topbar-cta-button'],
  ...['mobile-nav', 'mobile-nav-content', 'sidebar', 'sidebar-content', 'navigation-items'],
  ...['table-of-contents', 'table-of-contents-layout', 'table-of-contents-content'],
  ...['search-bar-entry', 'search-bar-entry-mobile', 'search-input', 'localization-select-trigger'],
];
const hostIdPattern = new RegExp(`#(${hostIds.join('|')})(?![\\w-])(?=[^{};]*\\{)`, 'g');
const commentPattern = /\/\*[\s\S]*?\*\//g;

/** Finds the first place where a style sheet names each element of a host. */
export function findHostElements(styleSheet: string): readonly (Range & { readonly id: string })[] {
  const text = styleSheet.replace(commentPattern, (comment) => ' '.repeat(comment.length));
  const elements = new Map<string, Range & { readonly id: string }>();
  for (const { 0: selector, 1: id = '', index: start } of text.matchAll(hostIdPattern))
    if (!elements.has(id)) elements.set(id, { id: selector, start, end: start + selector.length });
  return [...elements.values()];
}
