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

/** Resolves navigation entries to pages and reports how entries are misspelled. */
export class PageResolver {
  readonly #inventory: Inventory;
  readonly #host: Pick<Host, 'exists'>;
  readonly #redirects: Redirects;
  readonly #named: () => ReadonlySet<string>;
  /** Findings about the entries resolved so far. */
  readonly findings: Finding[] = [];
  /** Pages by case-folded path. */
  readonly #folded: ReadonlyMap<string, readonly PageFile[]>;
  /** Pages already reported because another file differs only in extension or letter case. */
  readonly #twins = new Set<PageFile>();
  /** Entries that match no page. */
  readonly missing: MissingEntry[] = [];

  /** @param named Returns the paths that the navigation names, valid or not. */
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
    // `/` and other spellings of the root normalize to an empty path and name a folder, not the page `index`.
    if (page !== undefined && normal !== '') return this.#found(page, place);
    if (isUrl(text) || text.startsWith('mailto:')) return this.#bad(text, place, 'url', undefined);
    if (text.includes('\\')) return this.#bad(text, place, 'backslash', normalizePath(text.replaceAll('\\', '/')));
    if (/\p{Cc}/u.test(text))
      return this.#bad(text, place, 'control', normalizePath(text.replace(/\p{Cc}+/gu, '').trim()));
    if (path === undefined) return this.#bad(text, place, 'outside', undefined);
    if (this.#inventory.isProvided(path)) return { ...target(path), provided: true };
    // The unreadable folder is reported elsewhere.
    if (this.#inventory.isUnknown(path)) return target(path);
    return this.#otherwise(text, path, place);
  }

  /** Resolves an entry whose path matches no page file exactly. */
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

  /** Reports an invalid path, and resolves to the page that `meant` names if it exists. */
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

  /**
   * Finds a file in a folder that is not scanned: behind a symbolic link out of the docs folder, or in a pruned folder.
   */
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

/** @param file `undefined` for a missing page. */
function target(path: string, file?: string): PageTarget {
  return { kind: 'page', path, route: routeOf(path), file, provided: false };
}
