import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import type { ResolvedSite } from '../../resolve.ts';
import type { Site } from '../../values/site.ts';
import { mirrorPages } from '../pages/mirror.ts';
import type { PageContent } from '../pages/read-pages.ts';
import { WrittenFolder } from '../pages/written-folder.ts';
import { frontMatterOf } from './front-matter.ts';
import { docIdOf, projectSidebars, sidebarNames } from './sidebars.ts';
import { navigationOf } from './views.ts';

/** Folder below the docs for what pages import and is no page of its own. */
export const importsFolder = '_imports';

/** What Docusaurus reads of a site: a folder of docs and a file of sidebars. */
export class DocsProject {
  /** Absolute path. */
  readonly docs: string;
  /** Absolute path. */
  readonly sidebars: string;
  /** Absolute path of the folder with what surrounds each page. */
  readonly #navigation: string;
  readonly #ids = new Map<string, string>();

  /** @param folder Absolute path of a folder for generated files. */
  constructor(folder: string) {
    this.docs = join(folder, 'docs');
    this.sidebars = join(folder, 'sidebars.json');
    this.#navigation = join(folder, 'navigation');
  }

  /** Makes the folder and the file, without anything in them, where they are not there: Docusaurus looks for them early. */
  async prepare(): Promise<void> {
    await mkdir(this.docs, { recursive: true });
    await writeFile(this.sidebars, '{}\n', { flag: 'wx' }).catch(() => undefined);
  }

  /** Brings both up to date. */
  async write(site: ResolvedSite): Promise<void> {
    const { model } = site;
    const names = sidebarNames(model);
    const idOf = (route: string): string | undefined => this.#ids.get(route);
    this.#ids.clear();
    for (const page of Object.values(model.pages)) {
      if (page.file !== null || page.endpoint !== undefined) this.#ids.set(page.route, docIdOf(page));
    }
    await this.#writeNavigation(model);
    await mirrorPages(site, this.docs, {
      imports: importsFolder,
      fileOf: ({ route, file, format }) =>
        file === undefined ? `${route.slice(1) || 'index'}.${format}` : pathBelow(site.root, file),
      frontMatter: (content: PageContent) => {
        const page = model.pages[content.route];
        return page === undefined ? {} : frontMatterOf(model, content, page, names, idOf);
      },
    });
    await this.#writeSidebars(`${JSON.stringify(projectSidebars(model, idOf), undefined, 1)}\n`);
  }

  /** The file with what surrounds a page, by the file of its doc; both absolute paths. */
  navigationOf(doc: string): string | undefined {
    const path = doc.startsWith(this.docs + sep) ? pathBelow(this.docs, doc) : undefined;
    if (path === undefined || path.startsWith(`${importsFolder}/`)) return undefined;
    return join(this.#navigation, `${path.replace(/\.mdx?$/i, '')}.json`);
  }

  async #writeNavigation(model: Site): Promise<void> {
    const folder = new WrittenFolder(this.#navigation);
    for (const [route, id] of this.#ids) {
      folder.write(`${id}.json`, JSON.stringify(navigationOf(model, model.pages[route])));
    }
    folder.finish();
  }

  async #writeSidebars(text: string): Promise<void> {
    const before = await readFile(this.sidebars, 'utf8').catch(() => undefined);
    if (before === text) return;
    await writeFile(this.sidebars, text);
    // Docusaurus reads the file by `require`, which keeps what it has read.
    delete createRequire(import.meta.url).cache[this.sidebars];
  }
}

function pathBelow(folder: string, file: string): string {
  return relative(folder, file).split(sep).join('/');
}
