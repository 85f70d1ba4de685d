import { getOrCreate } from '../../core/values.ts';
import { OptionalPackages } from '../optional-packages.ts';

export interface IconDrawing {
  readonly body: string;
  readonly width: number;
  readonly height: number;
}

/** Types for the parts of Iconify's format that we use (https://iconify.design/docs/types/iconify-json.html). */
interface IconSet {
  readonly icons: Readonly<Record<string, IconData>>;
  readonly aliases?: Readonly<Record<string, IconData & { readonly parent: string }>>;
  readonly width?: number;
  readonly height?: number;
}

interface IconData {
  readonly body?: string;
  readonly left?: number;
  readonly top?: number;
  readonly width?: number;
  readonly height?: number;
  readonly rotate?: number;
  readonly hFlip?: boolean;
  readonly vFlip?: boolean;
}

const supportedSets: ReadonlySet<string> = new Set(['fa6-solid', 'fa6-regular', 'fa6-brands', 'lucide', 'tabler']);

export function iconSetPackage(prefix: string): string {
  return `@iconify-json/${prefix}`;
}

/** Iconify icon sets, loaded on first use. */
export class IconSets {
  readonly #packages: OptionalPackages;
  readonly #sets = new Map<string, IconSet | undefined>();

  constructor(packages: OptionalPackages) {
    this.#packages = packages;
  }

  /** @param prefix Name of a set: `fa6-solid`, `lucide`. */
  find(prefix: string, name: string): IconDrawing | undefined {
    const set = this.#set(prefix);
    if (set === undefined) return undefined;
    let data: IconData = {};
    let currentName = name;
    // An alias can refer to another alias. The number of steps is limited, because aliases can form a cycle.
    for (let aliasDepth = 0; aliasDepth < 5; aliasDepth += 1) {
      const alias = ownProperty(set.aliases, currentName);
      if (alias === undefined) break;
      data = { ...alias, ...data };
      currentName = alias.parent;
    }
    const icon = ownProperty(set.icons, currentName);
    return icon?.body === undefined ? undefined : toDrawing({ ...icon, ...data, body: icon.body }, set);
  }

  isMissing(prefix: string): boolean {
    return supportedSets.has(prefix) && this.#set(prefix) === undefined;
  }

  #set(prefix: string): IconSet | undefined {
    return getOrCreate(this.#sets, prefix, () => this.#packages.loadJson(`${iconSetPackage(prefix)}/icons.json`));
  }
}

/** Returns an own property. Names come from authors, so `constructor` must not find an inherited property. */
function ownProperty<Value>(record: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
}

function toDrawing(icon: IconData & { readonly body: string }, set: IconSet): IconDrawing {
  const width = icon.width ?? set.width ?? 16;
  const height = icon.height ?? set.height ?? 16;
  const { left = 0, top = 0, rotate = 0, hFlip = false, vFlip = false } = icon;
  const transforms: string[] = [];
  if (left !== 0 || top !== 0) transforms.push(`translate(${-left} ${-top})`);
  if (hFlip || vFlip) {
    transforms.unshift(
      `translate(${hFlip ? width : 0} ${vFlip ? height : 0}) scale(${hFlip ? -1 : 1} ${vFlip ? -1 : 1})`,
    );
  }
  if (rotate % 4 !== 0) transforms.unshift(`rotate(${(rotate % 4) * 90} ${width / 2} ${height / 2})`);
  const body = transforms.length === 0 ? icon.body : `<g transform="${transforms.join(' ')}">${icon.body}</g>`;
  return { body, width, height };
}

/** Iconify sets for each value of `icons.library` in `docs.json`. */
const setsByLibrary: Readonly<Record<string, readonly string[]>> = {
  fontawesome: ['fa6-solid', 'fa6-brands', 'fa6-regular'],
  lucide: ['lucide'],
  tabler: ['tabler'],
};

/**
 * Returns the names of all installed icons of a library, sorted.
 *
 * @param root Absolute path of the project.
 * @param library `fontawesome`, `lucide` or `tabler`. Any other name is treated as `fontawesome`, as on pages.
 */
export function iconNames(root: string, library: string): readonly string[] {
  const packages = new OptionalPackages(root);
  const sets = setsByLibrary[Object.hasOwn(setsByLibrary, library) ? library : 'fontawesome'] ?? [];
  const names = sets.flatMap((set) => {
    const value = Object(packages.loadJson(`${iconSetPackage(set)}/icons.json`));
    return [...Object.keys(Object(value.icons)), ...Object.keys(Object(value.aliases))];
  });
  return [...new Set(names)].sort();
}
