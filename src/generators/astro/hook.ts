import type { PageContent } from '../../kit/pages/read-pages.ts';

/** Name of the Astro integration. */
export const integrationName = 'docs-json-nav';

/** The integration's own hook, by which the content loader asks it for pages. */
export const contentHook = 'docs-json-nav:content';

/** What stands under that hook. */
export interface ContentSource {
  /** The pages of the site as it is now. */
  readonly entries: () => Promise<readonly PageContent[]>;
  /** In dev: has changes of the site told, to the one who asked last. */
  readonly onChange: (listener: () => Promise<void>) => void;
  /** Called when the collection holds them. */
  readonly synchronized: (isChanged: boolean) => void;
  /** Absolute path of the docs folder. */
  readonly folder: () => Promise<string>;
}
