import type { ProjectedPage } from '../rendering/site-writer.ts';

/** Astro's renderer of Markdown, as loaders of content have it. */
export type RenderMarkdown = (markdown: string) => Promise<{ readonly html: string }>;

/** Name of the Astro integration. */
export const integrationName = 'docs-json-nav';

/** The integration's own hook, by which the content loader asks it for pages. */
export const contentHook = 'docs-json-nav:content';

/** A page for the collection; its path is its id. */
export type ContentEntry = ProjectedPage<unknown>;

/** What is under that hook. */
export interface ContentSource {
  /**
   * The pages of the site as it is now.
   *
   * @param renderMarkdown Astro's own, which colors code as the site is set up to.
   */
  readonly entries: (renderMarkdown: RenderMarkdown) => Promise<readonly ContentEntry[]>;
  /**
   * In dev: has changes of the site told, to the one who asked last.
   *
   * @param listener Puts the pages into the collection. Returns false if they are there already.
   */
  readonly onChange: (listener: () => Promise<boolean>) => void;
}
