import { hrefOf } from '../../runtime.ts';
import type { Site } from '../../values/site.ts';
import type { AstroRedirects } from './types.ts';

/** Redirects in Astro's form, and those that have none there. */
export interface ProjectedRedirects {
  readonly redirects: AstroRedirects;
  /** Sources with a parameter or a wildcard: a static site has no page to put at each of their addresses. */
  readonly skipped: readonly string[];
}

/** The redirects of `docs.json`, for Astro's `redirects`. Destinations on this site get its base path. */
export function projectRedirects(site: Site): ProjectedRedirects {
  const redirects: AstroRedirects = {};
  const skipped: string[] = [];
  for (const { source, destination, permanent } of site.site.redirects) {
    if (/[:*[\]]/.test(source)) skipped.push(source);
    else redirects[source] = { status: permanent ? 301 : 302, destination: addressOf(site, destination) };
  }
  return { redirects, skipped };
}

function addressOf(site: Site, destination: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(destination) ?? [];
  return path.startsWith('/') && !path.startsWith('//') ? hrefOf(site, path) + rest : destination;
}
