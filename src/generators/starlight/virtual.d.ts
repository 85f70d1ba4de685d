/** Virtual module of the plugin with data for the route middleware. */
declare module 'virtual:docs-json-nav/starlight' {
  export const settings: import('./middleware.ts').MiddlewareSettings;
  export const componentBranding: import('./middleware.ts').ComponentBranding;
}
