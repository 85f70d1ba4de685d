import type { Site } from '../../core/site.ts';
import { destinationOf, staticRedirects } from '../publish/redirects.ts';
import type { AstroRedirects } from './types.ts';

/** The redirects of `docs.json`, for Astro's `redirects`. Destinations on this site get its base path. */
export function projectRedirects(site: Site): AstroRedirects {
  const { redirects } = staticRedirects(site);
  return Object.fromEntries(
    redirects.map(({ source, destination, permanent }) => [
      source,
      { status: permanent ? 301 : 302, destination: destinationOf(site, destination) },
    ]),
  );
}
