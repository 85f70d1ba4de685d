import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf, packageFolder } from '../../core/host.ts';
import { ParsedFiles } from '../../render/code.ts';
import { compileIsland, type IslandWorld, namesInScope } from '../../render/islands.ts';
import type { Theme } from '../../render/theme.ts';
import type { Island, PageLookup, RenderedPage } from '../../render/types.ts';
import type { MadeFiles } from '../assets/assets.ts';
import { PageScripts } from './page-scripts.ts';

/**
 * Gives the parts of pages that contain state what brings them to life in a browser: the addresses of their code and of the
 * runtime, which are files of the site with names that change with what is in them.
 */
export class IslandScripts {
  readonly #scripts: PageScripts;
  readonly #compiled = new Map<string, Promise<string>>();
  readonly #utilities = new Set<string>();
  readonly #lookup: IslandWorld;
  /** Name of the runtime in `dist/islands`. */
  readonly #runtimeName: string;
  #runtime: string | undefined;

  /** @param base Path that the site is served under, without a slash at its end. */
  constructor(lookup: PageLookup, { writers, script = 'plain' }: Theme, base: string) {
    this.#scripts = new PageScripts(base);
    this.#runtimeName = script;
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

  /** The scripts. Pages that were written have asked for all of them. */
  get files(): MadeFiles {
    return this.#scripts.files;
  }

  /** Words in the code that may be classes of Tailwind's. */
  get utilities(): ReadonlySet<string> {
    return this.#utilities;
  }

  /** The page with what its islands need on their elements; the page itself if it has none. */
  async write(page: RenderedPage): Promise<RenderedPage> {
    if (page.islands.length === 0) return page;
    const written = new Map<string, string>();
    const inserted = (html: string): string =>
      html.replace(/data-island="(island-\d+)"/g, (_, id: string) => `data-island='${written.get(id) ?? ''}'`);
    // Islands in the children of others come first.
    for (const island of page.islands) written.set(island.id, attributeOf(await this.#dataOf(island, inserted)));
    return { ...page, html: inserted(page.html) };
  }

  async #dataOf({ module, ...island }: Island, inserted: (html: string) => string): Promise<object> {
    const code = this.#compiled.get(module) ?? this.#compile(module);
    this.#compiled.set(module, code);
    const slots = Object.entries(island.slots).map(([name, html]) => [name, html === null ? null : inserted(html)]);
    const members = { ...island, slots: Object.fromEntries(slots) };
    const given = Object.entries(members).filter(([, value]) => !isEmpty(value));
    this.#runtime ??= this.#addRuntime();
    return { runtime: this.#runtime, code: await code, ...Object.fromEntries(given) };
  }

  async #compile(module: string): Promise<string> {
    const { code, utilities } = await compileIsland(module, this.#lookup);
    for (const name of utilities) this.#utilities.add(name);
    return this.#scripts.add(module.replace(/^.*\//, '').replace(/\.\w+$/, ''), code);
  }

  #addRuntime(): string {
    const name = this.#runtimeName;
    return this.#scripts.add('islands', readFileSync(join(packageFolder(), `dist/islands/${name}/${name}.js`), 'utf8'));
  }
}

/** JSON in single quotes: it contains many of the others. */
function attributeOf(data: object): string {
  return JSON.stringify(data).replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;');
}

function isEmpty(value: unknown): boolean {
  return value === false || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
}
