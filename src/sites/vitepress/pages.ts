import type { Finding } from '../../core/values.ts';
import type { MadeFiles } from '../assets/assets.ts';
import { type Writing, WrittenFolder } from '../publish/written-folder.ts';
import type { FileDates } from '../rendering/git-dates.ts';
import type { SiteRenderer } from '../rendering/render-site.ts';
import type { ResolvedSite } from '../resolve.ts';
import { fileOf } from './address.ts';
import { pageFile } from './page-file.ts';

/** What has come of writing the pages. Files are paths below the folder, with `/`. */
export interface WrittenPages {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly findings: readonly Finding[];
}

/** The pages of a site as files that VitePress reads, in a folder of their own. */
export class PageFiles {
  readonly #folder: string;
  readonly #renderer: SiteRenderer;
  readonly #dates: FileDates;

  /**
   * @param folder Absolute path; it need not exist.
   * @param dates When the files of the docs folder were changed, where pages are to say so.
   */
  constructor(folder: string, renderer: SiteRenderer, dates: FileDates) {
    this.#folder = folder;
    this.#renderer = renderer;
    this.#dates = dates;
  }

  /** Scripts that pages load. */
  get made(): MadeFiles {
    return this.#renderer.made;
  }

  /** The style sheet of the utility classes in them. */
  get styles(): string {
    return this.#renderer.styles;
  }

  /** Writes the pages of a site; a file that is the same stays untouched. */
  async write(site: ResolvedSite): Promise<WrittenPages> {
    const folder = new WrittenFolder(this.#folder);
    const files: Record<Writing, string[]> = { added: [], changed: [], same: [] };
    const { pages, findings } = await this.#renderer.render(site);
    for (const content of pages) {
      const page = site.model.pages[content.route];
      if (page === undefined) continue;
      const name = fileOf(content.route);
      files[folder.write(name, pageFile(page, content, this.#dates.get(page.file ?? '')))].push(name);
    }
    return { added: files.added, changed: files.changed, removed: folder.finish(), findings };
  }
}
