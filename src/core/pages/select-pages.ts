import { diagnose } from '../findings/diagnose.ts';
import type { Host, UnreadFolder } from '../host/host.ts';
import type { IgnoredFile, IgnoreRule, Inventory, PageFile } from '../values/inventory.ts';
import { type Element, referencedNames } from '../values/navigation.ts';
import type { Finding } from '../values/outcome.ts';
import { filesByUrlPath, lastSegment, normalizePath, pagePathOfUrl, urlPathOfFile } from '../values/paths.ts';

/**
 * Glob patterns and folders from the settings. A file that matches `ignore` is never a page, even if the file also
 * matches `pages`. `provided` matches the paths of pages that another tool generates.
 */
export interface PagePatterns {
  readonly pages: readonly string[];
  readonly ignore: readonly string[];
  readonly provided: readonly string[];
  /** Folder of the pages; empty for the docs folder itself. */
  readonly pagesDir: string;
  /** Folder whose files are published at the site's root; empty if unused. */
  readonly publicDir: string;
}

export type UnreadPageFile = Omit<PageFile, 'frontMatter'>;

export interface PageSelection {
  readonly files: readonly UnreadPageFile[];
  readonly others: Omit<Inventory, 'pages'>;
  readonly findings: readonly Finding[];
}

/**
 * Determines which files of the docs folder are pages.
 *
 * @param isNamed True for a path in the navigation. Called for few paths only.
 */
