import type { Options } from '../core/options.ts';
import { createRspressPlugin } from '../generators/rspress/plugin.ts';
import type { RspressPlugin } from '../generators/rspress/types.ts';

export type { RspressPlugin } from '../generators/rspress/types.ts';

/**
 * Rspress plugin: pages, sidebars, switchers, breadcrumbs, previous and next links from `docs.json`, and builds that
 * fail on broken navigation.
 */
export default function docsJsonNav(options: Options = {}): RspressPlugin {
  return createRspressPlugin(options);
}
