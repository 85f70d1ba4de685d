import { realpathSync, statSync } from 'node:fs';
import { dirname, extname, join, posix, relative, sep } from 'node:path';
import { decodePercent, splitAddress } from '../../links/address.ts';
import { isMedia } from '../assets/assets.ts';
import type { Reference } from './references.ts';

/** A file that pages name, on its way into the mirror. */
export interface MirroredFile {
  /** Absolute path. */
  readonly file: string;
  /** Path below the mirror, with `/`. */
  readonly place: string;
  /** A page and code may name further files; others are copied as they are. */
  readonly kind: 'page' | 'code' | 'other';
}

const endings = ['', '.mdx', '.md', '.tsx', '.jsx', '.ts', '.js', '.json'];

/** Finds the files that pages and modules name, and where they stand in a mirror. */
export class MirroredFiles {
  readonly #root: string;
  readonly #realRoot: string;
  readonly #pages: ReadonlyMap<string, string>;
  readonly #imports: string;
  readonly #known = new Set<string>();
  readonly #found = new Map<string, string | undefined>();
  #waiting: MirroredFile[] = [];

  /**
   * @param root Absolute path of the docs folder.
   * @param pages Places of the pages in the mirror, by their files.
   * @param imports Folder of the mirror for what is no page.
   */
  constructor(root: string, pages: ReadonlyMap<string, string>, imports: string) {
    this.#root = root;
    this.#realRoot = realpathSync(root);
    this.#pages = pages;
    this.#imports = imports;
  }

  /**
   * The path to write for a reference of a mirrored file; undefined where it stays as written.
   *
   * @param from Absolute path of the file that holds it.
   * @param place Where that file stands in the mirror.
   */
  refer({ path, by }: Reference, from: string, place: string): string | undefined {
    const isFromRoot = path.startsWith('/');
    // An image from the root is published under its path.
    if (by === 'image' ? isFromRoot : !isFromRoot && !path.startsWith('.')) return undefined;
    const [plain, rest] = splitAddress(path);
    const base = isFromRoot
      ? join(this.#root, plain)
      : join(dirname(from), by === 'image' ? decodePercent(plain) : plain);
    const target = this.#find(base);
    const kind = target === undefined ? undefined : kindOf(target);
    if (target === undefined || kind === undefined || (by === 'image' && !isMedia(target))) return undefined;
    const steps = posix.relative(posix.dirname(place), this.#placeOf(target, kind));
    const written = steps.startsWith('.') ? steps : `./${steps}`;
    return (by === 'image' ? written.split('/').map(encodeURIComponent).join('/') : written) + rest;
  }

  /** The files that were named since this was last asked. */
  next(): readonly MirroredFile[] {
    const waiting = this.#waiting;
    this.#waiting = [];
    return waiting;
  }

  #placeOf(file: string, kind: MirroredFile['kind']): string {
    const page = this.#pages.get(file);
    if (page !== undefined) return page;
    const path = relative(this.#root, file).split(sep).join('/');
    const place = isMedia(file) ? path : posix.join(this.#imports, path);
    if (!this.#known.has(file)) this.#waiting.push({ file, place, kind });
    this.#known.add(file);
    return place;
  }

  /** The file that a path means, where it lies in the docs folder, links followed. */
  #find(base: string): string | undefined {
    if (this.#found.has(base)) return this.#found.get(base);
    const path = endings.map((ending) => base + ending).find((one) => this.#isOwn(one));
    this.#found.set(base, path);
    return path;
  }

  #isOwn(path: string): boolean {
    if (!path.startsWith(this.#root + sep)) return false;
    if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return false;
    return realpathSync(path).startsWith(this.#realRoot + sep);
  }
}

function kindOf(file: string): MirroredFile['kind'] | undefined {
  const ending = extname(file).toLowerCase();
  if (ending === '.md' || ending === '.mdx') return 'page';
  if (['.jsx', '.tsx', '.js', '.ts', '.mjs'].includes(ending)) return 'code';
  return isMedia(file) || ending === '.json' || ending === '.css' ? 'other' : undefined;
}
