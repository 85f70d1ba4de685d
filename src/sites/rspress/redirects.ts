import { hrefOf } from '../../core/runtime.ts';
import type { Site } from '../../core/site.ts';
import { pathOfAddress, staticRedirects } from '../publish/redirects.ts';
import type { Addresses } from '../view/targets.ts';

/** The redirects of `docs.json`: where each address with the base path leads. */
export function redirectsOf(site: Site, addresses: Addresses): ReadonlyMap<string, string> {
  return new Map(
    staticRedirects(site).redirects.map(({ source, destination }) => [
      hrefOf(site, source),
      /^\/(?!\/)/.test(destination) ? addresses(destination) : destination,
    ]),
  );
}

/** The pages that lead on: where each leads, by its file below the built site, which is what is at the base path. */
export function redirectPages(site: Site, addresses: Addresses): ReadonlyMap<string, string> {
  const redirects = [...redirectsOf(site, addresses)];
  return new Map(
    redirects.map(([source, destination]) => [
      `${pathOfAddress(source.slice(site.site.base.length)) || 'index'}.html`,
      destination,
    ]),
  );
}
