import { editionOf, languageFolder, withoutLanguageFolders } from '../config/languages.ts';
import { diagnose } from '../findings/diagnose.ts';
import { type Host, readText } from '../host/host.ts';
import type { LinkLookup, Resolution } from '../links/lookup.ts';
import { type LinkOrigin, resolveLink, resolveOnPages } from '../links/resolve.ts';
import { encodeLinkPath, retarget } from '../links/retarget.ts';
import { hashOfUrl, hasImageExtension, isLoopback, parseUrl, splitUrl } from '../links/url.ts';
import { urlFlaw } from '../pages/url-flaw.ts';
import { excludedFile, type IgnoredFile, type Inventory, type PageFile } from '../values/inventory.ts';
import { withoutUndefined } from '../values/json.ts';
import type { BrokenPageLink, BrokenRedirection } from '../values/links.ts';
import { groupBy } from '../values/lists.ts';
import type { Location, TextLocation } from '../values/location.ts';
import type { Finding } from '../values/outcome.ts';
import type { BodyLink, PageBody } from '../values/page-body.ts';
import { folderOf, normalizePath, routeOf, urlPathOfFile, withoutExtension } from '../values/paths.ts';
import { variablesIn } from '../values/variables.ts';
import type { Anchors } from './anchors.ts';
import { pagesBySnippet } from './page-files.ts';
import type { SpecificationLink } from './specifications.ts';

/** Characters before a URL that are searched for the name of its attribute, or for the text of its link. */
const maxTextBefore = 200;

export interface LinkCheckInput {
  readonly bodies: ReadonlyMap<string, PageBody>;
  readonly inventory: Inventory;
  readonly descriptionLinks: readonly (Pick<SpecificationLink, 'target' | 'location'> & {
    readonly routes: readonly string[];
  })[];
  readonly lookup: LinkLookup;
  readonly loopingRedirects: ReadonlySet<number>;
  /** Redirects with a broken destination, by index. */
  readonly brokenRedirects: ReadonlyMap<number, BrokenRedirection>;
  readonly anchors: Anchors;
  /** Reads pages with links to localhost. */
  readonly read: Host['read'];
}

export interface CheckedLinks {
  readonly findings: readonly Finding[];
  readonly deadLinks: readonly BrokenPageLink[];
}

/**
 * Checks links in pages, snippets and specifications: the target and the heading must exist. A link in a snippet is
 * reported once, in the snippet.
 */
export function checkLinks(input: LinkCheckInput): CheckedLinks {
  return new LinkChecker(input).run();
}

class LinkChecker {
  readonly #input: LinkCheckInput;
  readonly #byRoute: ReadonlyMap<string, PageFile>;
  readonly #anchors: Anchors;
  readonly #findings: Finding[] = [];
  readonly #dead: BrokenPageLink[] = [];
  /** Headings of all pages by id. */
  #pagesByAnchor: ReadonlyMap<string, readonly { readonly page: PageFile }[]> | undefined;
  /** Files that `.mintignore` excludes, by path without language folders. */
  #excludedPages: ReadonlyMap<string, string> | undefined;

  constructor(input: LinkCheckInput) {
    this.#input = input;
    this.#byRoute = pagesByRoute(input.inventory);
    this.#anchors = input.anchors;
  }

