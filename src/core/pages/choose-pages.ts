import { diagnose } from '../findings/diagnose.ts';
import type { Host, UnreadFolder } from '../host/host.ts';
import type { IgnoredFile, IgnoreRule, Inventory, PageFile } from '../values/inventory.ts';
import { addressedPath, byAddress } from '../values/layout.ts';
import { type Element, namesIn } from '../values/navigation.ts';
import type { Finding } from '../values/outcome.ts';
import { normalizePath, pathOfAddress } from '../values/paths.ts';
import { builtInRule, mintignoreRules, type SiteRules } from './ignore-rules.ts';

/** Patterns of the settings: files that are pages whatever other rules say, files that are none, pages made elsewhere. */
export interface PagePatterns {
  readonly pages: readonly string[];
  readonly ignore: readonly string[];
  readonly provided: readonly string[];
  /** Folder that has the pages; empty for the docs folder itself. */
  readonly pagesDir: string;
  /** Folder whose files are published at the top; empty if there is none. */
  readonly publicDir: string;
}

/** A file that is a page, and was not read yet. */
export type ChosenFile = Omit<PageFile, 'frontMatter'>;

/** Which files of a docs folder are pages. */
export interface Chosen {
  /** In code-unit order of the paths. */
  readonly files: readonly ChosenFile[];
  readonly others: Omit<Inventory, 'pages'>;
  readonly findings: readonly Finding[];
}

/**
 * Finds out which files of the docs folder are pages.
 *
 * @param isNamed True for a path that the navigation names. It is asked for few.
 */
export async function choosePages(
  host: Host,
  patterns: PagePatterns,
  isNamed: (path: string) => boolean,
): Promise<Chosen> {
  const { files, outside, unread } = host.list();
  const layout = { pages: prefixOf(patterns.pagesDir), public: prefixOf(patterns.publicDir) };
  const pathOf = (file: string): string | undefined =>
    file.startsWith(layout.pages) ? pagePath(file.slice(layout.pages.length)) : undefined;
  const ruleFor = await ignoreTest(host, patterns, layout.pages.length, isNamed);
  const isOpen = (file: string): boolean => {
    const path = pathOf(file);
    return path !== undefined && ruleFor(file) === undefined && !isNamed(path) && !isNamed(withoutIndex(path));
  };
  const byGit = files.some(isOpen) ? await host.ignoredByGit() : undefined;
  const ignored = new Map<string, IgnoredFile>();
  const found = new Map<string, ChosenFile>();
  for (const file of files) {
    const path = pathOf(file);
    if (path === undefined) continue;
    const rule = ruleFor(file) ?? (byGit?.(file) === true && isOpen(file) ? gitRule : undefined);
    if (rule === 'kept' || rule === undefined) addPage(found, file, path);
    else ignored.set(path, { file, rule });
  }
  for (const { link, target } of outside) {
    const path = pathOf(link) ?? addressedPath(link, layout);
    ignored.set(path, { file: link, rule: { pattern: target, from: 'symbolic-link' } });
  }
  const unknown = unread.map(({ folder }) => (folder === '' ? '' : addressedPath(`${folder}/`, layout)));
  const isLeftOut = (folder: string): boolean => typeof ruleFor(`${folder}/index.mdx`) === 'object';
  return {
    files: [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
    others: {
      ignored,
      files: new Set(files),
      layout,
      addressed: byAddress(files, layout),
      isUnknown: (path) => unknown.some((folder) => path.startsWith(folder)),
      isProvided: await providedTest(patterns.provided),
    },
    findings: unread.flatMap((folder) => (isLeftOut(folder.folder) ? [] : [unreadFolder(folder)])),
  };
}

/** Of two files with one path, the one in MDX is the page. */
function addPage(found: Map<string, ChosenFile>, file: string, path: string): void {
  const twin = found.get(path);
  if (twin === undefined) found.set(path, { file, path });
  else if (file.endsWith('.mdx')) found.set(path, { file, path, hides: twin.file });
  else found.set(path, { file: twin.file, path, hides: file });
}

/** The path by which an entry names a page file; undefined for a file that is none. */
export function pagePath(file: string): string | undefined {
  if (file.endsWith('.mdx')) return file.slice(0, -4);
  return file.endsWith('.md') ? file.slice(0, -3) : undefined;
}

function withoutIndex(path: string): string {
  return path.replace(/\/index$/, '');
}

/** A folder of the settings as the names of files in it begin: with a slash at its end, or empty. */
function prefixOf(folder: string): string {
  const path = normalizePath(folder) ?? '';
  return path === '' ? '' : `${path}/`;
}

/** Another build step may make it: it counts once the navigation names it. */
const gitRule: IgnoreRule = { pattern: '.gitignore', from: 'git', unlessNamed: true };

/**
 * The rules of the options, of the site and of every site, the first that says something deciding.
 *
 * @param top Letters of a file before what the rules of every site count from: the folder of the pages.
 */
async function ignoreTest(
  host: Host,
  { pages, ignore }: PagePatterns,
  top: number,
  isNamed: (path: string) => boolean,
): Promise<(file: string) => IgnoreRule | 'kept' | undefined> {
  const kept: ReadonlySet<string> = new Set(pages.length > 0 ? await host.glob(pages) : []);
  const left = new Map<string, IgnoreRule>();
  for (const pattern of ignore) {
    for (const file of await host.glob([pattern])) left.set(file, { pattern, from: 'options' });
  }
  const mintignore = host.read('.mintignore');
  const site: SiteRules = 'text' in mintignore ? await mintignoreRules(mintignore.text) : () => undefined;
  return (file) => {
    const chosen = left.get(file) ?? (kept.has(file) ? 'kept' : site(file));
    if (chosen !== undefined) return chosen;
    const own = file.slice(top);
    const rule = builtInRule(own);
    return rule?.unlessNamed === true && isNamed(pagePath(own) ?? own) ? undefined : rule;
  };
}

async function providedTest(patterns: readonly string[]): Promise<(path: string) => boolean> {
  if (patterns.length === 0) return () => false;
  const { default: micromatch } = await import('micromatch');
  const matchers = patterns.map((pattern) => micromatch.matcher(pattern.replace(/^\/+/, ''), { dot: true }));
  return (path) => matchers.some((matches) => matches(path));
}

/** What is wrong with a folder that could not be looked into. */
function unreadFolder({ folder, problem }: UnreadFolder): Finding {
  if (problem.kind === 'refused') {
    const args = { file: folder, problem: { kind: 'folder', reason: problem.reason } } as const;
    return diagnose('page-unreadable', { file: folder }, args);
  }
  const { limit } = problem;
  return diagnose('page-too-complex', { file: folder }, { file: folder, of: 'linked folders', limit });
}

/** The page paths that entries and roots name, normalized and without extension. */
export function namedPages(root: Element): ReadonlySet<string> {
  return new Set(namesIn(root).map(pathOfAddress));
}
