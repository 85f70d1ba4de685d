import { destinationFor, redirectLookup } from '../../links/redirects.ts';
import { pageAt } from '../../runtime/queries.ts';
import type { Redirection } from '../../values/navigation.ts';
import { routeOf } from '../../values/paths.ts';
import type { JsonPlace } from '../../values/place.ts';
import type { Site } from '../../values/site.ts';
import { fileOf } from './address.ts';

/** Redirects that are followed from one link. */
const hops = 10;

/** Finds the pages that links in the text of pages lead to. */
export class Links {
  readonly #site: Site;
  readonly #redirect: (path: string) => string | undefined;
  /** Folder that relative links of a page count from, by the page's route: that of its own file. */
  readonly #folders = new Map<string, string>();
  readonly #routes = new Map<string, string>();
  readonly #firsts = new Map<string, string | undefined>();

  constructor(site: Site) {
    this.#site = site;
    this.#redirect = redirectsOf(site);
    for (const { route, file } of Object.values(site.pages)) {
      this.#routes.set(fileOf(route), route);
      this.#folders.set(route, file === null ? route : `/${file}`);
    }
  }

  /** The route of a page that VitePress knows by its file below the source folder. */
  routeOfFile(file: string): string | undefined {
    return this.#routes.get(file);
  }

  /**
   * The route that a link leads to, with the query and fragment it has; undefined where it leads to no page of the site.
   *
   * @param from Route of the page that it stands on.
   */
  resolve(target: string, from: string): string | undefined {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target.trim()) ?? [];
    if (path === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return undefined;
    const { base } = this.#site.site;
    const local = base !== '' && (path === base || path.startsWith(`${base}/`)) ? path.slice(base.length) || '/' : path;
    const parent = (route: string): string => route.slice(0, route.lastIndexOf('/') + 1);
    const starts = local.startsWith('/')
      ? ['']
      : [parent(this.#folders.get(from) ?? from), parent(from), `${from === '/' ? '' : from}/`, '/'];
    for (const start of starts) {
      const route = this.#pageAt(decode(start + local), hops);
      if (route !== undefined) return route + rest;
    }
    return undefined;
  }

  #pageAt(path: string, left: number): string | undefined {
    const steps: string[] = [];
    for (const step of path.split('/')) {
      if (step === '..') steps.pop();
      else if (step !== '' && step !== '.') steps.push(step);
    }
    const plain = steps.join('/');
    const routes = [`/${plain}`, routeOf(plain || 'index'), routeOf(plain.replace(/\.mdx?$/, ''))];
    const page = routes.map((route) => pageAt(this.#site, route)).find((one) => one !== undefined);
    if (page !== undefined) return page.route;
    const next = this.#redirect(plain);
    if (next?.startsWith('/') && left > 0) return this.#pageAt(next, left - 1);
    return this.#firstBelow(`/${plain}/`);
  }

  /** Hosts lead readers on from a folder to its first page. */
  #firstBelow(folder: string): string | undefined {
    if (!this.#firsts.has(folder)) {
      this.#firsts.set(
        folder,
        Object.keys(this.#site.pages).find((route) => route.startsWith(folder)),
      );
    }
    return this.#firsts.get(folder);
  }
}

/** Where a path is sent, without its query and fragment; what a wildcard stands for is filled in. */
function redirectsOf(site: Site): (path: string) => string | undefined {
  // Where they are written is of no account here.
  const place = {} as JsonPlace;
  const written = site.site.redirects.map(
    ({ source, destination, permanent }): Redirection => ({
      source: { text: source, place },
      destination: { text: destination, place },
      permanent,
      place,
    }),
  );
  const find = redirectLookup(written);
  return (path) => {
    const found = find(path);
    return found === undefined ? undefined : destinationFor(found, path).replace(/[?#].*$/s, '');
  };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
