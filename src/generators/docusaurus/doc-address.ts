/** What Docusaurus has before addresses that its router does not know: https://docusaurus.io/docs/advanced/routing. */
export const outsideOfRouter = 'pathname://';

/** What a site's configuration says of addresses. */
export interface AddressSettings {
  readonly trailingSlash?: boolean | undefined;
  readonly baseUrl: string;
}

/** A doc's permalink as Docusaurus's own links write it: with a slash at its end, without one, or as it is. */
export function addressOfDoc(permalink: string, { trailingSlash, baseUrl }: AddressSettings): string {
  if (trailingSlash === undefined || permalink === '/' || permalink === baseUrl) return permalink;
  const bare = permalink.replace(/\/$/, '');
  return trailingSlash ? `${bare}/` : bare;
}
