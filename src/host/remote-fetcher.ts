import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RemoteText } from './host.ts';

/** Below the nearest package's modules, as caches of builds are. */
const cacheFolder = 'node_modules/.cache/docs-json-nav/specifications';

/**
 * Fetches remote texts within the settings of a site. What does the fetching is loaded with the first request.
 *
 * @param root Absolute path of the docs folder: copies are kept beside the package that it belongs to.
 */
export function remoteFetcher(
  root: string,
  { offline, hosts }: { readonly offline: boolean; readonly hosts: readonly string[] },
): (url: string) => Promise<RemoteText> {
  return async (url) => {
    const [{ fetchRemoteText }, { defaultRemotePolicy }] = await Promise.all([
      import('./remote/fetch-text.ts'),
      import('./remote/policy.ts'),
    ]);
    const folder = packageFolder(root);
    return fetchRemoteText(url, {
      ...defaultRemotePolicy,
      offline,
      allowedHosts: hosts,
      cacheFolder: folder === undefined ? undefined : join(folder, cacheFolder),
    });
  };
}

function packageFolder(from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}
