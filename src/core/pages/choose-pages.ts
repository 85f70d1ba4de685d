import type { Host, UnreadFolder } from '../host/host.ts';
import type { IgnoredFile, IgnoreRule, Inventory } from '../values/inventory.ts';
import type { Finding } from '../values/outcome.ts';
import { builtInRules, mintignoreRules, type SiteRules } from './ignore-rules.ts';
import { unreadFolder } from './unreadable.ts';

/** Patterns of the settings: files that are pages whatever other rules say, files that are none, pages made elsewhere. */
export interface PagePatterns {
  readonly pages: readonly string[];
  readonly ignore: readonly string[];
  readonly provided: readonly string[];
}

/** A file that is a page. */
export interface ChosenFile {
  readonly file: string;
  readonly path: string;
  /** The `.md` file of the same path that this `.mdx` file hides. */
  readonly hides: string | undefined;
}

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
  const ruleFor = await ignoreTest(host, patterns, isNamed);
  const ignored = new Map<string, IgnoredFile>();
  const found = new Map<string, ChosenFile>();
  for (const file of files) {
    const path = pagePath(file);
    if (path === undefined) continue;
    const rule = ruleFor(file);
    if (rule !== undefined) ignored.set(path, { file, rule });
    else {
      const twin = found.get(path);
      if (twin === undefined) found.set(path, { file, path, hides: undefined });
      else if (file.endsWith('.mdx')) found.set(path, { file, path, hides: twin.file });
      else found.set(path, { file: twin.file, path, hides: file });
    }
  }
  for (const { link, target } of outside) {
    ignored.set(pagePath(link) ?? link, { file: link, rule: { pattern: target, from: 'symbolic-link' } });
  }
  return {
    files: [...found.keys()].sort().map((path) => found.get(path) as ChosenFile),
    others: {
      ignored,
      files: new Set(files),
      isUnknown: unknownTest(unread),
      isProvided: await providedTest(patterns.provided),
    },
    findings: unread.flatMap((folder) => (ruleFor(`${folder.folder}/index.mdx`) ? [] : [unreadFolder(folder)])),
  };
}

/** The path by which an entry names a page file; undefined for a file that is none. */
export function pagePath(file: string): string | undefined {
  if (file.endsWith('.mdx')) return file.slice(0, -4);
  return file.endsWith('.md') ? file.slice(0, -3) : undefined;
}

/** The rules of the options, of the site and of every site, the first that says something deciding. */
async function ignoreTest(
  host: Host,
  { pages, ignore }: PagePatterns,
  isNamed: (path: string) => boolean,
): Promise<(file: string) => IgnoreRule | undefined> {
  const kept: ReadonlySet<string> = new Set(pages.length > 0 ? await host.glob(pages) : []);
  const left = new Map<string, IgnoreRule>();
  for (const pattern of ignore) {
    for (const file of await host.glob([pattern])) left.set(file, { pattern, from: 'options' });
  }
  const mintignore = host.read('.mintignore');
  const site: SiteRules = 'text' in mintignore ? await mintignoreRules(mintignore.text) : () => undefined;
  const builtIn = builtInRules();
  return (file) => {
    const chosen = left.get(file);
    if (chosen !== undefined || kept.has(file)) return chosen;
    const rule = site(file);
    if (rule === 'kept') return undefined;
    const always = rule ?? builtIn.always(file);
    const unlessNamed = always === undefined ? builtIn.unlessNamed(file) : undefined;
    if (unlessNamed === undefined) return always;
    return isNamed(pagePath(file) ?? file) ? undefined : unlessNamed;
  };
}

function unknownTest(unread: readonly UnreadFolder[]): (path: string) => boolean {
  const prefixes = unread.map(({ folder }) => (folder === '' ? '' : `${folder}/`));
  return (path) => prefixes.some((prefix) => path.startsWith(prefix));
}

async function providedTest(patterns: readonly string[]): Promise<(path: string) => boolean> {
  if (patterns.length === 0) return () => false;
  const { default: micromatch } = await import('micromatch');
  const matchers = patterns.map((pattern) => micromatch.matcher(pattern.replace(/^\/+/, ''), { dot: true }));
  return (path) => matchers.some((matches) => matches(path));
}
