import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { writeWhole } from '../../host/write-file.ts';
import { mirrorPages } from '../../kit/mirror/mirror.ts';
import { digestOf } from '../../kit/publish/digest.ts';
import { writeChanged } from '../../kit/publish/write-changed.ts';
import type { ResolvedSite } from '../../resolve.ts';
import type { OwnNavigation } from './forms.ts';
import { frontMatterOf } from './front-matter.ts';
import { docIds, docusaurusSidebars, sidebarNames } from './sidebars.ts';
import { ownNavigations } from './views.ts';

/** Folder below the docs for what pages import and is no page of its own. */
export const importsFolder = '_imports';

/** What Docusaurus reads of a site: a folder of docs and a file of sidebars. */
export class DocsProject {
  /** Absolute path. */
  readonly docs: string;
  /** Absolute path. */
  readonly sidebars: string;
  readonly #plugin: string;
  /** What surrounds the pages, by the absolute paths of their docs. */
  #navigations: ReadonlyMap<string, OwnNavigation> = new Map();

  /**
   * @param folder Absolute path of a folder for generated files.
   * @param plugin Id of the plugin.
   */
  constructor(folder: string, plugin: string) {
    this.docs = join(folder, 'docs');
    this.sidebars = join(folder, 'sidebars.json');
    this.#plugin = plugin;
  }

  /** Makes the folder and the file, without anything in them, where they are not there: Docusaurus looks for them early. */
  async prepare(): Promise<void> {
    await mkdir(this.docs, { recursive: true });
    if (!existsSync(this.sidebars)) writeWhole(this.sidebars, '{}\n');
  }

  /** Brings both up to date. */
  async write(site: ResolvedSite): Promise<void> {
    const { model } = site;
    const names = sidebarNames(model);
    const idOf = docIds(model);
    const around = ownNavigations(model, this.#plugin);
    const navigations = new Map<string, OwnNavigation>();
    await mirrorPages(site, this.docs, {
      imports: importsFolder,
      fileOf: ({ route, file, format }) =>
        file === undefined ? `${route.slice(1) || 'index'}.${format}` : pathBelow(site.root, file),
      frontMatter: (content, place) => {
        const page = model.pages[content.route];
        const navigation = around.get(content.route);
        if (page === undefined || navigation === undefined) return {};
        navigations.set(join(this.docs, place), navigation);
        // Webpack keeps compiled pages, and compiles those anew whose text has changed.
        const digest = { docsJsonNav: digestOf(navigation) };
        return { ...frontMatterOf(model, content, page, names, idOf), ...digest };
      },
    });
    this.#navigations = navigations;
    this.#writeSidebars(`${JSON.stringify(docusaurusSidebars(model), undefined, 1)}\n`);
  }

  /** What surrounds a page, by the absolute path of its doc. */
  navigationOf(doc: string): OwnNavigation | undefined {
    return this.#navigations.get(doc);
  }

  #writeSidebars(text: string): void {
    if (!writeChanged(this.sidebars, text)) return;
    // Docusaurus reads the file by `require`, which keeps what it has read.
    delete createRequire(import.meta.url).cache[this.sidebars];
  }
}

function pathBelow(folder: string, file: string): string {
  return relative(folder, file).split(sep).join('/');
}
