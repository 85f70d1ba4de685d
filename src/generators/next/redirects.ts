import type { Site } from '../../values/site.ts';
import type { NextRedirect } from './types.ts';

/** A parameter (`:slug`, `:slug*`), a bare wildcard, or a character that means something to Next.js. */
const special = /(:[A-Za-z_]\w*[*+?]?)|(\*)|([\\(){}+?:])/g;

/**
 * The redirects of `docs.json`, for Next.js's `redirects`. Both write parameters as `:slug` and the rest of a path as
 * `:slug*`; a bare `*` gets a name. Next.js adds its base path itself.
 */
export function projectRedirects(site: Site): NextRedirect[] {
  return site.site.redirects.map(({ source, destination, permanent }) => {
    const wildcard = freeName(source);
    return {
      source: source.replace(special, (_, parameter?: string, star?: string, other?: string) =>
        parameter !== undefined ? parameter : star !== undefined ? `:${wildcard}*` : `\\${other}`,
      ),
      destination: destination.replace(/(^|\/)\*(?=$|\/)/g, `$1:${wildcard}*`),
      permanent,
    };
  });
}

function freeName(source: string): string {
  let name = 'rest';
  while (source.includes(`:${name}`)) name += '_';
  return name;
}
