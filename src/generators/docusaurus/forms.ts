import type { CommonView, OwnView } from '../view/common-view.ts';
import type { NavigationView } from '../view/view.ts';

/** What surrounds a page. */
export interface PageNavigation {
  readonly view: NavigationView;
  /** Absent if the page is in no language. */
  readonly language?: string;
}

/** What a page's module makes known of what surrounds it. */
export interface OwnNavigation {
  /** Id of the plugin that made the page. */
  readonly plugin: string;
  /** Path of the page, with the base path, not percent-encoded. */
  readonly path: string;
  /** Index of its context; null for an unlisted page. */
  readonly context: number | null;
  readonly view: OwnView;
  readonly language?: string;
}

/** What all pages share: global data of the plugin. */
export interface SharedNavigation {
  /** What the views of each context have in common, by the indexes of the model's sidebars. */
  readonly contexts: readonly (CommonView | null)[];
  /** Around pages that are none of the site's. */
  readonly elsewhere: PageNavigation;
}

/** Puts together what a page's module and its plugin know. */
export function joinNavigation({ view, context, language }: OwnNavigation, shared: SharedNavigation): PageNavigation {
  const common = context === null ? undefined : shared.contexts[context];
  return { view: { ...common, ...view } as NavigationView, ...(language === undefined ? {} : { language }) };
}
