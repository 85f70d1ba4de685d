/** What the plugin tells its route middleware of the project. */
declare module 'virtual:docs-json-nav/starlight' {
  export const settings: import('./middleware.ts').MiddlewareSettings;
}
