import type { Layout } from './layout.ts';

/** A page file of the docs folder. */
export interface PageFile {
  /** Relative to the docs root, in its real letter case: `guides/start.mdx`. */
  readonly file: string;
  /** The file without its extension, from the folder of the pages: what an entry of the navigation names. */
  readonly path: string;
  /** The `.md` file of the same path that this `.mdx` file hides. */
  readonly hides?: string;
  readonly frontMatter: FrontMatter;
}

/** What the front matter of a page says that navigation needs. Absent if it says nothing. */
export interface FrontMatter {
  readonly title?: string;
  readonly sidebarTitle?: string;
  readonly description?: string;
  readonly icon?: string;
  readonly iconType?: string;
  readonly tag?: string;
  readonly url?: string;
  readonly openapi?: string;
  /** The schema of a specification that hosts show on the page. */
  readonly 'openapi-schema'?: string;
  readonly asyncapi?: string;
  /** Who wrote the file, where a program did. */
  readonly generated?: string;
  readonly hidden?: boolean;
  readonly deprecated?: boolean;
  /** Search engines are to leave it out. */
  readonly noindex?: boolean;
}

/** Why a page file is no page. */
export interface IgnoredFile {
  readonly file: string;
  readonly rule: IgnoreRule;
}

export interface IgnoreRule {
  /** The pattern as written, the name of a built-in rule, or what a link leads to. */
  readonly pattern: string;
  /**
   * `built-in`, `options`, `.mintignore`, `git` for what Git ignores, or `symbolic-link` for a link that leads out of the
   * docs folder.
   */
  readonly from: 'built-in' | 'options' | '.mintignore' | 'git' | 'symbolic-link';
  /** Set if the file is a page as soon as the navigation names it. */
  readonly unlessNamed?: true;
  /** 1-based line in `.mintignore`. */
  readonly line?: number;
}

/** What the docs folder contains. */
export interface Inventory {
  /** Pages by path, in code-unit order of the paths. */
  readonly pages: ReadonlyMap<string, PageFile>;
  /** Page files that a rule leaves out, by path. */
  readonly ignored: ReadonlyMap<string, IgnoredFile>;
  /** Every file, relative to the root; folders that are never read into (`.git`, `node_modules`) are not in it. */
  readonly files: ReadonlySet<string>;
  /** Which folders are not in addresses. */
  readonly layout: Layout;
  /** Every file by the path that it is addressed by. */
  readonly addressed: ReadonlyMap<string, string>;
  /** True for a path in a folder that could not be read: it may exist. */
  readonly isUnknown: (path: string) => boolean;
  /** True for a page path that the options say another build step makes. */
  readonly isProvided: (path: string) => boolean;
}

/** The page file that has an address. */
export function pageFileAt(route: string, { pages }: Pick<Inventory, 'pages'>): PageFile | undefined {
  const path = route === '/' ? 'index' : route.slice(1);
  return pages.get(path) ?? pages.get(`${path}/index`);
}
