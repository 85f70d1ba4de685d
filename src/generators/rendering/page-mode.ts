export interface PageMode {
  /** Shows title and description. Otherwise they are only used for search and the browser's tab. */
  readonly hasHead: boolean;
  readonly hasSidebar: boolean;
  /** Shows "On this page". */
  readonly hasOutline: boolean;
  /** Uses the full width, as for a landing page. */
  readonly isFullWidth: boolean;
}

/**
 * Marker element that lets style sheets hide the head, for which generators have no setting. Goes before the content;
 * empty for a page with a head.
 */
export function headlessMarker(data: Readonly<Record<string, unknown>>): string {
  return pageMode(data).hasHead ? '' : '<div hidden data-docs-json-nav-headless></div>';
}

/** Meaning of `mode` in front matter (https://mintlify.com/docs/organize/pages). */
export function pageMode({ mode }: Readonly<Record<string, unknown>>): PageMode {
  return {
    hasHead: mode !== 'custom' && mode !== 'frame',
    hasSidebar: mode !== 'custom' && mode !== 'center',
    hasOutline: mode !== 'custom' && mode !== 'frame' && mode !== 'center' && mode !== 'wide',
    isFullWidth: mode === 'custom',
  };
}
