import { extendConfig, type VitePressOptions } from '../generators/vitepress/config.ts';
import type { ConfigEnvironment } from '../generators/vitepress/types.ts';

export type { VitePressOptions } from '../generators/vitepress/config.ts';

/**
 * Wraps a VitePress configuration: the pages of the docs folder, with sidebars, switchers, breadcrumbs, previous and
 * next links from `docs.json`, and builds that fail on broken navigation.
 *
 * @returns A configuration function, the default export of `.vitepress/config`.
 */
export default function withDocsJsonNav<Config extends object>(
  config: Config,
  options: VitePressOptions = {},
): (environment: ConfigEnvironment) => Promise<Config> {
  return (environment) => extendConfig(config, options, environment);
}
