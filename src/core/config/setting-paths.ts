const services = [
  ...['adobe', 'amplitude', 'clarity', 'clearbit', 'cookies', 'customScripts', 'fathom', 'frontchat', 'ga4', 'gtm'],
  ...['heap', 'hightouch', 'hotjar', 'intercom', 'logrocket', 'mixpanel', 'pirsch', 'plausible', 'posthog', 'segment'],
  'telemetry',
] as const;

/**
 * Settings of `docs.json` outside the navigation, by path (https://mintlify.com/docs/organize/settings-reference).
 * The members of lists and of records with free names, such as `redirects` and `variables`, have no path here.
 */
export const settingPaths: readonly string[] = [
  ...['$schema', '$ref', 'theme', 'name', 'description'],
  ...['colors.primary', 'colors.light', 'colors.dark'],
  ...['logo.light', 'logo.dark', 'logo.href', 'favicon.light', 'favicon.dark'],
  ...['appearance.default', 'appearance.strict'],
  ...['background.decoration', 'background.color.light', 'background.color.dark'],
  ...['background.image.light', 'background.image.dark'],
  ...['fonts.family', 'fonts.weight', 'fonts.source', 'fonts.format', 'fonts.heading', 'fonts.body'],
  'icons.library',
  ...['styling.eyebrows', 'styling.latex', 'styling.codeblocks.theme', 'styling.codeblocks.languages.custom'],
  ...['thumbnails.appearance', 'thumbnails.background', 'thumbnails.fonts.family'],
  ...['navbar.links', 'navbar.primary', 'footer.socials', 'footer.links'],
  ...['banner.content', 'banner.dismissible', 'banner.type', 'banner.color'],
  'interaction.drilldown',
  ...['contextual.options', 'contextual.display'],
  ...['redirects', 'variables', 'metadata.timestamp', 'search.prompt'],
  ...['errors.404.redirect', 'errors.404.title', 'errors.404.description'],
  ...['seo.indexing', 'seo.metatags', 'seo.organization'],
  ...['api.openapi', 'api.asyncapi', 'api.url', 'api.params.expanded', 'api.spec.download'],
  ...['api.playground.display', 'api.playground.proxy', 'api.playground.credentials'],
  ...['api.examples.languages', 'api.examples.defaults', 'api.examples.prefill', 'api.examples.autogenerate'],
  ...['api.mdx.auth.method', 'api.mdx.auth.name', 'api.mdx.server'],
  ...services.map((name) => `integrations.${name}`),
  // Not documented, but not misspellings either.
  ...['feedback', 'assistant', 'customization', 'head', 'scripts', 'styles'],
];

export const topLevelNames: readonly string[] = [
  ...new Set(['navigation', ...settingPaths.map((path) => path.replace(/\..*/, ''))]),
];
