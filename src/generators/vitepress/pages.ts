import { sep } from 'node:path';
import type { FileDates } from '../../kit/pages/git-dates.ts';
import { readPages } from '../../kit/pages/read-pages.ts';
import { type Writing, WrittenFolder } from '../../kit/publish/written-folder.ts';
import type { ResolvedSite } from '../../resolve.ts';
import { fileOf } from './address.ts';
import { Converter } from './mdx/convert.ts';
import type { ConversionWarning } from './mdx/warning.ts';
import { pageFile } from './page-file.ts';

/** What has come of writing the pages. Files are paths below the folder, with `/`. */
export interface WrittenPages {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly warnings: readonly ConversionWarning[];
}

/** The pages of a site as files that VitePress reads, in a folder of their own. */
export class PageFiles {
  readonly #folder: string;
  readonly #components: ReadonlySet<string>;
  readonly #dates: FileDates;

  /**
   * @param folder Absolute path; it need not exist.
   * @param components Names of the components that the theme has.
   * @param dates When the files of the docs folder were changed, where pages are to say so.
   */
  constructor(folder: string, components: ReadonlySet<string>, dates: FileDates) {
    this.#folder = folder;
    this.#components = components;
    this.#dates = dates;
  }

  /** Writes the pages of a site; a file that is the same stays untouched. */
  async write(site: ResolvedSite): Promise<WrittenPages> {
    const folder = new WrittenFolder(this.#folder);
    const files: Record<Writing, string[]> = { added: [], changed: [], same: [] };
    const warnings: ConversionWarning[] = [];
    const converter = new Converter({
      isComponent: (name) => this.#components.has(name),
      read: site.read,
    });
    for (const content of await readPages(site)) {
      const page = site.model.pages[content.route];
      if (page === undefined) continue;
      const { file, body, bodyLine: line } = content;
      const source = {
        file:
          file
            ?.slice(site.root.length + 1)
            .split(sep)
            .join('/') ?? content.route,
        text: body,
        line,
      };
      const converted = converter.convert(source, content.format);
      warnings.push(...converted.warnings);
      const name = fileOf(content.route);
      files[folder.write(name, pageFile(page, content, converted.body, this.#dates.get(page.file ?? '')))].push(name);
    }
    return { added: files.added, changed: files.changed, removed: folder.finish(), warnings };
  }
}
