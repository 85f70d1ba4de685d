import type { IgnoreRule } from '../values/inventory.ts';

/** What the rules of a site say of a file, by its path relative to the docs root: left out, kept in spite of others, or nothing. */
export type SiteRules = (file: string) => IgnoreRule | 'kept' | undefined;

const folders: ReadonlySet<string> = new Set([
  ...['.git', '.github', '.claude', '.agents', '.idea', '.vscode', '.cursor', '.mintlify', 'node_modules'],
]);
const rootFolders: ReadonlySet<string> = new Set(['snippets', '_snippets']);
const files: ReadonlySet<string> = new Set([
  ...['readme.md', 'license.md', 'changelog.md', 'contributing.md', 'contribute.md'],
]);

const repositoryFiles: ReadonlySet<string> = new Set([
  ...['agents.md', 'claude.md', 'skill.md', 'code_of_conduct.md', 'security.md', 'styleguide.md'],
]);

/** What the rules that hold for every site say of a file, by its path relative to the docs root. */
export interface BuiltInRules {
  /** Folders of tools, snippets, and the Markdown files that a repository has for its own readers, in any letter case. */
  readonly always: (file: string) => IgnoreRule | undefined;
  /**
   * What is written for agents and for the people of a repository, and files and folders whose names begin with a dot: no
   * pages unless the navigation names them.
   */
  readonly unlessNamed: (file: string) => IgnoreRule | undefined;
}

/** Prepares the rules that hold for every site: each folder is judged once. */
export function builtInRules(): BuiltInRules {
  const rulesFor = rulesByFolder();
  return {
    always(file) {
      const name = nameIn(file);
      if (files.has(name)) return { pattern: name, from: 'built-in' };
      const { folder, always } = rulesFor(file);
      return folder === '' && name === 'skill.md' ? { pattern: '/skill.md', from: 'built-in' } : always;
    },
    unlessNamed(file) {
      const name = nameIn(file);
      if (repositoryFiles.has(name)) return { pattern: name, from: 'built-in', unlessNamed: true };
      const own = file.slice(file.lastIndexOf('/') + 1);
      if (own.startsWith('.')) return { pattern: own, from: 'built-in', unlessNamed: true };
      return rulesFor(file).unlessNamed;
    },
  };
}

/** The name of a file in small letters. One that ends in `.mdx` is never asked for. */
function nameIn(file: string): string {
  return file.endsWith('x') ? '' : file.slice(file.lastIndexOf('/') + 1).toLowerCase();
}

interface FolderRules {
  readonly folder: string;
  readonly always: IgnoreRule | undefined;
  readonly unlessNamed: IgnoreRule | undefined;
}

function rulesByFolder(): (file: string) => FolderRules {
  const known = new Map<string, FolderRules>();
  let last: FolderRules = { folder: '', always: undefined, unlessNamed: undefined };
  return (file) => {
    const length = Math.max(file.lastIndexOf('/'), 0);
    // Files are asked for folder by folder.
    if (length === last.folder.length && file.startsWith(last.folder)) return last;
    const folder = file.slice(0, length);
    last = known.get(folder) ?? { folder, always: folderRule(folder), unlessNamed: unnamedFolderRule(folder) };
    known.set(folder, last);
    return last;
  };
}

function folderRule(folder: string): IgnoreRule | undefined {
  const parts = folder.toLowerCase().split('/');
  const [root = ''] = parts;
  if (rootFolders.has(root)) return { pattern: `/${root}`, from: 'built-in' };
  for (const [index, part] of parts.entries()) {
    if (!folders.has(part)) continue;
    if (part === '.mintlify' && parts[index + 1] === 'skills') continue;
    return { pattern: part, from: 'built-in' };
  }
  return undefined;
}

function unnamedFolderRule(folder: string): IgnoreRule | undefined {
  const hidden = folder.split('/').find((part) => part.startsWith('.') && part !== '.mintlify');
  return hidden === undefined ? undefined : { pattern: hidden, from: 'built-in', unlessNamed: true };
}

/** The rules of a `.mintignore`: those of a `.gitignore` that follow the built-in ones, without regard to letter case. */
export async function mintignoreRules(text: string): Promise<SiteRules> {
  const { default: ignore } = await import('ignore');
  const rules = ignore({ ignorecase: true, allowRelativePaths: false });
  for (const [index, pattern] of text.split(/\r?\n/).entries()) rules.add({ pattern, mark: String(index + 1) });
  return (file) => {
    const { ignored, unignored, rule } = rules.test(file);
    if (!ignored) return unignored ? 'kept' : undefined;
    return { pattern: rule?.pattern ?? '', from: '.mintignore', line: Number(rule?.mark ?? 1) };
  };
}
