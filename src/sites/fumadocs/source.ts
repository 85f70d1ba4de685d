import type { Page, Site } from '../../core/site.ts';
import type { LoadContent, StructuredData } from './generator.ts';

/** A source for `loader` of `fumadocs-core/source`. */
export interface PageSource {
  readonly files: SourceFile[];
}

interface SourceFile {
  readonly type: 'page';
  /** As Fumadocs tells files apart; nothing is read from it. */
  readonly path: string;
  readonly slugs: string[];
  readonly data: {
    readonly title: string;
    readonly description?: string;
    /** Read when a search index is made. */
    readonly structuredData: () => Promise<StructuredData>;
  };
}

/** The contents of pages, by their routes. */
export type Contents = Readonly<Record<string, LoadContent>>;

/** The pages of a site at their routes. Fumadocs would drop the names of folders in parentheses: slugs are given. */
export function sourceOf(site: Site, contents: Contents): PageSource {
  return {
    files: Object.entries(contents).map(([route, load]) => {
      const { title = route, description }: Partial<Page> = site.pages[route] ?? {};
      return {
        type: 'page',
        path: `${route.slice(1) || 'index'}.mdx`,
        slugs: slugsOf(route),
        data: {
          title,
          ...(description === undefined ? {} : { description }),
          structuredData: async () => (await load()).default.structuredData,
        },
      };
    }),
  };
}

/** The steps of a route, as Next.js gives them. */
export function slugsOf(route: string): string[] {
  return route === '/' ? [] : route.slice(1).split('/');
}
