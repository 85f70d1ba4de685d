import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { CheckedOptions, createDocusaurusPlugin, DocusaurusOptions } from '../generators/docusaurus/plugin.ts';
import type { DocusaurusPlugin, LoadContext, Validate } from '../generators/docusaurus/types.ts';

export type { DocusaurusOptions } from '../generators/docusaurus/plugin.ts';

/**
 * Docusaurus plugin: docs, sidebars, switchers, breadcrumbs, previous and next links from `docs.json`, and builds
 * that fail on broken navigation. It replaces the classic preset's `docs`:
 * `plugins: [['docs-json-nav/docusaurus', { root: './docs' }]]`.
 */
export default function docsJsonNav(context: LoadContext, options: CheckedOptions): Promise<DocusaurusPlugin> {
  const distUrl = new URL('.', import.meta.url);
  // Docusaurus rewrites the modules of plugins as it loads them, which breaks some of our imports. `require` bypasses the rewriting.
  const pluginPath = fileURLToPath(new URL('docusaurus/plugin.js', distUrl));
  const pluginModule: { readonly createDocusaurusPlugin: typeof createDocusaurusPlugin } =
    createRequire(distUrl)(pluginPath);
  return pluginModule.createDocusaurusPlugin(context, options, distUrl);
}

/** Hook that Docusaurus calls before the plugin. */
export function validateOptions(input: {
  readonly validate: Validate;
  readonly options: DocusaurusOptions;
}): CheckedOptions {
  const { validate, options } = input;
  return { id: options.id ?? 'default', options, validate };
}

docsJsonNav.validateOptions = validateOptions;