  run(): CheckedLinks {
    const { bodies, inventory, descriptionLinks, loopingRedirects } = this.#input;
    const { pages } = inventory;
    for (const page of pages.values()) this.#checkFile(page.file, [page]);
    for (const [file, shownOn] of pagesBySnippet(pages, bodies)) this.#checkFile(file, shownOn);
    for (const { target, location, routes } of descriptionLinks) {
      if (variablesIn(target).length > 0) continue;
      if (this.#reportUnusable({ target, kind: 'link' }, location)) continue;
      // A relative link is checked from every page that shows it.
      const origins = (routes.length === 0 ? ['/'] : routes).map((route) => ({ route, file: null }));
      const resolution = resolveOnPages(target, null, origins, this.#input.lookup);
      if (resolution.redirects !== undefined && loopingRedirects.has(resolution.redirects.first)) continue;
      if (resolution.to === 'nothing') this.#reportMissing({ target, kind: 'link' }, location, resolution, [], routes);
    }
    return { findings: this.#findings, deadLinks: this.#dead };
  }

  #checkFile(file: string, includingPages: readonly PageFile[]): void {
    const isSnippet = includingPages[0]?.file !== file;
    const origins = includingPages.map((page) => ({ route: routeOf(page.path), file: page.file }));
    const routes = origins.map(({ route }) => route);
    const { links = [], spacedLinks = [] } = this.#input.bodies.get(file) ?? {};
    for (const link of spacedLinks) this.#reportSpaces(link, file, origins);
    for (const link of links) {
      // Unknown variables are reported separately.
      if (variablesIn(link.target).length > 0) continue;
      const location = { file, start: link.start, end: link.end };
      if (this.#reportUnusable(link, location)) continue;
      const { host = '', path } = parseUrl(link.target);
      if (isLoopback(host)) {
        const args = {
          target: link.target,
          written: this.#previewedPage(link.target),
          isImage: isImageLink(link, path),
          attribute: this.#attributeOf(link, location),
          isForecast: mentionsHost(readText(this.#input, file) ?? '', link.target),
        };
        this.#findings.push(diagnose('link-local', location, args));
        continue;
      }
      if (isSnippet && /^\s*#/.test(link.target)) {
        this.#checkHashOfSnippet(link.target, includingPages, location);
        continue;
      }
      const resolution = resolveOnPages(link.target, file, origins, this.#input.lookup);
      if (resolution.redirects !== undefined && this.#input.loopingRedirects.has(resolution.redirects.first)) continue;
      if (resolution.to === 'nothing')
        this.#reportMissing(link, location, resolution, isSnippet ? includingPages : [], routes);
      else if (isSnippet) this.#reportMissingOnSome(link, location, includingPages, origins);
      if (resolution.to === 'file') this.#checkImagePath(link, location, resolution, origins);
      if (resolution.to !== 'page' || resolution.isFolder) continue;
      if (resolution.isGuess) {
        const hasSameTarget = origins.every((origin) =>
          isPageAt(resolution.route, resolveOnPages(link.target, file, [origin], this.#input.lookup)),
        );
        const fixedTarget = hasSameTarget
          ? retarget(link.target, undefined, resolution.route, this.#input.lookup.base)
          : undefined;
        // The fix is certain only for another page in the same language and version. A redirect may point to only a
        // part of the intended content.
        const isSure =
          resolution.isContested !== true &&
          resolution.redirects === undefined &&
          origins.every(
            (page) => page.route !== resolution.route && this.#editionOf(page) === editionOf(resolution.route),
          );
        const args = {
          target: link.target,
          route: resolution.route,
          isOne: hasSameTarget,
          written: fixedTarget,
          isSure,
        };
        this.#findings.push(diagnose('link-relative', location, args));
      } else if (
        /\.mdx?$/i.test(path) &&
        resolution.redirects === undefined &&
        !this.#isRoute(path) &&
        !routes.every((route) => this.#isRedirected(path, route))
      ) {
        const fixedTarget = retarget(link.target, undefined, resolution.route, this.#input.lookup.base);
        this.#findings.push(
          diagnose('link-extension', location, { target: link.target, isImage: false, written: fixedTarget }),
        );
      }
      const targetPage = this.#byRoute.get(resolution.route);
      if (targetPage !== undefined)
        this.#checkAnchor(link.target, targetPage, location, routes.length > 1 && !link.target.trim().startsWith('/'));
    }
  }

  /** Reports a link that Markdown shows as text, because its destination has spaces. */
  #reportSpaces({ target, kind, ...range }: BodyLink, file: string, origins: readonly LinkOrigin[]): void {
    if (variablesIn(target).length > 0) return;
    const { host } = parseUrl(target);
    const location = { file, start: range.start, end: range.end };
    const isImage = kind === 'image';
    if (host !== undefined && /\s/.test(host.trim())) {
      this.#findings.push(diagnose('link-invalid', location, { target, kind: 'host spaces', isImage }));
      return;
    }
    const isExternal = host !== undefined;
    const [path, suffix] = splitUrl(target);
    const suffixWithoutSpaces = isExternal ? encodeSpaces(suffix) : suffix.trim().replace(/\s+/g, '-').toLowerCase();
    const candidates = [encodeSpaces(path), path.replace(/\s+/g, '-')].map((text) => text + suffixWithoutSpaces);
    const exists = (text: string): boolean => resolveOnPages(text, file, origins, this.#input.lookup).to !== 'nothing';
    const meant = isExternal ? candidates[0] : candidates.find(exists);
    const isSure = meant !== undefined && meant === candidates[0] && (isExternal || suffix === '');
    this.#findings.push(diagnose('link-invalid', location, { target, kind: 'spaces', meant, isSure, isImage }));
  }

  /** Reports a link that is empty or that no browser can open. Returns false for other links. */
  #reportUnusable(link: Pick<BodyLink, 'target' | 'kind'>, location: Location): boolean {
    const { target } = link;
    if (target.trim() === '') {
      this.#findings.push(
        diagnose('link-empty', location, {
          isImage: link.kind === 'image',
          attribute: this.#attributeOf(link, location),
        }),
      );
      return true;
    }
    const flaw = urlFlaw(target);
    if (flaw === undefined) return false;
    this.#findings.push(diagnose('link-invalid', location, { target, ...flaw }));
    return true;
  }

  /** Name of the attribute that contains a link: `href`. `undefined` for links in Markdown and specifications. */
  #attributeOf({ kind }: Pick<BodyLink, 'kind'>, location: Location): string | undefined {
    if (kind !== 'attribute' || !('start' in location)) return undefined;
    return /(?<![\w:-])([A-Za-z][\w:-]*)\s*=\s*\{?\s*["'`]$/.exec(this.#textBefore(location))?.[1];
  }

  /** Text of a link in Markdown, without links or brackets inside. `undefined` for other links. */
  #labelOf(location: TextLocation): string | undefined {
    return /\[([^[\]\n]+)\]\(<?$/.exec(this.#textBefore(location))?.[1];
  }

  #textBefore({ file, start }: TextLocation): string {
    return readText(this.#input, file)?.slice(Math.max(start - maxTextBefore, 0), start) ?? '';
  }

  /** Reports a relative image, which the host doesn't show. */
  #checkImagePath(
    link: BodyLink,
    location: Location,
    { path, redirects }: Extract<Resolution, { to: 'file' }>,
    origins: readonly LinkOrigin[],
  ): void {
    const [targetPath, suffix] = splitUrl(link.target.trim());
    if (targetPath.startsWith('/') || redirects !== undefined || !isImageLink(link, targetPath)) return;
    // In a snippet shown on several pages, the same path may name different images.
    const written = origins.length === 1 ? `/${encodeLinkPath(path)}${suffix}` : undefined;
    this.#findings.push(diagnose('link-extension', location, { target: link.target, isImage: true, written }));
  }

  /** True if a page has exactly this route, extension included. */
  #isRoute(path: string): boolean {
    const route = normalizePath(path);
    return route !== undefined && this.#input.lookup.routeAt(`/${route}`) !== undefined;
  }

  /** True if a redirect matches the path of a link, as written with its extension. */
  #isRedirected(path: string, route: string): boolean {
    const absolutePath = normalizePath(path.startsWith('/') ? path : `${folderOf(route)}/${path}`);
    return absolutePath !== undefined && this.#input.lookup.redirects.find(absolutePath) !== undefined;
  }

  #editionOf({ file, route }: LinkOrigin): string {
    return editionOf(file === null ? route : urlPathOfFile(file, this.#input.lookup.layout));
  }

  /**
   * Local path of the page that a preview URL shows: `http://localhost:3000/start → /start`. `undefined` for the root,
   * which any server may have.
   */
  #previewedPage(target: string): string | undefined {
    const { path, query, hash } = parseUrl(target);
    const resolution = /^\/?$/.test(path) ? undefined : resolveLink(path, { route: '/', file: '' }, this.#input.lookup);
    return resolution?.to === 'page' && !resolution.isFolder ? path + query + hash : undefined;
  }

  #reportMissingOnSome(
    link: BodyLink,
    location: Location,
    includingPages: readonly PageFile[],
    origins: readonly LinkOrigin[],
  ): void {
    if (includingPages.length === 1 || link.target.trim().startsWith('/')) return;
    const missingFrom = new Set(
      origins.filter(
        (origin) => resolveOnPages(link.target, location.file, [origin], this.#input.lookup).to === 'nothing',
      ),
    );
    const [firstOrigin] = missingFrom;
    const resolution =
      firstOrigin === undefined ? undefined : resolveLink(link.target, firstOrigin, this.#input.lookup);
    if (resolution?.to !== 'nothing') return;
    const missingOn = includingPages.filter((_, index) => missingFrom.has(origins[index] as LinkOrigin));
    const routes = origins.map(({ route }) => route);
    this.#reportMissing(link, location, resolution, missingOn, routes);
  }

  /**
   * @param missingOn Pages on which a snippet's link is dead; empty for a link of the page itself.
   * @param from Routes of all pages that show the link.
   */
  #reportMissing(
    link: Pick<BodyLink, 'target' | 'kind'>,
    location: Location,
    { path, redirects }: Extract<Resolution, { to: 'nothing' }>,
    missingOn: readonly PageFile[],
    from: readonly string[],
  ): void {
    const file = path.replace(/^\/+/, '');
    const { inventory } = this.#input;
    const isImage = isImageLink(link, path);
    const leftOut =
      excludedFile(inventory.fileByUrlPath.get(file) ?? file, inventory) ??
      (inventory.files.has(file) ? inventory.ignored.get(withoutExtension(file) ?? file) : this.#ignoredPage(file));
    this.#dead.push({
      kind: 'link',
      text: link.target,
      path: `/${file}`,
      location,
      pageRoutes: from,
      isImage,
      throughRedirect: redirects && this.#input.brokenRedirects.get(redirects.last),
      shownOn: missingOn.map((page) => page.file),
      leftOut,
      excludedCounterpart: leftOut && this.#excludedCounterpart(location.file),
    });
  }

  /** Page file at a path without extension that a rule of the site excludes: `drafts/plan → drafts/plan.mdx`. */
  #ignoredPage(path: string): IgnoredFile | undefined {
    const { ignored } = this.#input.inventory;
    const ignoredFile = ignored.get(path) ?? ignored.get(`${path}/index`);
    return ignoredFile?.rule.from === 'built-in' ? undefined : ignoredFile;
  }

  /** Page excluded by `.mintignore` of which a page is a translation: `fr/plan.mdx → plan.mdx`. */
  #excludedCounterpart(file: string): string | undefined {
    if (languageFolder(file) === '') return undefined;
    this.#excludedPages ??= new Map(
      [...this.#input.inventory.ignored]
        .filter(([, { rule }]) => rule.from === '.mintignore')
        .map(([path, excluded]) => [withoutLanguageFolders(path), excluded.file]),
    );
    return this.#excludedPages.get(withoutLanguageFolders(withoutExtension(file) ?? file));
  }

  /** Reports a bare hash in a snippet, which refers to the page that shows it, if no such page has that heading. */
  #checkHashOfSnippet(target: string, includingPages: readonly PageFile[], location: TextLocation): void {
    const [page] = includingPages;
    const isMissing = includingPages.every((item) => this.#anchors.checkAnchor(target, item)?.kind === 'missing');
    if (page !== undefined && isMissing) this.#checkAnchor(target, page, location, includingPages.length > 1);
  }

  #checkAnchor(target: string, page: PageFile, location: TextLocation, isShared: boolean): void {
    const anchor = hashOfUrl(target);
    const fault = this.#anchors.checkAnchor(target, page, () => this.#labelOf(location));
    if (fault === undefined) return;
    const elsewhere =
      fault.kind === 'missing' && fault.nearest === undefined ? this.#findHeadingElsewhere(anchor, page) : undefined;
    const args = { target, anchor, file: page.file, isShared, ...fault, ...withoutUndefined({ elsewhere }) };
    this.#findings.push(diagnose('link-anchor', location, args));
  }

  /** URL of the only heading with this id in the folder of a page, else of the only one in the pages of its language. */
  #findHeadingElsewhere(anchor: string, page: PageFile): string | undefined {
    const { bodies, inventory, lookup } = this.#input;
    this.#pagesByAnchor ??= groupBy(
      [...inventory.pages.values()].flatMap((item) =>
        (bodies.get(item.file)?.anchors ?? []).map((id) => ({ id, page: item })),
      ),
      ({ id }) => id,
    );
    const candidates = (this.#pagesByAnchor.get(anchor) ?? [])
      .map((item) => item.page)
      .filter(({ file }) => languageFolder(file) === languageFolder(page.file));
    const neighbors = candidates.filter(({ file }) => folderOf(file) === folderOf(page.file));
    const [match] = [neighbors, candidates].find(({ length }) => length === 1) ?? [];
    return match && `${lookup.base}${routeOf(match.path)}#${anchor}`;
  }
}

export function pagesByRoute({ pages }: Pick<Inventory, 'pages'>): ReadonlyMap<string, PageFile> {
  return new Map([...pages.values()].map((page) => [routeOf(page.path), page]));
}

function isPageAt(route: string, resolution: Resolution): boolean {
  return resolution.to === 'page' && resolution.route === route;
}

function encodeSpaces(text: string): string {
  return text.replace(/\s/g, '%20');
}

function isImageLink({ kind }: Pick<BodyLink, 'kind'>, path: string): boolean {
  return kind === 'image' || hasImageExtension(path);
}

function mentionsHost(text: string, target: string): boolean {
  const [, host] = /^[a-z]+:\/\/([^/?#]+)/i.exec(target) ?? [];
  const visibleText = text.replace(/\]\([^)]*\)|\b(?:href|src)=(?:"[^"]*"|'[^']*')/g, '');
  return host !== undefined && visibleText.includes(host);
}
