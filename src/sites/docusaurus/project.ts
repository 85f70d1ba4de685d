import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { digestOf, writeWhole } from '../../core/host.ts';
import { type Finding, withoutUnsafeSigns } from '../../core/values.ts';
import { escapeHtml } from '../../render/html.ts';
import type { RenderedPage } from '../../render/types.ts';
import type { MadeFiles } from '../assets/assets.ts';
import { writeChanged } from '../publish/write-changed.ts';
import { SiteRenderer } from '../rendering/render-site.ts';
import { writePages } from '../rendering/write-pages.ts';
import type { ResolvedSite } from '../resolve.ts';
import type { Addresses } from '../view/targets.ts';
import type { OwnNavigation } from './forms.ts';
import { frontMatterOf } from './front-matter.ts';
import { docusaurus } from './manifest.ts';
import { createDocusaurusTheme } from './page-theme.ts';
import { docIds, docusaurusSidebars, sidebarNames } from './sidebars.ts';
import { addressesOf, ownNavigations } from './views.ts';

/** What Docusaurus reads of a site: a folder of docs, a file of sidebars and a style sheet. */
export class DocsProject {
  /** Absolute path. */
  readonly docs: string;
  /** Absolute path. */
  readonly sidebars: string;
  /** Absolute path of the style sheet of pages: of utility classes, and of the site's own. */
  readonly utilities: string;
  readonly #plugin: string;
  readonly #renderer: SiteRenderer;
  /** What surrounds the pages, by the absolute paths of their docs. */
  #navigations: ReadonlyMap<string, OwnNavigation> = new Map();

  /**
   * @param folder Absolute path of a folder for generated files.
   * @param plugin Id of the plugin.
   * @param root Absolute path of the project.
   * @param slashed Gives addresses in the text of pages the slash at their end that the site is to have.
   */
  constructor(
    folder: string,
    plugin: string,
    root: string,
    slashed: (addresses: Addresses) => Addresses = (same) => same,
  ) {
    this.docs = join(folder, 'docs');
    this.sidebars = join(folder, 'sidebars.json');
    this.utilities = join(folder, 'utilities.css');
    this.#plugin = plugin;
    this.#renderer = new SiteRenderer({
      generator: docusaurus,
      project: root,
      theme: createDocusaurusTheme,
      addresses: (site) => slashed(addressesOf(site)),
    });
  }

  /** Scripts that pages load. */
  get made(): MadeFiles {
    return this.#renderer.made;
  }

  /** Makes the folder and the files, without anything in them, where they are not there: Docusaurus looks for them early. */
  async prepare(): Promise<void> {
    await mkdir(this.docs, { recursive: true });
    if (!existsSync(this.sidebars)) writeWhole(this.sidebars, '{}\n');
    if (!existsSync(this.utilities)) writeWhole(this.utilities, '');
  }

  /**
   * Brings all of them up to date.
   *
   * @returns What became of parts of pages that could not be kept.
   */
  async write(site: ResolvedSite): Promise<readonly Finding[]> {
    const { model } = site;
    const names = sidebarNames(model);
    const idOf = docIds(model);
    const around = ownNavigations(model, this.#plugin);
    const navigations = new Map<string, OwnNavigation>();
    const { findings } = await writePages(site, this.#renderer, this.docs, {
      fileOf: ({ route, file }) =>
        file === undefined
          ? `${route.slice(1) || 'index'}.mdx`
          : withoutUnsafeSigns(pathBelow(site.root, file).replace(/\.md$/i, '.mdx')),
      // Infima sets the space around headings and paragraphs that are children of `.markdown`.
      className: 'markdown',
      statements: ({ page }) => [`export const toc = ${JSON.stringify(tocOf(page))};`],
      frontMatter: (content, title, place) => {
        const page = model.pages[content.route];
        const navigation = around.get(content.route);
        if (page === undefined || navigation === undefined) return {};
        navigations.set(join(this.docs, place), navigation);
        // Webpack keeps compiled pages, and compiles those anew whose text has changed.
        const digest = { docsJsonNav: digestOf(navigation) };
        return { ...frontMatterOf(model, content, page, names, idOf), title, ...digest };
      },
    });
    this.#navigations = navigations;
    writeChanged(this.utilities, this.#renderer.styles);
    this.#writeSidebars(`${JSON.stringify(docusaurusSidebars(model), undefined, 1)}\n`);
    return findings;
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

/** "On this page" as Docusaurus has it: its values are HTML. */
function tocOf({ headings }: RenderedPage): object[] {
  return headings
    .filter(({ depth }) => depth > 1)
    .map(({ id, text, depth }) => ({ value: escapeHtml(text), id, level: depth }));
}
