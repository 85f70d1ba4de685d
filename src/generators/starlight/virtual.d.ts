/** What the plugin tells its route middleware of the project and of the branding of its site. */
declare module 'virtual:docs-json-nav/starlight' {
  export const settings: import('./middleware.ts').MiddlewareSettings;
  export const shown: import('./middleware.ts').ShownBranding;
}
