import type { ProjectedPage } from '../rendering/site-writer.ts';

export type RenderMarkdown = (markdown: string) => Promise<{ readonly html: string }>;

export const integrationName = 'docs-json-nav';

export const contentHook = 'docs-json-nav:content';

/** Page for the content collection. Its `path` is the id of the entry. */
export type ContentEntry = ProjectedPage<unknown>;

export interface ContentSource {
  readonly loadEntries: (renderMarkdown: RenderMarkdown) => Promise<readonly ContentEntry[]>;
  /**
   * Sets the listener for changes in dev, replacing an earlier one.
   *
   * @param listener Updates the collection. Resolves to `false` if nothing changed.
   */
  readonly onChange: (listener: () => Promise<boolean>) => void;
}
