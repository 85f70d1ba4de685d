/** The resolved navigation of the site that is being built. */
declare module 'virtual:docs-json-nav' {
  export const site: import('docs-json-nav').Site;
  export default site;
}
