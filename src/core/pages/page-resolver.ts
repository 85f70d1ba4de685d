import { diagnose } from '../findings/diagnose.ts';
import type { Host } from '../host/host.ts';
import { prunedFolders } from '../host/host.ts';
import { isUrl, splitAddress } from '../links/address.ts';
import { comparedPath, type Redirects } from '../links/redirects.ts';
import type { IgnoredFile, Inventory, PageFile } from '../values/inventory.ts';
import type { MissingEntry, PageTarget } from '../values/links.ts';
import { groupBy } from '../values/lists.ts';
import type { Written } from '../values/navigation.ts';
import type { Finding } from '../values/outcome.ts';
import { foldCase, foldersAbove, normalizePath, routeOf, withoutExtension } from '../values/paths.ts';
import type { Place } from '../values/place.ts';

/** Finds the page that an entry means, and says what is wrong with the way it is written. */
export class PageResolver {
  readonly #inventory: Inventory;
  readonly #host: Pick<Host, 'exists'>;
  readonly #redirects: Redirects;
  readonly #named: () => ReadonlySet<string>;
  /** What is wrong with the way that the entries are written that were resolved so far. */
  readonly findings: Finding[] = [];
  /** By their paths without regard to letter case. */
  readonly #folded: ReadonlyMap<string, readonly PageFile[]>;
  /** Pages whose twins are reported. */
  readonly #twins = new Set<PageFile>();
  /** Those that name no page. */
  readonly missing: MissingEntry[] = [];

  /** @param named The paths that the navigation names, right or wrong. */
  constructor(
    inventory: Inventory,
    host: Pick<Host, 'exists'>,
    redirects: Redirects,
    named: () => ReadonlySet<string>,
  ) {
    this.#named = named;
    this.#inventory = inventory;
    this.#folded = groupBy(inventory.pages.values(), ({ path }) => foldCase(path));
    this.#host = host;
    this.#redirects = redirects;
  }

  resolve({ text, place }: Written): PageTarget {
    const normal = normalizePath(text);
    const path = normal === '' ? 'index' : normal;
    const page = path === undefined ? undefined : this.#inventory.pages.get(path);
    // A trailing slash, a leading one: such spellings of `index` itself name the folder.
    if (page !== undefined && normal !== '') return this.#found(page, place);
    if (isUrl(text) || text.startsWith('mailto:')) return this.#bad(text, place, 'url', undefined);
    if (text.includes('\\')) return this.#bad(text, place, 'backslash', normalizePath(text.replaceAll('\\', '/')));
    if (/\p{Cc}/u.test(text))
      return this.#bad(text, place, 'control', normalizePath(text.replace(/\p{Cc}+/gu, '').trim()));
    if (path === undefined) return this.#bad(text, place, 'outside', undefined);
    if (this.#inventory.isProvided(path)) return { ...target(path), provided: true };
    // That the folder cannot be read is said once.
    if (this.#inventory.isUnknown(path)) return target(path);
    return this.#otherwise(text, path, place);
  }

  /** An entry that no page file has as its path. */
  #otherwise(entry: string, path: string, place: Place): PageTarget {
    const { pages, ignored } = this.#inventory;
    const bare = withoutExtension(path);
    const left =
      ignored.get(path) ?? (bare === undefined ? undefined : ignored.get(bare)) ?? this.#unread(bare ?? path);
    if (left !== undefined) return this.#ignored(entry, path, left, place);

    const plain = bare === undefined ? undefined : pages.get(bare);
    if (plain !== undefined) {
      this.findings.push(diagnose('page-extension', place, { entry, path: plain.path }));
      return this.#found(plain, place);
    }
    const index = pages.get(path === 'index' ? 'index' : `${path}/index`);
    if (index !== undefined) {
      this.findings.push(diagnose('page-folder', place, { entry, path: index.path }));
      return this.#found(index, place);
    }
    const [other, ...rivals] = this.#inOtherCase(path, bare);
    if (other !== undefined) {
      const isSure = rivals.length === 0 && !this.#named().has(other.path);
      const args = { entry, path: other.path, file: other.file, isSure };
      this.findings.push(diagnose('page-letter-case', place, args));
      return this.#found(other, place);
    }
    const before = normalizePath(splitAddress(entry)[0]);
    if (before !== path && before !== undefined && pages.has(before))
      return this.#bad(entry, place, 'fragment', before);
    this.missing.push({ entry, path: bare ?? path, place, redirect: this.#redirected(path) });
    return target(path);
  }

  #found(page: PageFile, place: Place): PageTarget {
    const twin = page.hides ?? this.#inCase(page.path).find((one) => one !== page)?.file;
    if (twin !== undefined && !this.#twins.has(page)) {
      this.#twins.add(page);
      this.findings.push(diagnose('page-twin', place, { kept: page.file, other: twin }));
    }
    return target(page.path, page.file);
  }

  #ignored(entry: string, path: string, { file, rule }: IgnoredFile, place: Place): PageTarget {
    const related = rule.line === undefined ? undefined : { file: '.mintignore', line: rule.line };
    this.findings.push(diagnose('page-ignored', place, { entry, file, rule }, related));
    return target(path);
  }

  /** A path that is none, and the page that it may mean. */
  #bad(
    entry: string,
    place: Place,
    problem: 'url' | 'outside' | 'backslash' | 'control' | 'fragment',
    meant: string | undefined,
  ): PageTarget {
    const page = meant === undefined ? undefined : this.#inventory.pages.get(meant);
    this.findings.push(diagnose('page-path', place, { entry, problem, page: page?.path ?? '' }));
    return target(page?.path ?? entry, page?.file);
  }

  /** A file in a folder that is never read into: behind a link out of the docs folder, or where no pages are. */
  #unread(path: string): IgnoredFile | undefined {
    const { ignored } = this.#inventory;
    const linked = foldersAbove(path).map((folder) => ignored.get(folder));
    const outside = linked.find((one) => one?.rule.from === 'symbolic-link');
    if (outside !== undefined) return outside;
    const folder = path.split('/').find((segment) => prunedFolders.has(segment));
    if (folder === undefined) return undefined;
    const file = [`${path}.mdx`, `${path}.md`].find((candidate) => this.#host.exists(candidate));
    return file === undefined ? undefined : { file, rule: { pattern: folder, from: 'built-in' } };
  }

  #redirected(path: string): MissingEntry['redirect'] {
    const found = this.#redirects.find(comparedPath(path));
    if (found === undefined) return undefined;
    const [destination, rest] = splitAddress(found.destination);
    const page = comparedPath(destination);
    return this.#inventory.pages.has(page) ? { page, isExact: !found.isWild && rest === '' } : undefined;
  }

  #inOtherCase(path: string, bare: string | undefined): readonly PageFile[] {
    return [path, bare ?? [], `${path}/index`].flat().flatMap((name) => this.#inCase(name));
  }

  #inCase(path: string): readonly PageFile[] {
    return this.#folded.get(foldCase(path)) ?? [];
  }
}

/** @param file Undefined for a page that is not there. */
function target(path: string, file?: string): PageTarget {
  return { kind: 'page', path, route: routeOf(path), file, provided: false };
}
