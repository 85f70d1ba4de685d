import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  digestOf,
  FileError,
  relativePath,
  selfAndAncestors,
  sha256,
  shortPath,
  writeFileAtomic,
} from '../../core/host.ts';
import { isObject, parseJson } from '../../core/values.ts';
import { isContainedPath, removeFile } from '../../generators/publish.ts';

const listFileName = '.docs-json-nav-generated.json';

/** Hashes of generated texts by path relative to the output folder, with `/`. */
export type PageHashes = ReadonlyMap<string, string>;

interface SiteFiles {
  readonly name: string;
  readonly files: PageHashes;
}

export class GeneratedList {
  readonly #folder: string;
  readonly #site: string;
  readonly #sites: Map<string, SiteFiles>;
  readonly #listedFolders = new Map<string, boolean>([['.', false]]);
  /** False for a new folder, and for a folder written before version 0.3, which had no list. */
  readonly exists: boolean;

  /**
   * @param folder Absolute path of the output folder, which may not exist.
   * @param root Absolute path of the docs folder.
   * @throws FileError if the list can't be read.
   */
  constructor(folder: string, root: string) {
    this.#folder = folder;
    // Hashed, because the path may reveal folder names of this machine.
    this.#site = digestOf(relativePath(folder, root));
    const sites = readGeneratedList(join(folder, listFileName));
    this.exists = sites !== undefined;
    this.#sites = sites ?? new Map();
  }

  get files(): PageHashes {
    return this.#sites.get(this.#site)?.files ?? new Map();
  }

  get hasListAbove(): boolean {
    const [, ...ancestors] = selfAndAncestors(this.#folder);
    return ancestors.some((folder) => existsSync(join(folder, listFileName)));
  }

  /**
   * Tests whether a file is in a subfolder with its own list.
   *
   * @param file Path relative to the output folder, with `/`.
   */
  isInNestedOutput(file: string): boolean {
    return this.#isListed(dirname(file));
  }

  #isListed(subfolder: string): boolean {
    const cached = this.#listedFolders.get(subfolder);
    if (cached !== undefined) return cached;
    const isListed = this.#isListed(dirname(subfolder)) || existsSync(join(this.#folder, subfolder, listFileName));
    this.#listedFolders.set(subfolder, isListed);
    return isListed;
  }

  write(name: string, files: PageHashes): void {
    if (files.size === 0 && !this.exists) return;
    const otherSites = [...this.#sites].filter(([site]) => site !== this.#site);
    const sites = [
      [this.#site, { name, files }] as const,
      ...otherSites.map(([site, otherSite]) => {
        const remaining = [...otherSite.files].filter(([file]) => !files.has(file));
        return [site, { ...otherSite, files: new Map(remaining) }] as const;
      }),
    ].filter(([, site]) => site.files.size > 0);
    if (sites.length === 0) {
      removeFile(this.#folder, listFileName);
      return;
    }
    const sortedSites = sites.map(([site, { name, files }]) => [site, { name, files: toSortedRecord(files) }] as const);
    const text = `${JSON.stringify({ version: 1, sites: toSortedRecord(sortedSites) }, undefined, 2)}\n`;
    const path = join(this.#folder, listFileName);
    if (!this.exists || readFileSync(path, 'utf8') !== text) writeFileAtomic(path, text);
  }
}

/** Hash of a text that doesn't depend on its line endings. */
export function pageHash(text: string): string {
  return sha256(text.replaceAll('\r\n', '\n'));
}

function toSortedRecord<Value>(entries: Iterable<readonly [string, Value]>): Record<string, Value> {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * @returns Files of each site. `undefined` if the list doesn't exist.
 * @throws FileError if the list can't be read.
 */
function readGeneratedList(path: string): Map<string, SiteFiles> | undefined {
  const status = lstatSync(path, { throwIfNoEntry: false });
  if (status === undefined) return undefined;
  const sites = status.isFile() ? parseSites(readFileSync(path, 'utf8')) : undefined;
  if (sites !== undefined) return sites;
  throw new FileError(
    `${shortPath(path)} is not a list of generated pages that this version can read: remove it, or choose another folder.`,
  );
}

function parseSites(text: string): Map<string, SiteFiles> | undefined {
  const list = parseJson(text);
  if (!isObject(list) || list.version !== 1 || !isObject(list.sites)) return undefined;
  const sites = new Map<string, SiteFiles>();
  for (const [site, value] of Object.entries(list.sites)) {
    if (!isObject(value) || !isObject(value.files) || typeof value.name !== 'string') return undefined;
    const files = Object.entries(value.files).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && isContainedPath(entry[0]),
    );
    sites.set(site, { name: value.name, files: new Map(files) });
  }
  return sites;
}
