import { join } from 'node:path';
import type { Finding } from '../../core/values.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import type { MadeFiles } from '../assets/assets.ts';
import type { Generator, Manifest, Projection, SitePage } from '../contract.ts';
import { type Writing, WrittenFolder } from '../publish/written-folder.ts';
import { mdxFile } from './mdx-file.ts';
import { PagesRenderer } from './render-pages.ts';
import { findingsFor } from './site-findings.ts';
import { takeTitle } from './take-title.ts';

/** A page with everything that a generator takes of it. */
export interface ProjectedPage<Around> extends SitePage {
  /** Path of its file below the folder of the site, with `/`. */
  readonly path: string;
  readonly around: Around;
  readonly frontMatter: Record<string, unknown>;
}

/** A site in the form of a generator, before it is written. */
export interface ProjectedSite<Around> {
  /** In the model's order. */
  readonly pages: readonly ProjectedPage<Around>[];
  readonly projection: Projection<Around>;
  /** What is lost, changed or replaced. */
  readonly findings: readonly Finding[];
}

/** What has come of writing a site: pages by their paths below the folder, and what is lost, changed or replaced. */
export interface WrittenSite extends Readonly<Record<Writing, readonly string[]>> {
  /** Pages and other files of an earlier time that are gone. */
  readonly removed: readonly string[];
  readonly findings: readonly Finding[];
}

/** Renders a site for a generator and writes it as the files that the generator reads. */
export class SiteWriter<Around> {
  readonly #manifest: Manifest;
  readonly #generator: Generator<Around>;
  readonly #project: string;
  readonly #renderer: PagesRenderer;
  #pages: ReadonlyMap<string, ProjectedPage<Around>> = new Map();

  /** @param project Absolute path of the project, whose packages color code and bring icons. */
  constructor(manifest: Manifest, generator: Generator<Around>, project: string) {
    this.#manifest = manifest;
    this.#generator = generator;
    this.#project = project;
    this.#renderer = new PagesRenderer({
      ...manifest.support,
      project,
      theme: (settings) => generator.theme(settings),
      addressOf: (route, site) => generator.addressOf(route, site),
    });
  }

  /** The scripts that pages load: those of earlier renderings too, for pages that a browser still shows. */
  get made(): MadeFiles {
    return this.#renderer.made;
  }

  /** The style sheet of pages as they were last rendered. */
  get styles(): string {
    return this.#renderer.styles;
  }

  /** The pages as they were last written, by the absolute paths of their files. */
  get pages(): ReadonlyMap<string, ProjectedPage<Around>> {
    return this.#pages;
  }

  /** For a generator that takes pages from memory. */
  async project(site: ResolvedSite): Promise<ProjectedSite<Around>> {
    const rendered = await this.#renderer.render(site);
    const findings = findingsFor(this.#manifest, site, this.#project, rendered);
    const projection = this.#generator.projection(site);
    const pages = rendered.pages.flatMap((content) => {
      const page = site.model.pages[content.route];
      if (page === undefined) return [];
      const { title = page.title, heading, html } = takeTitle(content);
      const written: SitePage = { page, content, title, heading, html };
      const around = projection.navigation(page);
      const path = projection.fileOf(written);
      return [{ ...written, path, around, frontMatter: projection.frontMatter(written, around) }];
    });
    return { pages, projection, findings };
  }

  /**
   * Brings a folder up to date: only what has changed is written, and what an earlier run wrote and this one does not is
   * removed.
   *
   * @param folder Absolute path; it need not exist.
   * @param isShared Whether others may have files there.
   * @throws FileError for a path that leads out of the folder, and for a file of somebody else's in a shared one.
   */
  async write(site: ResolvedSite, folder: string, isShared = false): Promise<WrittenSite> {
    const { pages, projection, findings } = await this.project(site);
    const files = projection.files?.(this.styles) ?? new Map<string, () => string>();
    const target = new WrittenFolder(folder);
    if (isShared) target.claim([...pages.map(({ path }) => path), ...files.keys()]);
    const written: Record<Writing, string[]> = { added: [], changed: [], same: [] };
    for (const page of pages) {
      const text = projection.textOf?.(page, page.frontMatter, page.around) ?? mdxFile(page, page.frontMatter);
      written[target.write(page.path, text)].push(page.path);
    }
    for (const [file, content] of files) target.write(file, content());
    this.#pages = new Map(pages.map((page) => [join(folder, page.path), page]));
    return { ...written, removed: target.finish(), findings };
  }
}
