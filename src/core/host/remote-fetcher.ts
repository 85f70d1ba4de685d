import { type CacheUser, cacheFolder } from './cache-folder.ts';
import type { RemoteText } from './host.ts';

/**
 * Creates a fetch function for remote texts. The HTTP client is loaded with the first request.
 *
 * @param root Absolute path of the docs folder.
 */
export function remoteFetcher(
  root: string,
  { offline, hosts }: { readonly offline: boolean; readonly hosts: readonly string[] },
  cacheUser: CacheUser,
): (url: string) => Promise<RemoteText> {
  return async (url) => {
    const [{ fetchRemoteText }, { defaultRemotePolicy }] = await Promise.all([
      import('./remote/fetch-text.ts'),
      import('./remote/policy.ts'),
    ]);
    return fetchRemoteText(url, {
      ...defaultRemotePolicy,
      offline,
      allowedHosts: hosts,
      cacheFolder: cacheFolder(root, cacheUser, 'specifications'),
    });
  };
}
