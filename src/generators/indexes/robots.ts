/**
 * Text of `robots.txt`, which allows all pages and names the sitemap.
 *
 * @param homeUrl Absolute URL of the home page; `undefined` if there is no sitemap.
 */
export function createRobotsText(homeUrl: string | undefined): string {
  const lines = ['User-agent: *', 'Allow: /'];
  return `${[...lines, ...(homeUrl === undefined ? [] : ['', `Sitemap: ${new URL('sitemap.xml', homeUrl).href}`])].join('\n')}\n`;
}
