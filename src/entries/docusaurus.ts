import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { CheckedOptions, createPlugin, DocusaurusOptions } from '../generators/docusaurus/plugin.ts';
import type { DocusaurusPlugin, LoadContext, Validate } from '../generators/docusaurus/types.ts';

export type { DocusaurusOptions } from '../generators/docusaurus/plugin.ts';

/**
 * The Docusaurus plugin: docs, sidebars, switchers, breadcrumbs, previous and next from `docs.json`, and builds that stop
 * if it is broken. It replaces the classic preset's `docs`:
 * `plugins: [['docs-json-nav/docusaurus', { root: './docs' }]]`.
 */
export default function docsJsonNav(context: LoadContext, options: CheckedOptions): Promise<DocusaurusPlugin> {
  const built = new URL('.', import.meta.url);
  // Docusaurus rewrites the modules of plugins as it loads them, and some of what this one imports does not survive it.
  const path = fileURLToPath(new URL('docusaurus/plugin.js', built));
  const loaded: { readonly createPlugin: typeof createPlugin } = createRequire(built)(path);
  return loaded.createPlugin(context, options, built);
}

/** Called by Docusaurus before the plugin itself. */
export function validateOptions(asked: {
  readonly validate: Validate;
  readonly options: DocusaurusOptions;
}): CheckedOptions {
  const { validate, options } = asked;
  return { id: options.id ?? 'default', given: options, validate };
}

docsJsonNav.validateOptions = validateOptions;
