import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf, packageFolder } from '../../core/host.ts';
import { getOrMake } from '../../core/values.ts';
import { ParsedFiles } from '../../render/code.ts';
import { diagramScript, diagramTag } from '../../render/diagrams.ts';
import { compileIsland, type IslandContext, namesInScope } from '../../render/islands.ts';
import type { OptionalPackages } from '../../render/optional-packages.ts';
import type { Theme } from '../../render/theme.ts';
import type { Island, PageLookup, RenderedPage } from '../../render/types.ts';
import type { MadeFiles } from '../assets/assets.ts';

/** Folder of a site, below its base, that scripts of pages are in. */
const folder = '_docs-json-nav';

/**
 * The scripts that pages load, as files of the site whose names change with what is in them: what brings parts with state
 * to life, and what draws diagrams if mermaid is installed. Pages get their addresses.
 */
export class PageScripts {
  readonly #files = new Map<string, string>();
  readonly #codes: string[] = [];
  readonly #utilities = new Set<string>();
  /** Addresses of the code of modules. */
  readonly #compiled = new Map<string, Promise<string>>();
  /** Addresses of scripts of this package and of others, by their files. */
  readonly #added = new Map<string, string>();
  readonly #lookup: IslandContext;
  readonly #base: string;
  /** Absolute paths; mermaid's is undefined if it is not installed. */
  readonly #sources: { readonly runtime: string; readonly mermaid: string | undefined };

  /** @param base Path that the site is served under, without a slash at its end. */
  constructor(lookup: PageLookup, { writers, script = 'plain' }: Theme, packages: OptionalPackages, base: string) {
    this.#base = base;
    this.#sources = {
      runtime: join(packageFolder(), `dist/islands/${script}/${script}.js`),
      mermaid: packages.resolve(diagramScript),
    };
    const icon = writers?.icon ?? (() => '');
    this.#lookup = {
      ...namesInScope(),
      files: new ParsedFiles(lookup),
      link: lookup.link,
      asset: lookup.asset,
      icon: (name, file) =>
        icon(
          { name },
          {
            file,
            reportIcon: () => {},
            reportMissingPackage: () => {},
            asset: (target) => lookup.asset(target, file),
            isMonochrome: (target) => lookup.isMonochrome?.(target, file) === true,
          },
        ),
      digest: digestOf,
    };
  }

  /** The scripts that the written pages load, by their paths below the site's base. */
  get files(): MadeFiles {
    return this.#files;
  }

  /** The code of parts with state, and the words in it that may be classes of Tailwind's. */
  get islands(): { readonly codes: readonly string[]; readonly utilities: ReadonlySet<string> } {
    return { codes: this.#codes, utilities: this.#utilities };
  }

  /** The page with what its islands and diagrams need on their elements; the page itself if it has none. */
  async write(page: RenderedPage): Promise<RenderedPage> {
    const written = new Map<string, string>();
    const inserted = (html: string): string =>
      html.replace(/data-island="(island-\d+)"/g, (_, id: string) => `data-island='${written.get(id) ?? ''}'`);
    // Islands in the children of others come first.
    for (const island of page.islands) written.set(island.id, attributeOf(await this.#dataOf(island, inserted)));
    const html = this.#withDiagrams(page.islands.length === 0 ? page.html : inserted(page.html));
    return html === page.html ? page : { ...page, html };
  }

  #withDiagrams(html: string): string {
    const { mermaid } = this.#sources;
    if (mermaid === undefined || !html.includes(diagramTag)) return html;
    return html.replaceAll(diagramTag, `${diagramTag} data-script="${this.#addFile('mermaid', mermaid)}"`);
  }

  async #dataOf({ module, ...island }: Island, inserted: (html: string) => string): Promise<object> {
    const code = await getOrMake(this.#compiled, module, (file) => this.#compile(file));
    const slots = Object.entries(island.slots).map(([name, html]) => [name, html === null ? null : inserted(html)]);
    const members = { ...island, slots: Object.fromEntries(slots) };
    const given = Object.entries(members).filter(([, value]) => !isEmpty(value));
    const runtime = this.#addFile('islands', this.#sources.runtime);
    return { runtime, code, ...Object.fromEntries(given) };
  }

  async #compile(module: string): Promise<string> {
    const { code, utilities } = await compileIsland(module, this.#lookup);
    for (const name of utilities) this.#utilities.add(name);
    this.#codes.push(code);
    return this.#add(module.replace(/^.*\//, '').replace(/\.\w+$/, ''), code);
  }

  #addFile(name: string, file: string): string {
    return getOrMake(this.#added, file, () => this.#add(name, readFileSync(file, 'utf8')));
  }

  /** Adds a script, and gives its address. */
  #add(name: string, text: string): string {
    const path = madePath(name, text, 'js');
    this.#files.set(path, text);
    return `${this.#base}/${path}`;
  }
}

/**
 * The path of a file that pages load, below the site's base. It changes with what is in the file.
 *
 * @param ending `js`.
 */
export function madePath(name: string, text: string, ending: string): string {
  return `${folder}/${name.replace(/[^\w-]+/g, '-')}.${digestOf(text)}.${ending}`;
}

/** JSON in single quotes: it contains many of the others. */
function attributeOf(data: object): string {
  return JSON.stringify(data).replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;');
}

function isEmpty(value: unknown): boolean {
  return value === false || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
}
