import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { mirrorPages } from '../../kit/mirror/mirror.ts';
import type { PageContent } from '../../kit/pages/read-pages.ts';
import { digestOf } from '../../kit/publish/digest.ts';
import type { Addresses } from '../../kit/view/targets.ts';
import type { ResolvedSite } from '../../resolve.ts';
import type { Page } from '../../values/site.ts';
import type { PageNavigation } from './forms.ts';
import { projectPage } from './projection.ts';
import type { AdditionalPage } from './types.ts';

/** Member of front matter and of a page's data that is the plugin's own. */
export const ownMember = 'docsJsonNav';

/** A page as Rspress has it. */
export interface MirroredPage {
  readonly page: Page;
  readonly navigation: PageNavigation;
}

/** The pages of a site by the absolute paths of the files that Rspress reads. */
export type MirroredPages = ReadonlyMap<string, MirroredPage>;

/**
 * Writes the pages of a site into a folder. Each carries a digest of what surrounds it: Rspress, which keeps compiled
 * pages, compiles those anew whose surroundings have changed, and no others.
 */
export async function writePages(site: ResolvedSite, folder: string, addresses: Addresses): Promise<MirroredPages> {
  mkdirSync(folder, { recursive: true });
  // Rspress is told of a page by the path that its bundler knows, links followed.
  const root = realpathSync(folder);
  const byPath = new Map<string, MirroredPage>();
  await mirrorPages(site, root, { imports: 'imports', fileOf: placeOf, frontMatter });
  return byPath;

  function frontMatter(content: PageContent, place: string): Record<string, unknown> {
    const path = join(root, place);
    const page = site.model.pages[content.route] as Page;
    const navigation = projectPage(site.model, page, addresses);
    byPath.set(path, { page, navigation });
    // Rspress would show a tag of its own beside ours.
    const { tag, ...data } = content.data;
    const bare = page.placements.length === 0 ? { sidebar: false } : {};
    return { ...data, ...bare, [ownMember]: digestOf(navigation) };
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
function placeOf({ route, format }: PageContent): string {
  const path = route === '/' ? 'index' : route.slice(1);
  const plain = path.replace(/[#?%!'\\]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `pages/${plain}.${format}`;
}
