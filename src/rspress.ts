import { createPlugin } from './integrations/rspress/plugin.ts';
import type { RspressPlugin } from './integrations/rspress/types.ts';
import type { Options } from './options.ts';

export type { RspressPlugin } from './integrations/rspress/types.ts';

/**
 * The Rspress plugin: pages, sidebars, switchers, breadcrumbs, previous and next from `docs.json`, and builds that stop
 * where it is broken.
 */
export default function docsJsonNav(options: Options = {}): RspressPlugin {
  return createPlugin(options);
}
