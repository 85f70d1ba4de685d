/** The resolved navigation of the site that is being built. */
declare module 'virtual:docs-json-nav' {
  export const site: import('docs-json-nav').Site;
  export default site;
}

/** The part of it that a page needs. */
declare module 'virtual:docs-json-nav/pages' {
  /**
   * Loads what the page of a route needs: a model of all pages that have its sidebar, with the sections that switchers
   * show. In a dev server it is the whole model.
   *
   * @param context Of a page that stands in several places, the one that agrees with most of it. Default: the canonical one.
   * @returns Undefined where no page has the route.
   */
  export function siteAt(
    route: string,
    context?: import('docs-json-nav').Context,
  ): Promise<import('docs-json-nav').Site | undefined>;
}
