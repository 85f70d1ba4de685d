import type { CommonView, LocalView } from '../view/common-view.ts';
import type { NavigationView } from '../view/view.ts';

export interface DocusaurusNavigation {
  readonly view: NavigationView;
  readonly language?: string;
}

/** The part of a page's navigation that its own module contains. */
export interface LocalNavigation {
  /** Id of the plugin instance that generated the page. */
  readonly plugin: string;
  /** Path of the page, with the base path, not percent-encoded. */
  readonly path: string;
  /** Index of its context; null for an unlisted page. */
  readonly context: number | null;
  readonly view: LocalView;
  readonly language?: string;
}

export interface DocusaurusSharedNavigation {
  readonly contexts: readonly (CommonView | null)[];
  readonly elsewhere: DocusaurusNavigation;
}

export function joinNavigation(
  { view, context, language }: LocalNavigation,
  shared: DocusaurusSharedNavigation,
): DocusaurusNavigation {
  const common = context === null ? undefined : shared.contexts[context];
  return { view: { ...common, ...view } as NavigationView, ...(language === undefined ? {} : { language }) };
}
