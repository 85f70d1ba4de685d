import { encodePath, splitAddress } from '../../core/links.ts';

/** How VitePress writes the addresses of pages. */
export interface AddressStyle {
  /** Path that the site is served under, with slashes around it: `/` or `/docs/`. */
  readonly base: string;
  /** False if addresses end in `.html`. */
  readonly cleanUrls: boolean;
}

/** File of the page at a route, below VitePress's source folder: `concepts/jobs.md`. */
export function fileOf(route: string): string {
  return route === '/' ? 'index.md' : `${route.slice(1)}.md`;
}

/** The address of a route, with a query or fragment it may carry, as a browser wants it. */
export function addressOf(route: string, { base, cleanUrls }: AddressStyle): string {
  const [path, rest] = splitAddress(route);
  const encoded = encodePath(path.replace(/^\/|\/$/g, ''));
  return `${base}${encoded}${cleanUrls || encoded === '' ? '' : '.html'}${rest}`;
}
