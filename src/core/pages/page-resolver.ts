import { diagnose } from '../findings/diagnose.ts';
import { type Host, prunedFolders } from '../host/host.ts';
import { normalizeRedirectPath, type Redirects } from '../links/redirects.ts';
import { isUrl, splitUrl } from '../links/url.ts';
import type { IgnoredFile, Inventory, PageFile } from '../values/inventory.ts';
import type { MissingEntry, PageTarget } from '../values/links.ts';
import { groupBy } from '../values/lists.ts';
import type { Location } from '../values/location.ts';
import type { SourceText } from '../values/navigation.ts';
import type { Finding } from '../values/outcome.ts';
import { ancestorFolders, foldCase, normalizePath, routeOf, withoutExtension } from '../values/paths.ts';

export class PageResolver {
  readonly #inventory: Inventory;
  readonly #host: Pick<Host, 'exists'>;
  readonly #redirects: Redirects;
  readonly #namedPaths: () => ReadonlySet<string>;
  readonly findings: Finding[] = [];
  readonly #byFoldedPath: ReadonlyMap<string, readonly PageFile[]>;
  /** Pages that were already reported because another file differs only in extension or letter case. */
  readonly #reportedTwins = new Set<PageFile>();
  readonly missing: MissingEntry[] = [];

  /** @param getNamedPaths Returns all paths in the navigation, valid or not. */
  constructor(
    inventory: Inventory,
    host: Pick<Host, 'exists'>,
    redirects: Redirects,
    getNamedPaths: () => ReadonlySet<string>,
  ) {
    this.#namedPaths = getNamedPaths;
    this.#inventory = inventory;
    this.#byFoldedPath = groupBy(inventory.pages.values(), ({ path }) => foldCase(path));
    this.#host = host;
    this.#redirects = redirects;
  }

