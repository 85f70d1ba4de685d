import { dump } from 'js-yaml';
import type { Finding } from '../../core/values.ts';
import { WrittenFolder } from '../publish/written-folder.ts';
import type { ResolvedSite } from '../resolve.ts';
import { headMarkOf } from './page-mode.ts';
import type { PageContent } from './render-pages.ts';
import type { SiteRenderer } from './render-site.ts';
import { takeTitle } from './take-title.ts';

/** How a generator that compiles MDX wants the pages of a site as files. */
export interface PageForm {
  /** Path of a page's file below the folder, with `/`: `concepts/jobs.mdx`. No two pages share one. */
  fileOf(page: PageContent): string;
  /**
   * @param title The page's own heading, or what the model calls it.
   * @param place What `fileOf` has answered for the page.
   */
  frontMatter(page: PageContent, title: string, place: string): Record<string, unknown>;
  /** Statements of JavaScript before the page: `export const toc = …`. Default: none. */
  statements?(page: PageContent): readonly string[];
  /** Class of the theme for the text of a page, where the theme counts on its direct children. Default: none. */
  readonly className?: string;
}

/** What has come of writing pages. */
export interface WrittenSite {
  /** True where anything has changed. */
  readonly isChanged: boolean;
  readonly findings: readonly Finding[];
}

/**
 * Writes the pages of a site as MDX files into a folder, for generators that read files: front matter as the generator
 * wants it, and the rendered page as one element. Only what has changed is written; what is gone is removed, as far as
 * this wrote it.
 *
 * @param folder Absolute path.
 */
export async function writePages(
  site: ResolvedSite,
  renderer: SiteRenderer,
  folder: string,
  form: PageForm,
): Promise<WrittenSite> {
  const { pages, findings } = await renderer.render(site);
  const target = new WrittenFolder(folder);
  let isChanged = false;
  for (const page of pages) {
    const place = form.fileOf(page);
    const { title = String(page.data.title), html } = takeTitle(page);
    const head = `---\n${yaml(form.frontMatter(page, title, place))}---\n\n`;
    const statements = form.statements?.(page) ?? [];
    const before = statements.length === 0 ? '' : `${statements.join('\n\n')}\n\n`;
    if (target.write(place, `${head}${before}${elementOf(headMarkOf(page.data) + html, form.className)}\n`) !== 'same')
      isChanged = true;
  }
  return { isChanged: target.finish().length > 0 || isChanged, findings };
}

/** HTML as an element of MDX that holds it as it is: a compiler has nothing to read in it. */
function elementOf(html: string, className?: string): string {
  const names = className === undefined ? 'docs-json-nav-page' : `docs-json-nav-page ${className}`;
  return `<div className="${names}" dangerouslySetInnerHTML={{ __html: ${JSON.stringify(html)} }} />`;
}

function yaml(data: Record<string, unknown>): string {
  return Object.keys(data).length === 0 ? '' : dump(data, { lineWidth: -1, noRefs: true, skipInvalid: true });
}
