import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf, packageFolder } from '../../core/host.ts';
import { getOrCreate } from '../../core/values.ts';
import { ParsedFiles } from '../../render/code.ts';
import { compileIsland, type IslandContext, namesInScope } from '../../render/islands.ts';
import type { OptionalPackages } from '../../render/optional-packages.ts';
import type { Theme } from '../../render/theme.ts';
import type { Island, PageLookup, RenderedPage } from '../../render/types.ts';
import { diagramScript, diagramStartTag } from '../../render/writers.ts';
import type { GeneratedFiles } from '../assets/assets.ts';

/** Output folder of page scripts, relative to the base path. */
const scriptsFolder = '_docs-json-nav';

/**
 * Scripts of pages, with content hashes in their names: the code of stateful components, the runtime that hydrates
 * them, and Mermaid if it is installed.
 */
export class PageScripts {
  readonly #files = new Map<string, string>();
  readonly #codes: string[] = [];
  readonly #utilities = new Set<string>();
  /** URLs of compiled modules, by source file. */
  readonly #compiled = new Map<string, Promise<string>>();
  /** URLs of scripts that packages contain, by absolute path. */
  readonly #scriptUrls = new Map<string, string>();
  readonly #lookup: IslandContext;
  readonly #base: string;
  /** Absolute paths; undefined if Mermaid isn't installed. */
  readonly #sources: { readonly runtime: string; readonly mermaid: string | undefined };

  /** @param base Base path without a trailing slash. */
  constructor(
    islandContext: PageLookup,
    { writers, script = 'plain' }: Theme,
    packages: OptionalPackages,
    base: string,
  ) {
    this.#base = base;
    this.#sources = {
      runtime: join(packageFolder(), `dist/islands/${script}/${script}.js`),
      mermaid: packages.resolve(diagramScript),
    };
    const icon = writers?.icon ?? (() => '');
    this.#lookup = {
      ...namesInScope(),
      files: new ParsedFiles(islandContext),
      link: islandContext.link,
      asset: islandContext.asset,
      icon: (name, file) =>
        icon(
          { name },
          {
            file,
            reportUnknownIcon: () => {},
            reportMissingPackage: () => {},
            asset: (target) => islandContext.asset(target, file),
            isMonochrome: (target) => islandContext.isMonochrome?.(target, file) === true,
          },
        ),
      digest: digestOf,
    };
  }

  /** Scripts that the written pages load, by path relative to the base path. */
  get files(): GeneratedFiles {
    return this.#files;
  }

  /** Code of stateful components, and names in the code that may be utility classes. */
  get islands(): { readonly codes: readonly string[]; readonly utilities: ReadonlySet<string> } {
    return { codes: this.#codes, utilities: this.#utilities };
  }

  async write(page: RenderedPage): Promise<RenderedPage> {
    const attributes = new Map<string, string>();
    const insertData = (html: string): string =>
      html.replace(/data-island="(island-\d+)"/g, (_, id: string) => `data-island='${attributes.get(id) ?? ''}'`);
    // Nested islands come first, so their data is known when it is inserted into the enclosing island.
    for (const island of page.islands)
      attributes.set(island.id, jsonAttribute(await this.#islandData(island, insertData)));
    const html = this.#withDiagrams(page.islands.length === 0 ? page.html : insertData(page.html));
    return html === page.html ? page : { ...page, html };
  }

  #withDiagrams(html: string): string {
    const { mermaid } = this.#sources;
    if (mermaid === undefined || !html.includes(diagramStartTag)) return html;
    return html.replaceAll(diagramStartTag, `${diagramStartTag} data-script="${this.#addFile('mermaid', mermaid)}"`);
  }

  async #islandData({ module, ...island }: Island, insertData: (html: string) => string): Promise<object> {
    const code = await getOrCreate(this.#compiled, module, (file) => this.#compile(file));
    const slots = Object.entries(island.slots).map(([name, html]) => [name, html === null ? null : insertData(html)]);
    const members = { ...island, slots: Object.fromEntries(slots) };
    const nonEmpty = Object.entries(members).filter(([, value]) => !isEmpty(value));
    const runtime = this.#addFile('islands', this.#sources.runtime);
    return { runtime, code, ...Object.fromEntries(nonEmpty) };
  }

  async #compile(module: string): Promise<string> {
    const { code, utilities } = await compileIsland(module, this.#lookup);
    for (const name of utilities) this.#utilities.add(name);
    this.#codes.push(code);
    return this.#add(module.replace(/^.*\//, '').replace(/\.\w+$/, ''), code);
  }

  #addFile(name: string, file: string): string {
    return getOrCreate(this.#scriptUrls, file, () => this.#add(name, readFileSync(file, 'utf8')));
  }

  #add(name: string, text: string): string {
    const path = hashedPath(name, text, 'js');
    this.#files.set(path, text);
    return `${this.#base}/${path}`;
  }
}

/** Output path with a content hash, relative to the base path. */
export function hashedPath(name: string, text: string, extension: string): string {
  return `${scriptsFolder}/${name.replace(/[^\w-]+/g, '-')}.${digestOf(text)}.${extension}`;
}

/** JSON for an attribute in single quotes, because JSON contains many double quotes. */
function jsonAttribute(data: object): string {
  return JSON.stringify(data).replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;');
}

function isEmpty(value: unknown): boolean {
  return value === false || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
}
