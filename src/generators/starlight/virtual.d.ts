/** Module of the plugin with data for its route middleware: project settings and branding. */
declare module 'virtual:docs-json-nav/starlight' {
  export const settings: import('./middleware.ts').MiddlewareSettings;
  export const componentBranding: import('./middleware.ts').ComponentBranding;
}
