import { dump } from 'js-yaml';
import type { ResolvedSite } from '../../resolve.ts';
import { type PageContent, readPages } from '../pages/read-pages.ts';
import { titleCodeBlocks } from '../pages/source.ts';
import { readIfThere } from '../publish/write-changed.ts';
import { WrittenFolder } from '../publish/written-folder.ts';
import { MirroredFiles } from './mirrored-files.ts';
import { rewriteImports, rewritePage } from './references.ts';

/** How a generator wants the pages of a site as files. */
export interface MirrorForm {
  /** Path of a page's file below the folder, with `/`: `concepts/jobs.mdx`. No two pages share one. */
  fileOf(page: PageContent): string;
  /** @param place What `fileOf` has answered for the page. */
  frontMatter(page: PageContent, place: string): Record<string, unknown>;
  /** The page's text. Default: as it is. */
  body?(page: PageContent, body: string): string;
  /**
   * Folder below the folder for pieces of pages and code that pages import, with `/`, where the generator would take
   * them for pages. Default: the folder itself.
   */
  readonly imports?: string;
}

/**
 * Writes the pages of a site as files into a folder, for generators that read files: each page with the front matter
 * that the generator wants, and beside them what pages import, and media that they show by relative paths. Imports that
 * count from the docs folder (`/snippets/x.mdx`) are written to count from the file. Only what has changed is written;
 * what is gone is removed, as far as this wrote it.
 *
 * @param folder Absolute path.
 * @returns True where anything has changed.
 */
export async function mirrorPages(site: ResolvedSite, folder: string, form: MirrorForm): Promise<boolean> {
  const pages = await readPages(site);
  const places = new Map<string, string>();
  for (const page of pages) if (page.file !== undefined) places.set(page.file, form.fileOf(page));
  const files = new MirroredFiles(site.root, places, form.imports ?? '');
  const target = new WrittenFolder(folder);
  let isChanged = false;
  for (const page of pages) {
    const place = form.fileOf(page);
    const body = form.body?.(page, page.body) ?? page.body;
    const { file } = page;
    const text =
      file === undefined ? body : rewritePage(body, page.format, (reference) => files.refer(reference, file, place));
    write(place, `---\n${yaml(form.frontMatter(page, place))}---\n\n${text.trimStart()}`);
  }
  for (let more = files.next(); more.length > 0; more = files.next()) {
    for (const { file, place, kind } of more) {
      const bytes = readIfThere(file);
      if (bytes === undefined) continue;
      write(place, kind === 'other' ? bytes : textOf(bytes.toString('utf8'), file, place, kind));
    }
  }
  return target.finish().length > 0 || isChanged;

  function write(place: string, content: string | Uint8Array): void {
    if (target.write(place, content) !== 'same') isChanged = true;
  }

  function textOf(text: string, file: string, place: string, kind: 'page' | 'code'): string {
    const refer = (reference: Parameters<MirroredFiles['refer']>[0]) => files.refer(reference, file, place);
    if (kind === 'code') return rewriteImports(text, refer);
    return rewritePage(titleCodeBlocks(text), /\.mdx$/i.test(file) ? 'mdx' : 'md', refer);
  }
}

function yaml(data: Record<string, unknown>): string {
  return Object.keys(data).length === 0 ? '' : dump(data, { lineWidth: -1, noRefs: true, skipInvalid: true });
}
