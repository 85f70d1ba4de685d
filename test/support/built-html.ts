/** URLs in the HTML of a page, without fragments and queries. */
export function urlsIn(html: string): readonly string[] {
  const found = [...html.matchAll(/\s(?:href|src|data-search|data-source)="([^"]*)"/g)].map(([, url = '']) => url);
  return found.map((url) => decodeURIComponent(url.replace(/[?#].*$/s, '')));
}
