import { titleFromPath } from '../content/paths.ts';
import type { FrontMatter, PageFile } from '../values/inventory.ts';
import type { Icon, Page } from '../values/site.ts';

/** A page without its places in the navigation. */
export type PageFacts = Omit<Page, 'placements' | 'hidden'> & {
  /** By its own front matter. */
  readonly hidden: boolean;
  /** What its sidebar entry says. */
  readonly label: string;
};

/** What is known of a page file. */
export function factsOfFile(route: string, { path, file, frontMatter }: PageFile): PageFacts {
  const title = frontMatter.title ?? frontMatter.sidebarTitle ?? titleFromPath(path);
  const label = frontMatter.sidebarTitle ?? title;
  const icon = iconOf(frontMatter);
  return {
    route,
    title,
    ...(label === title ? {} : { sidebarTitle: label }),
    ...(frontMatter.description === undefined ? {} : { description: frontMatter.description }),
    ...(icon === undefined ? {} : { icon }),
    ...(frontMatter.tag === undefined ? {} : { tag: frontMatter.tag }),
    ...(frontMatter.deprecated === true ? { deprecated: true } : {}),
    ...(frontMatter.url === undefined ? {} : { url: frontMatter.url }),
    file,
    hidden: frontMatter.hidden === true,
    label,
  };
}

/** What is known of an entry without a file. */
export function factsOfPath(route: string, path: string, provided: boolean): PageFacts {
  const title = titleFromPath(path);
  return { route, title, file: null, ...(provided ? { provided } : { missing: true }), hidden: false, label: title };
}

function iconOf({ icon, iconType }: FrontMatter): Icon | undefined {
  if (icon === undefined) return undefined;
  return iconType === undefined ? { name: icon } : { name: icon, style: iconType };
}
