/** How much stands around the text of a page. */
export interface PageMode {
  /** False where the page is drawn by its author alone: its title and description are for search and the tab. */
  readonly hasHead: boolean;
  readonly hasSidebar: boolean;
  /** Whether "On this page" stands beside the text. */
  readonly hasOutline: boolean;
}

/** What `mode` in the front matter of a page means (https://mintlify.com/docs/organize/pages). */
export function modeOf({ mode }: Readonly<Record<string, unknown>>): PageMode {
  return {
    hasHead: mode !== 'custom' && mode !== 'frame',
    hasSidebar: mode !== 'custom' && mode !== 'center',
    hasOutline: mode !== 'custom' && mode !== 'frame' && mode !== 'center' && mode !== 'wide',
  };
}