export async function selectPages(
  host: Host,
  patterns: PagePatterns,
  isNamed: (path: string) => boolean,
): Promise<PageSelection> {
  const { files, outside: externalLinks, unread: unreadFolders } = host.list();
  const layout = { pages: folderPrefix(patterns.pagesDir), public: folderPrefix(patterns.publicDir) };
  const pagePathForFile = (file: string): string | undefined =>
    file.startsWith(layout.pages) ? pagePathOfFile(file.slice(layout.pages.length)) : undefined;
  const applySiteRules = await readSiteRules(host);
  const findRule = await createPageIgnoreTest({ host, patterns, applySiteRules }, layout.pages.length, isNamed);
  const isUndecided = (file: string): boolean => {
    const path = pagePathForFile(file);
    return path !== undefined && findRule(file) === undefined && !isNamed(path) && !isNamed(withoutIndex(path));
  };
  const isIgnoredByGit = files.some(isUndecided) ? await host.ignoredByGit() : undefined;
  const ignored = new Map<string, IgnoredFile>();
  const pageFiles = new Map<string, UnreadPageFile>();
  for (const file of files) {
    const path = pagePathForFile(file);
    if (path === undefined) continue;
    const rule = findRule(file) ?? (isIgnoredByGit?.(file) === true && isUndecided(file) ? gitRule : undefined);
    if (rule === 'kept' || rule === undefined) addPage(pageFiles, file, path);
    else ignored.set(path, { file, rule });
  }
  for (const { link, target } of externalLinks) {
    const path = pagePathForFile(link) ?? urlPathOfFile(link, layout);
    ignored.set(path, { file: link, rule: { pattern: target, from: 'symbolic-link' } });
  }
  const unknownPrefixes = unreadFolders.map(({ folder }) => (folder === '' ? '' : urlPathOfFile(`${folder}/`, layout)));
  const isIgnored = (folder: string): boolean => typeof findRule(`${folder}/index.mdx`) === 'object';
  return {
    files: [...pageFiles.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
    others: {
      ignored,
      excluded: findExcluded(files, (file) => (findRule(file) === 'kept' ? undefined : applySiteRules(file))),
      files: new Set(files),
      layout,
      fileByUrlPath: filesByUrlPath(files, layout),
      isUnknown: (path) => unknownPrefixes.some((folder) => path.startsWith(folder)),
      isProvided: await createProvidedTest(patterns.provided),
    },
    findings: unreadFolders.flatMap((folder) => (isIgnored(folder.folder) ? [] : [diagnoseUnreadFolder(folder)])),
  };
}

function findExcluded(files: readonly string[], applyRules: SiteRules): ReadonlyMap<string, IgnoreRule> {
  return new Map(
    files.flatMap((file) => {
      const rule = applyRules(file);
      return typeof rule === 'object' ? [[file, rule]] : [];
    }),
  );
}

/** If an `.md` and an `.mdx` file have the same path, the `.mdx` file wins. */
function addPage(pageFiles: Map<string, UnreadPageFile>, file: string, path: string): void {
  const twin = pageFiles.get(path);
  if (twin === undefined) pageFiles.set(path, { file, path });
  else if (file.endsWith('.mdx')) pageFiles.set(path, { file, path, hides: twin.file });
  else pageFiles.set(path, { file: twin.file, path, hides: file });
}

/** Path of a page file as written in entries: `guides/start.mdx → guides/start`. `undefined` for other files. */
export function pagePathOfFile(file: string): string | undefined {
  if (file.endsWith('.mdx')) return file.slice(0, -4);
  return file.endsWith('.md') ? file.slice(0, -3) : undefined;
}

function withoutIndex(path: string): string {
  return path.replace(/\/index$/, '');
}

function folderPrefix(folder: string): string {
  const path = normalizePath(folder) ?? '';
  return path === '' ? '' : `${path}/`;
}

/** A build step may generate a file that Git ignores, so the file is a page if the navigation names it. */
const gitRule: IgnoreRule = { pattern: '.gitignore', from: 'git', unlessNamed: true };

/**
 * Combines the rules of the options, the rules of `.mintignore` and the built-in rules. The first rule that matches
 * decides.
 *
 * @param prefixLength Length of the pages folder's path, which is removed before the built-in rules are applied.
 */
async function createPageIgnoreTest(
  {
    host,
    patterns: { pages, ignore },
    applySiteRules,
  }: { readonly host: Host; readonly patterns: PagePatterns; readonly applySiteRules: SiteRules },
  prefixLength: number,
  isNamed: (path: string) => boolean,
): Promise<(file: string) => IgnoreRule | 'kept' | undefined> {
  const includedFiles: ReadonlySet<string> = new Set(pages.length > 0 ? await host.glob(pages) : []);
  const ignoredFiles = new Map<string, IgnoreRule>();
  for (const pattern of ignore) {
    for (const file of await host.glob([pattern])) ignoredFiles.set(file, { pattern, from: 'options' });
  }
  return (file) => {
    const decision = ignoredFiles.get(file) ?? (includedFiles.has(file) ? 'kept' : applySiteRules(file));
    if (decision !== undefined) return decision;
    const pathInPages = file.slice(prefixLength);
    const rule = builtInRule(pathInPages);
    return rule?.unlessNamed === true && isNamed(pagePathOfFile(pathInPages) ?? pathInPages) ? undefined : rule;
  };
}

async function createProvidedTest(patterns: readonly string[]): Promise<(path: string) => boolean> {
  if (patterns.length === 0) return () => false;
  const { default: micromatch } = await import('micromatch');
  const matchers = patterns.map((pattern) => micromatch.matcher(pattern.replace(/^\/+/, ''), { dot: true }));
  return (path) => matchers.some((isMatch) => isMatch(path));
}

function diagnoseUnreadFolder({ folder, problem }: UnreadFolder): Finding {
  if (problem.kind === 'refused') {
    const args = { file: folder, problem: { kind: 'folder', reason: problem.reason } } as const;
    return diagnose('page-unreadable', { file: folder }, args);
  }
  const { limit } = problem;
  return diagnose('page-too-complex', { file: folder }, { file: folder, of: 'linked folders', limit });
}

export function pagesInNavigation(root: Element): ReadonlySet<string> {
  return new Set(referencedNames(root).map(pagePathOfUrl));
}

/**
 * Applies the rules of `.mintignore` to a file. Its path is relative to the docs root. `undefined` if no rule matches.
 */
type SiteRules = (file: string) => IgnoreRule | 'kept' | undefined;

async function readSiteRules(host: Host): Promise<SiteRules> {
  const mintignore = host.read('.mintignore');
  return 'text' in mintignore ? await parseMintignore(mintignore.text) : () => undefined;
}

/** Folders of tools, at any depth. `.mintlify/skills` is excluded. */
const toolFolder = /(?:^|\/)(\.(?:git|github|claude|agents|idea|vscode|cursor|mintlify(?!\/skills\/))|node_modules)\//;
const ignoredNames: ReadonlySet<string> = new Set([
  ...['readme.md', 'license.md', 'changelog.md', 'contributing.md', 'contribute.md'],
]);

const repositoryFiles: ReadonlySet<string> = new Set([
  ...['agents.md', 'claude.md', 'skill.md', 'code_of_conduct.md', 'security.md', 'styleguide.md'],
]);
const hiddenFolder = /(?:^|\/)(\.(?!mintlify\/)[^/]*)\//;

/**
 * Built-in ignore rules, by the path relative to the pages folder. Always ignored: folders of tools, snippets, and
 * Markdown files such as `README.md` (case-insensitive). Ignored unless the navigation names them: files for agents and
 * contributors, and names that begin with a dot.
 */
function builtInRule(file: string): IgnoreRule | undefined {
  const [fileName, lowerCasePath] = [lastSegment(file), file.toLowerCase()];
  const name = fileName.toLowerCase();
  if (ignoredNames.has(name)) return { pattern: name, from: 'built-in' };
  if (lowerCasePath === 'skill.md' || /^_?snippets\//.test(lowerCasePath))
    return { pattern: `/${lowerCasePath.split('/', 1)[0]}`, from: 'built-in' };
  const toolFolderName = toolFolder.exec(lowerCasePath)?.[1];
  if (toolFolderName !== undefined) return { pattern: toolFolderName, from: 'built-in' };
  if (repositoryFiles.has(name)) return { pattern: name, from: 'built-in', unlessNamed: true };
  const hiddenName = fileName.startsWith('.') ? fileName : hiddenFolder.exec(file)?.[1];
  return hiddenName === undefined ? undefined : { pattern: hiddenName, from: 'built-in', unlessNamed: true };
}

/**
 * Parses `.mintignore`, which has the syntax of `.gitignore`, but is case-insensitive. Overrides the built-in rules.
 */
async function parseMintignore(text: string): Promise<SiteRules> {
  const { default: ignore } = await import('ignore');
  const rules = ignore({ ignorecase: true, allowRelativePaths: false });
  for (const [index, pattern] of text.split(/\r?\n/).entries()) rules.add({ pattern, mark: String(index + 1) });
  return (file) => {
    const { ignored, unignored, rule } = rules.test(file);
    if (!ignored) return unignored ? 'kept' : undefined;
    return { pattern: rule?.pattern ?? '', from: '.mintignore', line: Number(rule?.mark ?? 1) };
  };
}
