import type { Layout } from './paths.ts';

export interface PageFile {
  /** Relative to the docs root, in its actual letter case: `guides/start.mdx`. */
  readonly file: string;
  /** The file without extension, relative to the folder of pages. Navigation entries use this path. */
  readonly path: string;
  /** A `.md` file with the same path, hidden by this `.mdx` file. */
  readonly hides?: string;
  readonly frontMatter: FrontMatter;
}

/** Front matter members that the navigation uses. Absent members are not set or have a wrong type. */
export interface FrontMatter {
  readonly title?: string;
  readonly sidebarTitle?: string;
  readonly description?: string;
  readonly icon?: string;
  readonly iconType?: string;
  readonly tag?: string;
  readonly url?: string;
  readonly openapi?: string;
  /** Name of a schema to show on the page, optionally with its specification. */
  readonly 'openapi-schema'?: string;
  readonly asyncapi?: string;
  /** Content of a `robots` meta tag: `noindex, nofollow`. */
  readonly robots?: string;
  readonly generated?: string;
  readonly hidden?: boolean;
  readonly deprecated?: boolean;
  readonly noindex?: boolean;
  readonly searchable?: boolean;
}

export interface IgnoredFile {
  readonly file: string;
  readonly rule: IgnoreRule;
}

export interface IgnoreRule {
  /** The pattern as written, the name of a built-in rule, or the target of a symbolic link. */
  readonly pattern: string;
  /** `git`: ignored by Git. `symbolic-link`: the link points outside the docs folder. */
  readonly from: 'built-in' | 'options' | '.mintignore' | 'git' | 'symbolic-link';
  /** Set if the rule doesn't apply to a file that the navigation names. */
  readonly unlessNamed?: true;
  readonly line?: number;
}

export interface Inventory {
  /** By path, in code-unit order. */
  readonly pages: ReadonlyMap<string, PageFile>;
  readonly ignored: ReadonlyMap<string, IgnoredFile>;
  /** Files, pages or not, that `.mintignore` excludes from the site, and the rules that exclude them. */
  readonly excluded: ReadonlyMap<string, IgnoreRule>;
  /** All files, relative to the docs root, except in folders that are never read (`.git`, `node_modules`). */
  readonly files: ReadonlySet<string>;
  readonly layout: Layout;
  readonly fileByUrlPath: ReadonlyMap<string, string>;
  readonly isUnknown: (path: string) => boolean;
  /** True for a page path that another build step generates, according to the options. */
  readonly isProvided: (path: string) => boolean;
}

export function excludedFile(file: string, { excluded }: Pick<Inventory, 'excluded'>): IgnoredFile | undefined {
  const rule = excluded.get(file);
  return rule && { file, rule };
}

export function pageFileAt(route: string, { pages }: Pick<Inventory, 'pages'>): PageFile | undefined {
  const path = route === '/' ? 'index' : route.slice(1);
  return pages.get(path) ?? pages.get(`${path}/index`);
}
