import type { CommonView, LocalView } from '../view/common-view.ts';
import type { NavigationView } from '../view/view.ts';
import type { HtmlLanguage } from '../view/words.ts';

export interface DocusaurusNavigation {
  readonly view: NavigationView;
  readonly language?: HtmlLanguage;
  /** Set if search engines must not index the page. */
  readonly noindex?: true;
}

/** Navigation data in a page's own module. `DocusaurusSharedNavigation` has the data that pages share. */
export interface LocalNavigation {
  /** Id of the plugin instance that generated the page. */
  readonly plugin: string;
  /** Path of the page, with the base path, not percent-encoded. */
  readonly path: string;
  /** Index in `contexts` of `DocusaurusSharedNavigation`; null for an unlisted page. */
  readonly context: number | null;
  readonly view: LocalView;
  readonly language?: HtmlLanguage;
  /** Set if search engines must not index the page. */
  readonly noindex?: true;
}

export interface DocusaurusSharedNavigation {
  readonly contexts: readonly (CommonView | null)[];
  readonly fallbackNavigation: DocusaurusNavigation;
}

export function joinNavigation(
  { view, context, language, noindex }: LocalNavigation,
  shared: DocusaurusSharedNavigation,
): DocusaurusNavigation {
  const commonView = context === null ? undefined : shared.contexts[context];
  return {
    view: { ...commonView, ...view } as NavigationView,
    ...(language === undefined ? {} : { language }),
    ...(noindex === undefined ? {} : { noindex }),
  };
}
