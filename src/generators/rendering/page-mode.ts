export interface PageMode {
  /** Shows title and description. If false, they are only used for search and the browser's tab. */
  readonly hasHead: boolean;
  readonly hasSidebar: boolean;
  /** Shows "On this page". */
  readonly hasOutline: boolean;
  /** Uses the full width, as for a landing page. */
  readonly isFullWidth: boolean;
}

/**
 * Creates an element by which style sheets recognize pages without title and description, because generators have no
 * setting for that. It goes before the content. Empty for a page that shows title and description.
 */
export function headlessMarker(data: Readonly<Record<string, unknown>>): string {
  return pageMode(data).hasHead ? '' : '<div hidden data-docs-json-nav-headless></div>';
}

/** Reads `mode` from front matter (https://mintlify.com/docs/organize/pages). */
export function pageMode({ mode }: Readonly<Record<string, unknown>>): PageMode {
  return {
    hasHead: mode !== 'custom' && mode !== 'frame',
    hasSidebar: mode !== 'custom' && mode !== 'center',
    hasOutline: mode !== 'custom' && mode !== 'frame' && mode !== 'center' && mode !== 'wide',
    isFullWidth: mode === 'custom',
  };
}
