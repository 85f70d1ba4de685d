import { createNextConfig, type NextOptions } from '../generators/next/config.ts';
import type { ConfigFunction, ConfigInput } from '../generators/next/types.ts';

export type { NextOptions } from '../generators/next/config.ts';
export type { ConfigFunction, ConfigInput } from '../generators/next/types.ts';

/**
 * Adds a site to a Next.js configuration: `next build` fails on broken navigation, the model and the pages are written
 * to `.docs-json-nav`, redirects are added to the configuration, and `next dev` keeps everything up to date.
 *
 * @param config The project's own configuration, or a function that returns it.
 */
export function withDocsJsonNav<Config extends object>(
  config: ConfigInput<Config>,
  options: NextOptions = {},
): ConfigFunction<Config> {
  return createNextConfig(config, options);
}