  resolve({ text, location }: SourceText): PageTarget {
    const normalizedPath = normalizePath(text);
    const path = normalizedPath === '' ? 'index' : normalizedPath;
    const page = path === undefined ? undefined : this.#inventory.pages.get(path);
    // `/` and other spellings of the root normalize to an empty path and name a folder, not the page `index`.
    if (page !== undefined && normalizedPath !== '') return this.#pageResult(page, location);
    if (isUrl(text) || text.startsWith('mailto:')) return this.#invalidPath(text, location, 'url', undefined);
    if (text.includes('\\'))
      return this.#invalidPath(text, location, 'backslash', normalizePath(text.replaceAll('\\', '/')));
    if (/\p{Cc}/u.test(text))
      return this.#invalidPath(text, location, 'control', normalizePath(text.replace(/\p{Cc}+/gu, '').trim()));
    if (path === undefined) return this.#invalidPath(text, location, 'outside', undefined);
    if (this.#inventory.isProvided(path)) return { ...pageTarget(path), provided: true };
    // A page in an unreadable folder may exist. The folder is reported elsewhere.
    if (this.#inventory.isUnknown(path)) return pageTarget(path);
    return this.#resolveInexact(text, path, location);
  }

  #resolveInexact(entry: string, path: string, location: Location): PageTarget {
    const { pages, ignored } = this.#inventory;
    const pathWithoutExtension = withoutExtension(path);
    const ignoredFile =
      ignored.get(path) ??
      (pathWithoutExtension === undefined ? undefined : ignored.get(pathWithoutExtension)) ??
      this.#unscannedFile(pathWithoutExtension ?? path);
    if (ignoredFile !== undefined) return this.#ignoredResult(entry, path, ignoredFile, location);

    const pageWithoutExtension = pathWithoutExtension === undefined ? undefined : pages.get(pathWithoutExtension);
    if (pageWithoutExtension !== undefined) {
      this.findings.push(diagnose('page-extension', location, { entry, path: pageWithoutExtension.path }));
      return this.#pageResult(pageWithoutExtension, location);
    }
    const index = pages.get(path === 'index' ? 'index' : `${path}/index`);
    if (index !== undefined) {
      this.findings.push(diagnose('page-folder', location, { entry, path: index.path }));
      return this.#pageResult(index, location);
    }
    const [variant, ...otherVariants] = this.#caseVariants(path, pathWithoutExtension);
    if (variant !== undefined) {
      const isSure = otherVariants.length === 0 && !this.#namedPaths().has(variant.path);
      const args = { entry, path: variant.path, file: variant.file, isSure };
      this.findings.push(diagnose('page-letter-case', location, args));
      return this.#pageResult(variant, location);
    }
    const withoutFragment = normalizePath(splitUrl(entry)[0]);
    if (withoutFragment !== path && withoutFragment !== undefined && pages.has(withoutFragment))
      return this.#invalidPath(entry, location, 'fragment', withoutFragment);
    this.missing.push({ entry, path: pathWithoutExtension ?? path, location, redirect: this.#redirectTarget(path) });
    return pageTarget(path);
  }

  #pageResult(page: PageFile, location: Location): PageTarget {
    const twin = page.hides ?? this.#pagesIgnoringCase(page.path).find((item) => item !== page)?.file;
    if (twin !== undefined && !this.#reportedTwins.has(page)) {
      this.#reportedTwins.add(page);
      this.findings.push(diagnose('page-twin', location, { usedFile: page.file, unusedFile: twin }));
    }
    return pageTarget(page.path, page.file);
  }

  #ignoredResult(entry: string, path: string, { file, rule }: IgnoredFile, location: Location): PageTarget {
    const related = rule.line === undefined ? undefined : { file: '.mintignore', line: rule.line };
    this.findings.push(diagnose('page-ignored', location, { entry, file, rule }, related));
    return pageTarget(path);
  }

  #invalidPath(
    entry: string,
    location: Location,
    problem: 'url' | 'outside' | 'backslash' | 'control' | 'fragment',
    suggestedPath: string | undefined,
  ): PageTarget {
    const page = suggestedPath === undefined ? undefined : this.#inventory.pages.get(suggestedPath);
    this.findings.push(diagnose('page-path', location, { entry, problem, page: page?.path ?? '' }));
    return pageTarget(page?.path ?? entry, page?.file);
  }

  /**
   * Finds a file in a folder that is not scanned: in a linked folder outside the docs folder, or in a pruned folder.
   */
  #unscannedFile(path: string): IgnoredFile | undefined {
    const { ignored } = this.#inventory;
    const ignoredFolders = ancestorFolders(path).map((folder) => ignored.get(folder));
    const externalFile = ignoredFolders.find((item) => item?.rule.from === 'symbolic-link');
    if (externalFile !== undefined) return externalFile;
    const folder = path.split('/').find((segment) => prunedFolders.has(segment));
    if (folder === undefined) return undefined;
    const file = [`${path}.mdx`, `${path}.md`].find((candidate) => this.#host.exists(candidate));
    return file === undefined ? undefined : { file, rule: { pattern: folder, from: 'built-in' } };
  }

  #redirectTarget(path: string): MissingEntry['redirect'] {
    const redirect = this.#redirects.find(normalizeRedirectPath(path));
    if (redirect === undefined) return undefined;
    const [destination, suffix] = splitUrl(redirect.destination);
    const page = normalizeRedirectPath(destination);
    return this.#inventory.pages.has(page) ? { page, isExact: !redirect.isWildcard && suffix === '' } : undefined;
  }

  #caseVariants(path: string, pathWithoutExtension: string | undefined): readonly PageFile[] {
    return [path, pathWithoutExtension ?? [], `${path}/index`].flat().flatMap((name) => this.#pagesIgnoringCase(name));
  }

  #pagesIgnoringCase(path: string): readonly PageFile[] {
    return this.#byFoldedPath.get(foldCase(path)) ?? [];
  }
}

function pageTarget(path: string, file?: string): PageTarget {
  return { kind: 'page', path, route: routeOf(path), file, provided: false };
}
