import { hrefOf } from '../../core/runtime.ts';
import type { ResolvedSite } from '../../site/resolve.ts';

export interface UrlSettings {
  /** URL of a route with the base path, in the format of the build. Default: `hrefOf`. */
  readonly urlOf?: ((route: string) => string) | undefined;
  /** URL from the build's configuration, for sites without the option `url`: `https://docs.test`. */
  readonly url?: string | undefined;
}

/** Returns a function that maps a route to its absolute URL, or `undefined` if the site's URL is unknown. */
export function createUrlResolver(
  site: ResolvedSite,
  urlSettings: UrlSettings,
): ((route: string) => string) | undefined {
  const origin = siteOrigin(site, urlSettings);
  if (origin === undefined) return undefined;
  const urlOf = urlSettings.urlOf ?? ((route) => hrefOf(site.model, route));
  return (route) => new URL(urlOf(route), origin).href;
}

/** Precedence: options, then the build's configuration, then the host in `docs.json`. */
export function siteOrigin({ publishSettings, model }: ResolvedSite, { url }: UrlSettings): string | undefined {
  const { host } = model.site;
  const configuredUrl = publishSettings.url ?? url ?? (host === undefined ? undefined : `https://${host}`);
  return configuredUrl !== undefined && URL.canParse(configuredUrl) ? new URL(configuredUrl).origin : undefined;
}
