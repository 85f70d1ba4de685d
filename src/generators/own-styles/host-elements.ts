import type { Range } from '../../core/values.ts';

/**
 * Elements of hosts that generators don't have, by id, by class or element name, and by attribute
 * (https://mintlify.com/docs/customize/custom-scripts). Left out: names that sites often use for elements of their own,
 * such as `card` and `eyebrow`.
 */
const ids = [
  ...['body-content', 'background-color', 'header', 'banner', 'footer', 'page-title', 'pagination', 'panel'],
  ...['navbar', 'topbar-cta-button', 'mobile-nav', 'mobile-nav-content'],
  ...['sidebar', 'sidebar-content', 'navigation-items'],
  ...['table-of-contents', 'table-of-contents-layout', 'table-of-contents-content'],
  ...['search-bar-entry', 'search-bar-entry-mobile', 'search-input', 'localization-select-trigger'],
  ...['assistant-entry', 'assistant-entry-mobile', 'chat-assistant-sheet', 'chat-assistant-textarea'],
  ...['page-context-menu', 'page-context-menu-button', 'request-example', 'response-example'],
  ...['changelog-filters', 'changelog-filters-content', 'multi-view-dropdown'],
];
const names = [
  ...['nav-logo', 'nav-anchors', 'nav-anchor', 'nav-tabs', 'nav-tabs-item', 'mobile-nav-tabs-item', 'nav-tag-pill'],
  ...['nav-dropdown-trigger', 'nav-dropdown-content', 'nav-dropdown-item', 'navbar-link', 'topbar-right-container'],
  ...['sidebar-group', 'sidebar-group-icon', 'sidebar-group-header', 'sidebar-title', 'sidebar-nav-group-divider'],
  ...['toc', 'toc-item', 'breadcrumb-list', 'breadcrumb-item', 'advanced-footer'],
  ...['pagination-prev', 'pagination-next', 'pagination-title'],
  ...['code-block', 'code-block-icon', 'code-block-copy-button', 'tab-icon'],
  ...['api-section', 'api-section-heading', 'tryit-button', 'method-pill', 'method-nav-pill'],
];
/** Elements around the text, if a selector begins with them. */
const layoutElements = ['nav', 'header', 'footer'];
const attributes = ['current-path', 'component-name', 'component-part'];
const layoutPattern = `(?:${layoutElements.join('|')})`;
const selectorPattern = new RegExp(
  [
    `\\[data-(?:${attributes.join('|')})[^[\\]{}]*\\]`,
    ...[`#(?:${ids.join('|')})`, `\\.(?:${names.join('|')})`, `(?<![\\w.#:@"'=-])(?:${names.join('|')})`],
    `${layoutPattern}(?<=(?:^|,)\\s*${layoutPattern})`,
  ]
    .map((pattern) => `${pattern}(?![\\w-])`)
    .join('|'),
  'g',
);
/** An unclosed comment ends with the style sheet. */
const commentPattern = /\/\*[\s\S]*?(?:\*\/|$)/g;

/** Finds the first place where a style sheet names each element of a host. */
export function findHostElements(styleSheet: string): readonly (Range & { readonly selector: string })[] {
  const text = styleSheet.replace(commentPattern, (comment) => ' '.repeat(comment.length));
  const elements = new Map<string, Range & { readonly selector: string }>();
  let offset = 0;
  for (const part of text.split(/(?<=[{};])/)) {
    const selectors = part.endsWith('{') ? part.matchAll(selectorPattern) : [];
    for (const { 0: selector, index } of selectors) {
      const start = offset + index;
      if (!elements.has(selector)) elements.set(selector, { selector, start, end: start + selector.length });
    }
    offset += part.length;
  }
  return [...elements.values()];
}
