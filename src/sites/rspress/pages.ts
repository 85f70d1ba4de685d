import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../../core/host.ts';
import type { Page } from '../../core/site.ts';
import type { Finding } from '../../core/values.ts';
import type { RenderedPage } from '../../render/types.ts';
import { modeOf } from '../rendering/page-mode.ts';
import type { PageContent } from '../rendering/render-pages.ts';
import type { SiteRenderer } from '../rendering/render-site.ts';
import { writePages } from '../rendering/write-pages.ts';
import type { ResolvedSite } from '../resolve.ts';
import type { Addresses } from '../view/targets.ts';
import type { PageNavigation } from './forms.ts';
import { projectPage } from './projection.ts';
import type { AdditionalPage } from './types.ts';

/** Member of front matter and of a page's data that is the plugin's own. */
export const ownMember = 'docsJsonNav';

/** A page as Rspress has it. */
export interface MirroredPage {
  readonly page: Page;
  readonly navigation: PageNavigation;
  readonly rendered: RenderedPage;
}

/** The pages of a site by the absolute paths of the files that Rspress reads. */
export type MirroredPages = ReadonlyMap<string, MirroredPage>;

/** What has come of writing the pages. */
export interface WrittenPages {
  readonly pages: MirroredPages;
  readonly findings: readonly Finding[];
}

/**
 * Writes the pages of a site into a folder. Each carries a digest of what surrounds it: Rspress, which keeps compiled
 * pages, compiles those anew whose surroundings have changed, and no others.
 */
export async function writeSite(
  site: ResolvedSite,
  renderer: SiteRenderer,
  folder: string,
  addresses: Addresses,
): Promise<WrittenPages> {
  mkdirSync(folder, { recursive: true });
  // Rspress is told of a page by the path that its bundler knows, links followed.
  const root = realpathSync(folder);
  const byPath = new Map<string, MirroredPage>();
  const { findings } = await writePages(site, renderer, root, { fileOf: placeOf, frontMatter });
  return { pages: byPath, findings };

  function frontMatter(content: PageContent, title: string, place: string): Record<string, unknown> {
    const path = join(root, place);
    const page = site.model.pages[content.route] as Page;
    const navigation = projectPage(site.model, page, addresses);
    byPath.set(path, { page, navigation, rendered: content.page });
    // Rspress would show a tag of its own beside ours.
    const { tag, ...data } = content.data;
    const { hasOutline, hasSidebar } = modeOf(data);
    const bare = page.placements.length === 0 || !hasSidebar ? { sidebar: false } : {};
    const wide = hasOutline ? {} : { outline: false, pageType: 'doc-wide' };
    return { ...wide, ...data, title, ...bare, [ownMember]: digestOf(navigation) };
  }
}

/** The pages in the form of Rspress's `addPages`. */
export function additionalPages(pages: MirroredPages): AdditionalPage[] {
  // Rspress takes what looks like the ending of a page file from an address: this one is there to be taken.
  return [...pages].map(([filepath, { page }]) => ({
    routePath: `${page.route === '/' ? '/index' : page.route}.mdx`,
    filepath,
  }));
}

/** Path below the folder; characters that mean something in a module's request are written otherwise. */
function placeOf({ route }: PageContent): string {
  const path = route === '/' ? 'index' : route.slice(1);
  const plain = path.replace(/[#?%!'\\]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `pages/${plain}.mdx`;
}
