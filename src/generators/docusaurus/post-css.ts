/** Options of PostCSS that Docusaurus passes to plugins. */
export interface PostCssOptions {
  /** Each is a plugin, the path of its module, or a pair of path and options. */
  readonly plugins: readonly unknown[];
}

/**
 * Keeps logical properties such as `padding-inline-start` in style sheets. Docusaurus's preset would turn them into
 * those of pages from left to right, which are wrong on other pages of the same site.
 */
export function keepLogicalProperties(options: PostCssOptions): PostCssOptions {
  return { ...options, plugins: options.plugins.map(keepInPreset) };
}

function keepInPreset(plugin: unknown): unknown {
  const [path, options = {}] = Array.isArray(plugin) ? plugin : [plugin];
  if (typeof path !== 'string' || !path.includes('postcss-preset-env')) return plugin;
  return [path, { ...options, features: { 'logical-properties-and-values': false, ...options.features } }];
}
