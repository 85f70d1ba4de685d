/** Prefix of links that bypass Docusaurus's router: https://docusaurus.io/docs/advanced/routing. */
export const routerBypassPrefix = 'pathname://';

export interface UrlSettings {
  readonly trailingSlash?: boolean | undefined;
  readonly baseUrl: string;
}

/** Applies `trailingSlash` to a doc's permalink, as Docusaurus's links do. */
export function docUrl(permalink: string, { trailingSlash, baseUrl }: UrlSettings): string {
  if (trailingSlash === undefined || permalink === '/' || permalink === baseUrl) return permalink;
  const pathWithoutSlash = permalink.replace(/\/$/, '');
  return trailingSlash ? `${pathWithoutSlash}/` : pathWithoutSlash;
}
