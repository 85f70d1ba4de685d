/** How much is around the text of a page. */
export interface PageMode {
  /** False if the page is rendered only by its author: its title and description are for search and the tab. */
  readonly hasHead: boolean;
  readonly hasSidebar: boolean;
  /** Whether "On this page" is beside the text. */
  readonly hasOutline: boolean;
  /** True if the text is to have all the room there is: a page to land on. */
  readonly isWhole: boolean;
}

/**
 * Tells style sheets of a page whose author renders its head: generators have no setting for that. To stand before the text
 * of the page; empty if it has a head.
 */
export function headMarkOf(data: Readonly<Record<string, unknown>>): string {
  return modeOf(data).hasHead ? '' : '<div hidden data-docs-json-nav-headless></div>';
}

/** What `mode` in the front matter of a page means (https://mintlify.com/docs/organize/pages). */
export function modeOf({ mode }: Readonly<Record<string, unknown>>): PageMode {
  return {
    hasHead: mode !== 'custom' && mode !== 'frame',
    hasSidebar: mode !== 'custom' && mode !== 'center',
    hasOutline: mode !== 'custom' && mode !== 'frame' && mode !== 'center' && mode !== 'wide',
    isWhole: mode === 'custom',
  };
}
